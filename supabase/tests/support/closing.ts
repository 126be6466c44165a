import type { Sql } from 'postgres';
import { signedInAgo } from './access';
import { as } from './people';

/** What closing an account gives. */
export interface Closed {
  closedAt: string;
  kept: { category: string; law: string; until: string; confirm: string }[];
  erased: string[];
}

export const close = (
  sql: Sql,
  who: string,
  words = 'close my account',
  minutes = 1,
  at = new Date(),
): Promise<Closed> =>
  signedInAgo(
    sql,
    who,
    minutes,
    async (tx) => {
      const [row] = await tx<{ closed: Closed }[]>`select public.close_my_account(${words}) as closed`;
      if (!row) throw new Error('Nothing was said.');
      return row.closed;
    },
    at,
  );

export const isClosed = async (sql: Sql, who: string): Promise<boolean> =>
  (await sql`select 1 from private.closed_accounts where id = ${who}`).length > 0;

/** Whom the database takes somebody for who still holds a valid token. */
export const meOf = (sql: Sql, who: string) =>
  as(sql, who, async (tx) => {
    const [row] = await tx<{ me: string | null }[]>`select private.me() as me`;
    return row?.me ?? null;
  });

/** Tables with a row that holds one of these words anywhere, in the schemas of the product and of the backend's users. */
export async function tablesWith(sql: Sql, words: readonly string[]): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`select format('%I.%I', n.nspname, c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth') order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const rows = await sql.unsafe(`select 1 from ${name} t where position($1 in t::text) > 0 limit 1`, [word]);
      if (rows.length > 0) found.push(`${name}: ${word}`);
    }
  }
  return found;
}
