import { supportedFactors } from './attempt-json';
import { isRightPassword } from './check-password';
import { badField, badState, notFound } from './clerk-error';
import { sessionJson } from './client-json';
import { type Exchange, mySessions, type Route, textField } from './exchange';
import type { SessionWithUser } from './identity-rows';
import { newId } from './opaque-ids';
import { markVerified } from './sessions';

async function mySession(exchange: Exchange, id: string): Promise<SessionWithUser> {
  const session = (await mySessions(exchange)).find((candidate) => candidate.id === id);
  if (!session) throw notFound('Session');
  return session;
}

/** The state of proving again who one is. There is no second factor here, so the first decides alone. */
async function verificationJson(exchange: Exchange, session: SessionWithUser, verified: boolean) {
  const status = verified ? 'verified' : 'unverified';
  return {
    object: 'session_verification',
    id: newId('sver'),
    status: verified ? 'complete' : 'needs_first_factor',
    level: 'first_factor',
    session: await sessionJson(exchange.core, session),
    supported_first_factors: supportedFactors(session.user).filter(({ strategy }) => strategy === 'password'),
    supported_second_factors: null,
    first_factor_verification: verified ? { object: 'verification', status, strategy: 'password' } : null,
    second_factor_verification: null,
  };
}

async function begin(exchange: Exchange, id: string) {
  return verificationJson(exchange, await mySession(exchange, id), false);
}

async function attempt(exchange: Exchange, id: string) {
  const { core, body } = exchange;
  const session = await mySession(exchange, id);
  if (textField(body, 'strategy') !== 'password') {
    throw badState('strategy_for_user_invalid', 'The verification strategy is not valid for this account.');
  }
  const { user } = session;
  if (!(await isRightPassword(exchange, user.email, user, textField(body, 'password') ?? ''))) {
    throw badField('form_password_incorrect', 'password', 'Password is incorrect. Try again.');
  }
  const now = core.now();
  await markVerified(core.sql, session.id, now);
  return verificationJson(exchange, { ...session, factor_verified_at: now }, true);
}

/** Proving again, within a session, who one is: what sensitive steps ask for. By password. */
export const VERIFY_ROUTES: readonly Route<Exchange>[] = [
  { method: 'POST', pattern: '/client/sessions/:id/verify', handle: begin },
  { method: 'POST', pattern: '/client/sessions/:id/verify/attempt_first_factor', handle: attempt },
];
