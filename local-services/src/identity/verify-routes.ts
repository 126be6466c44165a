import { factorsByPhone, primaryEmail, supportedFactors, supportedSecondFactors } from './attempt-json';
import { isRightPassword } from './check-password';
import { badField, badState, notFound } from './clerk-error';
import { sessionJson } from './client-json';
import { sendCode } from './code-mails';
import { sendTextCode } from './code-texts';
import { findCode } from './email-codes';
import { type Exchange, mySessions, type Route, textField } from './exchange';
import { secondFactors } from './factors';
import { type IdentityCore, secondsAfter } from './identity-core';
import type { SessionWithUser, UserRow } from './identity-rows';
import { redeemCounted } from './redeem-code';
import { proveSecondFactor } from './second-factor';
import {
  beginVerification,
  findVerification,
  updateVerification,
  type VerificationLevel,
  type VerificationRow,
} from './session-verifications';
import { markSecondFactor, markVerified } from './sessions';
import { reachOf } from './users';

async function mySession(exchange: Exchange, id: string): Promise<SessionWithUser> {
  const session = (await mySessions(exchange)).find((candidate) => candidate.id === id);
  if (!session) throw notFound('Session');
  return session;
}

const wrongStrategy = () =>
  badState('strategy_for_user_invalid', 'The verification strategy is not valid for this account.');
const notWaiting = () => badState('verification_missing', 'Begin the verification again.');

/** The first step of a level; without a second factor the first alone decides. */
function startOf(level: VerificationLevel, hasSecond: boolean) {
  const status = level === 'second_factor' && hasSecond ? 'needs_second_factor' : 'needs_first_factor';
  return { level: hasSecond ? level : 'first_factor', status } as const;
}

const isLevel = (text: string): text is VerificationLevel =>
  text === 'first_factor' || text === 'second_factor' || text === 'multi_factor';

/** The factors of somebody signed in; of a number only where there is no address. */
function ownFactors(core: IdentityCore, user: UserRow) {
  const email = primaryEmail(user);
  if (email) return supportedFactors(core, email);
  return factorsByPhone(core, { id: user.phone_id ?? '', address: reachOf(user) });
}

async function describe(exchange: Exchange, id: string, verification: VerificationRow) {
  const { core } = exchange;
  const session = await mySession(exchange, id);
  const strategy = verification.first_factor_strategy;
  const second = verification.second_factor_strategy;
  const code = await findCode(core.sql, verification.id);
  const first = { attempts: code?.tries ?? null, expire_at: code?.expires_at.getTime() ?? null };
  const status = verification.first_factor_verified ? 'verified' : 'unverified';
  return {
    object: 'session_verification',
    id: verification.id,
    status: verification.status,
    level: verification.level,
    session: await sessionJson(core, session),
    supported_first_factors: ownFactors(core, session.user).filter(
      ({ strategy: name }) => name !== 'reset_password_email_code',
    ),
    supported_second_factors: supportedSecondFactors(await secondFactors(core.sql, session.user_id)),
    first_factor_verification: strategy ? { object: 'verification', status, strategy, ...first } : null,
    second_factor_verification: second ? { object: 'verification', status: 'verified', strategy: second } : null,
  };
}

async function begin(exchange: Exchange, id: string) {
  const { core, body } = exchange;
  const session = await mySession(exchange, id);
  const level = textField(body, 'level') ?? 'first_factor';
  if (!isLevel(level))
    throw badField('form_param_value_invalid', 'level', 'This level of verification does not exist.');
  const { totp } = await secondFactors(core.sql, session.user_id);
  const now = core.now();
  const expires_at = secondsAfter(now, core.limits.attemptSeconds);
  const start = { session_id: id, ...startOf(level, totp), expires_at };
  return describe(exchange, id, await beginVerification(core.sql, start, now));
}

