import { ClerkError } from './clerk-error';
import type { Exchange } from './exchange';
import type { IdentityCore } from './identity-core';
import type { Rate } from './identity-options';
import type { Db, UserRow } from './identity-rows';
import { forgetTurns, giveBackTurn, keyOf, readTurns, takeTurn } from './throttles';

/** What is tried: each kind has counters of its own, so that a right password forgives no wrong codes. */
export type GuessKind = 'password' | 'code' | 'second-factor' | 'sign-up';

/** One try to prove something by what may be wrong. */
export interface Guess {
  kind: GuessKind;
  /** Whose it is, or would be: the id of a person, else the address that was typed. */
  subject: string;
}

interface Counter {
  name: string;
  subject: string;
  rate: Rate;
  /** What a right answer does: forgets all tries, or takes back this one. */
  whenRight: typeof forgetTurns;
  /** Shown instead of 429. */
  refusal?: (seconds: number) => ClerkError;
}

/** 403: too many wrong tries at this account, from wherever. The same for accounts that do not exist. */
function userLocked(seconds: number): ClerkError {
  const minutes = Math.ceil(seconds / 60);
  return new ClerkError({
    status: 403,
    code: 'user_locked',
    message: 'Account locked',
    longMessage: `Too many wrong attempts. You can try again in ${minutes} minutes, or now on a device you have used before.`,
    retryAfterSeconds: seconds,
    meta: { lockout_expires_in_seconds: seconds },
  });
}

/** Whether that person has been signed in on that browser: its cookie is a secret that no stranger has. */
async function isTheirBrowser(db: Db, clientId: string, userId: string): Promise<boolean> {
  const rows = await db`select 1 from identity.sessions where client_id = ${clientId} and user_id = ${userId} limit 1`;
  return rows.length > 0;
}

/**
 * The counters of a guess. A browser on which the person was signed in counts for itself alone, so that no stranger's
 * guesses shut the owner out. For all others: the address they come from, the address at this account, then the account;
 * in this order, so that what is refused before does not count against the account.
 */
async function countersOf({ core, address, client }: Exchange, { kind, subject }: Guess): Promise<Counter[]> {
  const { sql, limits } = core;
  if (client && (await isTheirBrowser(sql, client.id, subject))) {
    const known = `${kind}:${subject}:${client.id}`;
    return [{ name: 'known', subject: known, rate: limits.signInsPerIdentifier, whenRight: forgetTurns }];
  }
  const pair = `${kind}:${subject}:${address}`;
  const counters: Counter[] = [
    { name: 'sign-in-address', subject: address, rate: limits.signInsPerAddress, whenRight: giveBackTurn },
    { name: 'pair', subject: pair, rate: limits.signInsPerIdentifier, whenRight: forgetTurns },
  ];
  // Nobody's account yet: each code of a sign-up has its own few tries, and only so many codes are sent.
  if (kind === 'sign-up') return counters;
  const account = { name: 'account', subject, rate: limits.guessesPerAccount, whenRight: giveBackTurn };
  return [...counters, { ...account, refusal: userLocked }];
}

/**
 * Counts a try, then judges it; a right one does not count. Throws 429 with Retry-After, or 403 `user_locked`, instead of
 * judging when there were too many. `judge` answers falsely or throws when the try is wrong.
 */
export async function counted<T>(exchange: Exchange, guess: Guess, judge: () => Promise<T>): Promise<T> {
  const { sql, now } = exchange.core;
  const counters = await countersOf(exchange, guess);
  for (const { name, subject, rate, refusal } of counters) await takeTurn(sql, name, subject, rate, now(), refusal);
  const result = await judge();
  if (result) for (const { name, subject, whenRight } of counters) await whenRight(sql, name, subject);
  return result;
}

/** Seconds until new devices may try again at this account; null: it is not locked. */
export async function lockoutSeconds({ sql, limits, now }: IdentityCore, user: UserRow): Promise<number | null> {
  const turns = await readTurns(sql, 'account', user.id, now());
  return turns && turns.hits >= limits.guessesPerAccount.count ? turns.seconds : null;
}

/** Forgets the wrong tries at this account. */
export async function unlock({ sql }: IdentityCore, user: UserRow): Promise<void> {
  await forgetTurns(sql, 'account', user.id);
}

/** Locks the account for whoever comes from a new device, as if it had been tried too often. */
export async function lock({ sql, limits, now }: IdentityCore, user: UserRow): Promise<void> {
  await takeTurn(sql, 'account', user.id, { ...limits.guessesPerAccount, count: Number.MAX_SAFE_INTEGER }, now());
  await sql`update identity.throttles set hits = greatest(hits, ${limits.guessesPerAccount.count})
    where key = ${keyOf('account', user.id)}`;
}

/** Who asks for a mail. */
export type Sender = Pick<Exchange, 'core' | 'address' | 'client'>;

/** Whether the proven address is that of somebody who has been signed in on that browser. */
async function isOwnAddress(db: Db, clientId: string, email: string): Promise<boolean> {
  const rows = await db`
    select 1 from identity.sessions s join identity.email_addresses e on e.user_id = s.user_id
    where s.client_id = ${clientId} and e.address = ${email} and e.verified_at is not null limit 1`;
  return rows.length > 0;
}

/** Counts a mail with a code. Throws 429: a stranger can neither flood a mailbox nor keep its owner from getting codes. */
export async function countMail({ core, address, client }: Sender, email: string): Promise<void> {
  const { sql, limits } = core;
  const now = core.now();
  if (client && (await isOwnAddress(sql, client.id, email))) {
    await takeTurn(sql, 'code-known', `${email}:${client.id}`, limits.codesPerEmail, now);
    return;
  }
  await takeTurn(sql, 'code', `${email}:${address}`, limits.codesPerEmail, now);
  await takeTurn(sql, 'code-all', email, limits.codesPerEmailOfAll, now);
}
