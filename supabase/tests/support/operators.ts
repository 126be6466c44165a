import type { Sql, TransactionSql } from 'postgres';
import { addUser, as, asService } from './people';

/** An account that was appointed as operator, by whoever owns the database. */
export async function addOperator(sql: Sql, name = 'Olwethu Operator'): Promise<string> {
  const id = await addUser(sql, name);
  await as(sql, id, (tx) => tx`select public.sync_my_profile()`);
  await sql`select public.appoint_operator(${id}, 'The clinic')`;
  return id;
}

/** Lets sessions of this database name the time themselves. */
export async function useMovableClock(sql: Sql): Promise<void> {
  await sql`update private.settings set value = 'movable' where key = 'clock'`;
}

/** Runs `work` as that person at another time; the clock must be movable. */
export const asAt = <T>(sql: Sql, who: string, at: Date, work: (tx: TransactionSql) => Promise<T>): Promise<T> =>
  as(sql, who, async (tx) => {
    await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
    return work(tx);
  });

/** The server's jobs at another time. */
export const jobsAt = (sql: Sql, at: Date): Promise<Record<string, { result?: unknown; error?: string }>> =>
  asService(sql, async (tx) => {
    await tx`select set_config('sawubona.clock', ${at.toISOString()}, true)`;
    const [row] = await tx<{ done: Record<string, { result?: unknown; error?: string }> }[]>`
      select public.run_due_jobs() as done`;
    return row?.done ?? {};
  });
