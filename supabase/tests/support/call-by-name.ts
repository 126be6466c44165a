import { probeAs, sessionOf } from '@telehealth/local-services/database/act-as';
import type { JSONValue, Sql, TransactionSql } from 'postgres';
import type { FunctionFacts } from '../matrix/catalogue';

const argument = ({ name, type }: FunctionFacts['args'][number]): string => {
  if (type === 'jsonb') return `"${name}" => $1::jsonb -> '${name}'`;
  if (!type.endsWith('[]')) return `"${name}" => ($1::jsonb ->> '${name}')::${type}`;
  return `"${name}" => case jsonb_typeof($1::jsonb -> '${name}') when 'array'
    then array(select jsonb_array_elements_text($1::jsonb -> '${name}'))::${type} end`;
};

/** Calls a function of schema public with named arguments; those not named keep their defaults. Its answer as JSON. */
export async function callByName(tx: TransactionSql, facts: FunctionFacts, args: Record<string, unknown>) {
  const named = facts.args.filter(({ name }) => args[name] !== undefined).map(argument);
  const values: JSONValue = JSON.parse(JSON.stringify(args));
  const rows = await tx.unsafe<{ row: unknown }[]>(
    `select to_jsonb(f) as row from public."${facts.name}"(${named.join(', ')}) f`,
    named.length > 0 ? [values] : [],
  );
  return rows.map(({ row }) => row);
}

/** Claims of a live session of that person. */
export const liveClaims = async (sql: Sql, userId: string) => ({
  role: 'authenticated' as const,
  sub: userId,
  session_id: await sessionOf(sql, userId),
});

/** Does something as that person, after the owner of the database prepared it; everything is undone. */
export async function tryAs<T>(
  sql: Sql,
  userId: string,
  work: (tx: TransactionSql) => Promise<T>,
  before?: (tx: TransactionSql) => Promise<unknown>,
): Promise<T> {
  return probeAs(sql, await liveClaims(sql, userId), work, async (tx) => {
    await before?.(tx);
  });
}
