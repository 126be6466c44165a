import type { Sql, TransactionSql } from 'postgres';
import { as } from './people';

type Run = <R>(work: (tx: TransactionSql) => Promise<R>) => Promise<R>;
type Opening = (tx: TransactionSql) => Promise<readonly { ticket: string }[]>;

/** Opens a look and reads it as browsers do, in two transactions. `run` says as whom and when. */
export async function readLookIn<T>(run: Run, opening: Opening): Promise<T> {
  const [opened] = await run(opening);
  const [row] = await run((tx) => tx<{ seen: T }[]>`select public.read_look(${opened?.ticket ?? ''}) as seen`);
  if (!row) throw new Error('Nothing was read.');
  return row.seen;
}

/** The same as that person, now. */
export const readAudited = <T>(sql: Sql, who: string, opening: Opening): Promise<T> =>
  readLookIn<T>((work) => as(sql, who, work), opening);

/** The row that a function says it changed, as it stands afterwards. */
export async function rowOf<T>(sql: Sql, table: string, answer: Promise<{ id: string }>): Promise<T> {
  const { id } = await answer;
  const [row] = await sql<{ row: T }[]>`select to_jsonb(r) as row from public.${sql(table)} r where r.id = ${id}`;
  if (!row) throw new Error(`No row ${id} in ${table}.`);
  return row.row;
}
