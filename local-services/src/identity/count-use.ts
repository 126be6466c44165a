import { type ClerkError, tooMany } from './clerk-error';
import type { Rate } from './identity-options';
import type { Db } from './identity-rows';
import { hashSecret } from './opaque-ids';

export const keyOf = (kind: string, subject: string): string => hashSecret(`${kind}:${subject}`);

/**
 * Counts one use and throws 429 (or another refusal) when the window already holds `rate.count`. Counting comes before the work,
 * so that a burst of parallel attempts cannot slip through.
 */
export async function countUse(
  db: Db,
  kind: string,
  subject: string,
  rate: Rate,
  now: Date,
  refusal: (seconds: number) => ClerkError = tooMany,
): Promise<void> {
  const fresh = new Date(now.getTime() + rate.seconds * 1000);
  const [row] = await db<{ hits: number; resets_at: Date }[]>`
    insert into identity.throttles as t (key, hits, resets_at) values (${keyOf(kind, subject)}, 1, ${fresh})
    on conflict (key) do update set
      hits = case when t.resets_at <= ${now} then 1 else t.hits + 1 end,
      resets_at = case when t.resets_at <= ${now} then excluded.resets_at else t.resets_at end
    returning hits, resets_at`;
  if (!row || row.hits <= rate.count) return;
  throw refusal(Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)));
}

/** Gives one use back after a successful attempt. */
export async function giveBackTurn(db: Db, kind: string, subject: string): Promise<void> {
  await db`update identity.throttles set hits = greatest(hits - 1, 0) where key = ${keyOf(kind, subject)}`;
}

/** Resets the counter, after the person has proven who they are. */
export async function forgetTurns(db: Db, kind: string, subject: string): Promise<void> {
  await db`delete from identity.throttles where key = ${keyOf(kind, subject)}`;
}

/** Returns the uses in the current window and the seconds until it ends; null when there is none. */
export async function readTurns(db: Db, kind: string, subject: string, now: Date) {
  const [row] = await db<{ hits: number; resets_at: Date }[]>`
    select hits, resets_at from identity.throttles where key = ${keyOf(kind, subject)} and resets_at > ${now}`;
  return row ? { hits: row.hits, seconds: Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000) } : null;
}
