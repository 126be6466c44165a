import type { Sql, TransactionSql } from 'postgres';
import { functionsOf } from '../matrix/catalogue';
import { callByName } from './call-by-name';

type Through = (endpoint: string, work: (tx: TransactionSql) => Promise<unknown>) => Promise<unknown>;

/**
 * What each function and table answers that somebody may ask for another, by its endpoint, as JSON; of one that refuses, its words.
 * @param through asks one endpoint in the place of that person
 * @param visits of which functions are asked: the first one where they take one, all where they take many
 */
export async function answersOfEveryDoor(sql: Sql, through: Through, visits: readonly string[]) {
  const functions = (await functionsOf(sql, 'public')).filter(({ callers }) => callers.includes('authenticated'));
  const doors = await sql<{ endpoint: string }[]>`select endpoint from private.acting_rights order by 1`;
  const columns = await sql<{ table: string; names: string }[]>`
    select c.relname as table, string_agg(quote_ident(a.attname), ', ') as names from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and has_column_privilege('authenticated', c.oid, a.attnum, 'select') group by 1`;
  const readable = new Map(columns.map(({ table, names }) => [table, names]));
  const answers = new Map<string, string>();
  for (const { endpoint } of doors) {
    const facts = functions.find(({ name }) => `rpc/${name}` === endpoint);
    const ask = (tx: TransactionSql): Promise<unknown> => {
      if (!facts) return tx.unsafe(`select ${readable.get(endpoint) ?? '*'} from public."${endpoint}"`);
      const args: Record<string, unknown> = {};
      for (const { name } of facts.args) {
        if (name === 'p_visits') args[name] = visits;
        if (['p_appointment', 'p_visit', 'p_id'].includes(name)) args[name] = visits[0];
      }
      return callByName(tx, facts, args);
    };
    const answer = await through(endpoint, ask).catch((cause: unknown) => String(cause));
    answers.set(endpoint, JSON.stringify(answer));
  }
  return answers;
}
