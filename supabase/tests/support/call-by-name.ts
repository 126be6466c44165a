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

/** Functions of schema public that people call and that come, directly or through others, to one of those named. */
export async function functionsThatReach(sql: Sql, targets: readonly string[]): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    with recursive every as (
      select p.oid, n.nspname as schema, p.proname as name, p.prosrc as body from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')
    ), reaches as (
      select e.oid, e.name, e.schema from every e where e.name = any (${[...targets]})
      union
      select e.oid, e.name, e.schema from every e join reaches r
        on e.body ~ ('\\m' || r.schema || '\\.' || r.name || '\\M\\s*\\(')
    )
    select distinct r.name from reaches r join pg_proc p on p.oid = r.oid
    where r.schema = 'public' and has_function_privilege('authenticated', p.oid, 'execute') and p.provolatile = 'v'
    order by 1`;
  return rows.map(({ name }) => name);
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