/** Returns the current verification if it waits for that factor. */
async function waiting({ core }: Exchange, id: string, status: VerificationRow['status']): Promise<VerificationRow> {
  const known = await findVerification(core.sql, id, core.now());
  if (known?.status !== status) throw notWaiting();
  return known;
}

async function change({ core }: Exchange, { id }: VerificationRow, changes: Parameters<typeof updateVerification>[2]) {
  const changed = await updateVerification(core.sql, id, changes);
  if (!changed) throw notWaiting();
  return changed;
}

async function prepareFirst(exchange: Exchange, id: string) {
  const { body } = exchange;
  const { user } = await mySession(exchange, id);
  const verification = await waiting(exchange, id, 'needs_first_factor');
  const strategy = textField(body, 'strategy');
  if (!isCodeStrategyOf(user, strategy)) throw wrongStrategy();
  const target = { attemptId: verification.id, to: reachOf(user) };
  if (strategy === 'phone_code') await sendTextCode(exchange, target);
  else await sendCode(exchange, target, 'reverification');
  return describe(exchange, id, await change(exchange, verification, { first_factor_strategy: strategy }));
}

/** Codes go to the primary address, and to the number of whoever has none. */
const isCodeStrategyOf = (user: UserRow, strategy: string | undefined): strategy is 'email_code' | 'phone_code' =>
  strategy === (user.email === null ? 'phone_code' : 'email_code');

/** Throws unless `strategy` and its proof belong to the session's own user. */
async function proveFirst(exchange: Exchange, session: SessionWithUser, verification: VerificationRow) {
  const { core, body } = exchange;
  const { user } = session;
  const strategy = textField(body, 'strategy');
  if (isCodeStrategyOf(user, strategy)) {
    const target = { attemptId: verification.id, to: reachOf(user) };
    await redeemCounted(exchange, user.id, target);
    return strategy;
  }
  if (strategy !== 'password' || !core.passwordsAllowed) throw wrongStrategy();
  if (await isRightPassword(exchange, reachOf(user), user, textField(body, 'password') ?? '')) return strategy;
  throw badField('form_password_incorrect', 'password', 'Password is incorrect. Try again.');
}

async function attemptFirst(exchange: Exchange, id: string) {
  const { core } = exchange;
  const session = await mySession(exchange, id);
  const verification = await waiting(exchange, id, 'needs_first_factor');
  const strategy = await proveFirst(exchange, session, verification);
  await markVerified(core.sql, id, core.now());
  const status = verification.level === 'multi_factor' ? 'needs_second_factor' : 'complete';
  const done = { status, first_factor_strategy: strategy, first_factor_verified: true } as const;
  return describe(exchange, id, await change(exchange, verification, done));
}

/** An authenticator app makes its codes by itself, so there is nothing to send. */
async function prepareSecond(exchange: Exchange, id: string) {
  await mySession(exchange, id);
  return describe(exchange, id, await waiting(exchange, id, 'needs_second_factor'));
}

async function attemptSecond(exchange: Exchange, id: string) {
  const { core } = exchange;
  const { user } = await mySession(exchange, id);
  const verification = await waiting(exchange, id, 'needs_second_factor');
  const strategy = await proveSecondFactor(exchange, user);
  await markSecondFactor(core.sql, id, core.now());
  const done = { status: 'complete', second_factor_strategy: strategy } as const;
  return describe(exchange, id, await change(exchange, verification, done));
}

const PATH = '/client/sessions/:id/verify';

/** Routes for reverification within a session, which sensitive steps require. */
export const VERIFY_ROUTES: readonly Route<Exchange>[] = [
  { method: 'POST', pattern: PATH, handle: begin },
  { method: 'POST', pattern: `${PATH}/prepare_first_factor`, handle: prepareFirst },
  { method: 'POST', pattern: `${PATH}/attempt_first_factor`, handle: attemptFirst },
  { method: 'POST', pattern: `${PATH}/prepare_second_factor`, handle: prepareSecond },
  { method: 'POST', pattern: `${PATH}/attempt_second_factor`, handle: attemptSecond },
];
