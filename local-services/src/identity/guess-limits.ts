import { ClerkError } from './clerk-error';
import { countUse, forgetTurns, giveBackTurn, keyOf, readTurns } from './count-use';
import type { Exchange } from './exchange';
import type { IdentityCore } from './identity-core';
import type { Rate } from './identity-options';
import type { Db, UserRow } from './identity-rows';

/** Each kind has its own counters, so that a right password does not reset wrong codes. */
export type GuessKind = 'password' | 'code' | 'second-factor' | 'sign-up';

export interface Guess {
  kind: GuessKind;
  /** The id of the user, else the address that was typed. */
  subject: string;
}

interface Counter {
  name: string;
  subject: string;
  rate: Rate;
  /** On success: resets the counter, or takes back this attempt. */
  whenRight: typeof forgetTurns;
  refusal?: (seconds: number) => ClerkError;
}

/** 403: too many failed attempts at this account, from any address. The same for accounts that do not exist. */
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

/** Whether that user was signed in on that browser before: its cookie is a secret that no stranger has. */
async function isTheirBrowser(db: Db, clientId: string, userId: string): Promise<boolean> {
  const rows = await db`select 1 from identity.sessions where client_id = ${clientId} and user_id = ${userId} limit 1`;
  return rows.length > 0;
}

/**
 * The counters of an attempt. A browser on which the user was signed in before has its own counter, so that a stranger's guesses
 * cannot lock the owner out. All others count by network address, by address at this account, and by account, in this order, so
 * that an attempt refused early does not count against the account.
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
  // A sign-up has no account yet: each code allows few attempts, and the number of codes is limited.
  if (kind === 'sign-up') return counters;
  const account = { name: 'account', subject, rate: limits.guessesPerAccount, whenRight: giveBackTurn };
  return [...counters, { ...account, refusal: userLocked }];
}

/**
 * Counts an attempt, then judges it; a successful one does not count. Beyond the limits it throws 429 with Retry-After or 403
 * `user_locked` without judging. `judge` returns false or throws on failure.
 */
export async function counted<T>(exchange: Exchange, guess: Guess, judge: () => Promise<T>): Promise<T> {
  const { sql, now } = exchange.core;
  const counters = await countersOf(exchange, guess);
  for (const { name, subject, rate, refusal } of counters) await countUse(sql, name, subject, rate, now(), refusal);
  const result = await judge();
  if (result) for (const { name, subject, whenRight } of counters) await whenRight(sql, name, subject);
  return result;
}

/** Returns the seconds until new devices may try again at this account; null: it is not locked. */
export async function lockoutSeconds({ sql, limits, now }: IdentityCore, user: UserRow): Promise<number | null> {
  const turns = await readTurns(sql, 'account', user.id, now());
  return turns && turns.hits >= limits.guessesPerAccount.count ? turns.seconds : null;
}

export async function unlock({ sql }: IdentityCore, user: UserRow): Promise<void> {
  await forgetTurns(sql, 'account', user.id);
}

/** Locks the account for new devices, as too many attempts would. */
export async function lock({ sql, limits, now }: IdentityCore, user: UserRow): Promise<void> {
  await countUse(sql, 'account', user.id, { ...limits.guessesPerAccount, count: Number.MAX_SAFE_INTEGER }, now());
  await sql`update identity.throttles set hits = greatest(hits, ${limits.guessesPerAccount.count})
    where key = ${keyOf('account', user.id)}`;
}

/** The caller who requests a code. */
export type Sender = Pick<Exchange, 'core' | 'address' | 'client'>;

/** Whether the proven address or number belongs to a user who was signed in on that browser before. */
async function isOwn(db: Db, clientId: string, to: string): Promise<boolean> {
  const rows = await db`
    select 1 from identity.sessions s join identity.users u on u.id = s.user_id
      left join identity.email_addresses e on e.user_id = u.id and e.verified_at is not null
    where s.client_id = ${clientId} and ${to} in (u.phone, e.address) limit 1`;
  return rows.length > 0;
}

/**
 * Counts a mail with a code, so that a stranger can neither flood a mailbox nor use up the owner's codes.
 * @throws 429
 */
export async function countMail({ core, address, client }: Sender, email: string): Promise<void> {
  const { sql, limits } = core;
  const now = core.now();
  if (client && (await isOwn(sql, client.id, email))) {
    await countUse(sql, 'code-known', `${email}:${client.id}`, limits.codesPerEmail, now);
    return;
  }
  await countUse(sql, 'code', `${email}:${address}`, limits.codesPerEmail, now);
  await countUse(sql, 'code-all', email, limits.codesPerEmailOfAll, now);
}

/**
 * Counts a text with a code, as `countMail`; and all that one network address asks for, because each text costs money.
 * @throws 429
 */
export async function countText({ core, address, client }: Sender, phone: string): Promise<void> {
  const { sql, limits } = core;
  const now = core.now();
  await countUse(sql, 'text-address', address, limits.textsPerAddress, now);
  if (client && (await isOwn(sql, client.id, phone))) {
    await countUse(sql, 'text-known', `${phone}:${client.id}`, limits.textsPerNumber, now);
    return;
  }
  await countUse(sql, 'text', `${phone}:${address}`, limits.textsPerNumber, now);
  await countUse(sql, 'text-all', phone, limits.textsPerNumberOfAll, now);
}
