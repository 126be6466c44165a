import type { Sql } from 'postgres';

const HOUR_MS = 3_600_000;

/** The anchor of the demo's dates: the current hour. */
export const anchorOf = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);

/**
 * Freezes the clock of a database at an instant, or lets it run again. Sessions that begin afterwards follow. Only the database's
 * owner can do this, no user of the product.
 */
export async function freezeClock(sql: Sql, at: Date | undefined): Promise<void> {
  const [{ name } = { name: '' }] = await sql<{ name: string }[]>`select quote_ident(current_database()) as name`;
  const [known] = await sql`select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
    where d.datname = current_database() and s.setconfig::text like '%sawubona.clock=%'`;
  if (!at && !known) return;
  await sql.unsafe(
    `alter database ${name} ${at ? `set sawubona.clock = '${at.toISOString()}'` : 'reset sawubona.clock'}`,
  );
  await sql`update private.settings set value = ${at ? 'movable' : 'real'} where key = 'clock'`;
}
