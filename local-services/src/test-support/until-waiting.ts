import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';

/** Generous for a busy machine: only a session that never waits fails by this. */
const PATIENCE_MS = 20_000;

/**
 * Resolves when as many other sessions wait for a lock in a statement that contains `words`: the only proof that a session
 * reached the lock before its release. Call it on a pool connection, not on one that holds the lock. Throws when no session comes
 * to wait.
 */
export async function untilWaiting(sql: Sql, words: string, sessions = 1): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const waiting = await sql`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and pid <> pg_backend_pid() and strpos(query, ${words}) > 0`;
    if (waiting.length >= sessions) return;
    if (performance.now() > end) throw new Error(`Nobody waits for a lock in a statement with ${words}.`);
    await pause(5);
  }
}
