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

interface ExportPage<Entry> {
  entries: Entry[];
  named: (Entry & { fullUrl: string })[];
  after: string | null;
}

/** Everything about whoever asks, as browsers put it together of its parts. */
export async function readExportIn<Entry = { fullUrl: string; resource: { resourceType: string; id: string } }>(
  run: Run,
  opening: Opening = (tx) => tx<{ ticket: string }[]>`select public.export_my_record() as ticket`,
): Promise<{ resourceType: 'Bundle'; type: 'collection'; entry: Entry[] }> {
  const [opened] = await run(opening);
  const ask = async <T>(part: string | null, after: string | null): Promise<T> => {
    const [row] = await run(
      (tx) => tx<{ seen: T }[]>`select public.read_export(${opened?.ticket ?? ''}, ${part}, ${after}) as seen`,
    );
    if (!row) throw new Error('Nothing was read.');
    return row.seen;
  };
  const { parts, ...bundle } = await ask<{ parts: { part: string }[] }>(null, null);
  const entry: Entry[] = [];
  const named = new Map<string, Entry>();
  for (const { part } of parts) {
    let after: string | null = null;
    do {
      const page: ExportPage<Entry> = await ask<ExportPage<Entry>>(part, after);
      entry.push(...page.entries);
      for (const one of page.named) named.set(one.fullUrl, one);
      after = page.after;
    } while (after !== null);
  }
  return { resourceType: 'Bundle', type: 'collection', ...bundle, entry: [...entry, ...named.values()] };
}

/** The same as that person, now. */
export const exportOf = <Entry = { fullUrl: string; resource: { resourceType: string; id: string } }>(
  sql: Sql,
  who: string,
) => readExportIn<Entry>((work) => as(sql, who, work));

/** The row that a function says it changed, as it stands afterwards. */
export async function rowOf<T>(sql: Sql, table: string, answer: Promise<{ id: string }>): Promise<T> {
  const { id } = await answer;
  const [row] = await sql<{ row: T }[]>`select to_jsonb(r) as row from public.${sql(table)} r where r.id = ${id}`;
  if (!row) throw new Error(`No row ${id} in ${table}.`);
  return row.row;
}
