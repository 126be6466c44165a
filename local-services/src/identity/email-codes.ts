import { badField, badState } from './clerk-error';
import type { CodeRow, Db, EmailStrategy } from './identity-rows';
import { hashCode, newCode, sameText } from './opaque-ids';
import { isTestAddress, TEST_CODE } from './test-addresses';

export interface CodeRules {
  /** Protects the six digits against brute force on a stolen table. */
  pepper: string;
  seconds: number;
  tries: number;
  /** Whether test addresses have a fixed, public code. */
  testAddresses: boolean;
}

/** A code proves that the person making the attempt reads what is sent to exactly this address or number. */
export interface CodeTarget {
  attemptId: string;
  /** An e-mail address, or a number (E.164). */
  to: string;
}

/** By which way a code was asked for. */
export type CodeStrategy = EmailStrategy | 'phone_code';

const hashFor = ({ attemptId, to }: CodeTarget, code: string, { pepper }: CodeRules): string =>
  hashCode(pepper, `${attemptId}:${to}`, code);

/**
 * Issues a code for the attempt and voids the previous one. Returns the digits, for its reader only. `strategy` is the method the
 * person asked for.
 */
export async function issueCode(
  db: Db,
  target: CodeTarget,
  rules: CodeRules,
  now: Date,
  strategy: CodeStrategy = 'email_code',
): Promise<string> {
  const code = rules.testAddresses && isTestAddress(target.to) ? TEST_CODE : newCode();
  const expiresAt = new Date(now.getTime() + rules.seconds * 1000);
  await db`
    insert into identity.codes (attempt_id, code_hash, strategy, tries, expires_at)
    values (${target.attemptId}, ${hashFor(target, code, rules)}, ${strategy}, 0, ${expiresAt})
    on conflict (attempt_id) do update set code_hash = excluded.code_hash, strategy = excluded.strategy, tries = 0,
      expires_at = excluded.expires_at`;
  return code;
}

export async function findCode(db: Db, attemptId: string): Promise<CodeRow | null> {
  const [row] = await db<CodeRow[]>`
    select attempt_id, strategy, tries, expires_at from identity.codes where attempt_id = ${attemptId}`;
  return row ?? null;
}

export const codeIncorrect = () => badField('form_code_incorrect', 'code', 'is incorrect', 'Incorrect code');

export async function findCodes(db: Db, attemptIds: readonly string[]): Promise<CodeRow[]> {
  return db<CodeRow[]>`
    select attempt_id, strategy, tries, expires_at from identity.codes where attempt_id = any(${[...attemptIds]})`;
}

export async function dropCode(db: Db, attemptId: string): Promise<void> {
  await db`delete from identity.codes where attempt_id = ${attemptId}`;
}

/**
 * Redeems the code, or throws `verification_missing`, `verification_expired`, `verification_failed` (too many tries) or
 * `form_code_incorrect`. The attempt is counted before the comparison, so that parallel guesses count as well.
 */
export async function redeemCode(
  db: Db,
  target: CodeTarget,
  given: string,
  rules: CodeRules,
  now: Date,
): Promise<void> {
  const { attemptId } = target;
  const [row] = await db<(CodeRow & { code_hash: string })[]>`
    update identity.codes set tries = tries + 1 where attempt_id = ${attemptId} returning *`;
  if (!row) throw badState('verification_missing', 'Ask for a code first.');
  if (row.expires_at <= now) {
    throw badState('verification_expired', 'Expired', 'This verification has expired. Ask for a new code.');
  }
  if (row.tries > rules.tries) {
    throw badState('verification_failed', 'Failed', 'Too many failed attempts. Ask for a new code.');
  }
  if (!sameText(row.code_hash, hashFor(target, given, rules))) {
    throw codeIncorrect();
  }
  const used = await db`
    delete from identity.codes where attempt_id = ${attemptId} and code_hash = ${row.code_hash} returning attempt_id`;
  if (used.length === 0) throw badState('verification_missing', 'This code was already used.');
}
