import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import { StartError } from '../start-error';
import { columnList, quoted, tablesOf } from './dump';
import type { Manifest } from './manifest';

/**
 * Refuses a backup whose schema differs from the one this checkout creates.
 * @throws StartError
 */
async function compareSchema(sql: Sql, { migrations, tables, leftOut, version, commit }: Manifest): Promise<void> {
  const made = await sql<Manifest['migrations']>`select name, checksum from local_services.migrations order by name`;
  const here = await tablesOf(sql);
  const asText = (list: readonly { name: string; columns: readonly string[] }[]) =>
    list
      .map(({ name, columns }) => `${name} (${columns.join(', ')})`)
      .sort()
      .join('\n');
  const isSame =
    JSON.stringify([...made]) === JSON.stringify(migrations) &&
    asText(tables) === asText(here.filter(({ name }) => !leftOut.includes(name)));
  if (isSame) return;
  throw new StartError(
    `This backup was made by another version of the product (${version}${commit ? `, commit ${commit}` : ''}), whose database ` +
      'has another schema. Check that version out, restore there, and go on from it.',
  );
}

/**
 * Loads the rows of a backup into a freshly migrated database, replacing what the migrations wrote, all or nothing. Triggers and
 * foreign keys are off meanwhile, because the rows are one consistent snapshot and were checked when written.
 */
export async function loadDatabase(
  sql: Sql,
  folder: string,
  manifest: Manifest,
  tell: (text: string) => void,
): Promise<void> {
  await compareSchema(sql, manifest);
  const { tables, sequences } = manifest;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`set local statement_timeout = 0`;
    const every = [...tables.map(({ name }) => name), ...manifest.leftOut];
    await tx.unsafe(`truncate ${every.map(quoted).join(', ')}`);
    for (const [at, { name, columns, rows }] of tables.entries()) {
      tell(`Filling the table ${at + 1} of ${tables.length}`);
      const target = await tx.unsafe(`copy ${quoted(name)} (${columnList(columns)}) from stdin`).writable();
      await pipeline(createReadStream(join(folder, name)), target);
      const [count] = await tx.unsafe<{ rows: number }[]>(`select count(*)::int as rows from ${quoted(name)}`);
      if (count?.rows !== rows) throw new StartError(`The table ${name} has ${count?.rows} rows instead of ${rows}.`);
    }
    for (const { name, last, isCalled } of sequences)
      await tx`select setval(${name}::regclass, ${last}::bigint, ${isCalled})`;
  });
}
