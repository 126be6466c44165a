import { missingFields } from './attempt-json';
import { findSignUp, lockSignUp, proveSignUpEmail, updateSignUp } from './attempts';
import { badState, notFound } from './clerk-error';
import { sendCode } from './code-mails';
import { type CodeTarget, redeemCode } from './email-codes';
import { endLinks, type LinkWish } from './email-links';
import { readLinkWish } from './email-routes';
import { type Exchange, textField } from './exchange';
import { counted, type Sender } from './guess-limits';
import type { SignUpRow } from './identity-rows';
import { NO_PASSWORD } from './password-hash';
import { startSession } from './start-session';
import { findUserByEmail, insertUser } from './users';

/** Creates the account and signs the user in, as soon as nothing is missing and the address is proven. */
export async function settle(exchange: Exchange, signUp: SignUpRow): Promise<SignUpRow> {
  const { core } = exchange;
  if (!signUp.email_verified || missingFields(core, signUp).length > 0) return signUp;
  return core.sql.begin(async (tx) => {
    const locked = await lockSignUp(tx, signUp.id);
    const { status, email, email_verified, password_hash, first_name, last_name, unsafe_metadata } = locked;
    if (status === 'complete' || !email || !email_verified || missingFields(core, locked).length > 0) return locked;
    const person = {
      email,
      emailStrategy: 'email_code' as const,
      firstName: first_name,
      lastName: last_name,
      passwordHash: password_hash ?? NO_PASSWORD,
    };
    const user = await insertUser(tx, { ...person, unsafeMetadata: unsafe_metadata }, core.now());
    const sessionId = await startSession(exchange, tx, user.id);
    return updateSignUp(tx, signUp.id, { status: 'complete', created_user_id: user.id, created_session_id: sessionId });
  });
}

/** Returns an attempt of the calling browser. Throws 404 for anything else. */
export async function mySignUp({ core, client }: Exchange, id: string): Promise<SignUpRow> {
  const signUp = client ? await findSignUp(core.sql, id, client.id, core.now()) : null;
  if (!signUp) throw notFound('SignUp');
  return signUp;
}

export async function myOpenSignUp(exchange: Exchange, id: string): Promise<SignUpRow> {
  const signUp = await mySignUp(exchange, id);
  if (signUp.status === 'complete') throw badState('sign_up_already_completed', 'This sign-up is complete.');
  return signUp;
}

/** Sends code and link of a sign-up. If the address already has an account, only the mail says so. */
export async function sendSignUpCode(sender: Sender, target: CodeTarget, wish: LinkWish): Promise<void> {
  const isTaken = (await findUserByEmail(sender.core.sql, target.email)) !== null;
  await sendCode(sender, target, 'sign_up', { wish, instead: isTaken ? 'accountExists' : undefined });
}

export async function prepareVerification(exchange: Exchange, id: string): Promise<SignUpRow> {
  const signUp = await myOpenSignUp(exchange, id);
  const wish = await readLinkWish(exchange);
  if (!signUp.email) throw badState('strategy_for_user_invalid', 'This sign-up has no email address yet.');
  if (signUp.email_verified) throw badState('verification_already_verified', 'This email address is verified already.');
  await sendSignUpCode(exchange, { attemptId: signUp.id, email: signUp.email }, wish);
  return signUp;
}

export async function attemptVerification(exchange: Exchange, id: string): Promise<SignUpRow> {
  const { core, body } = exchange;
  const signUp = await myOpenSignUp(exchange, id);
  if (signUp.email_verified) throw badState('verification_already_verified', 'This email address is verified already.');
  const target = { attemptId: signUp.id, email: signUp.email ?? '' };
  if (!signUp.email) throw badState('verification_missing', 'This sign-up has no email address yet.');
  const code = textField(body, 'code') ?? '';
  await counted(exchange, { kind: 'sign-up', subject: target.email }, async () => {
    await redeemCode(core.sql, target, code, core.codeRules, core.now());
    return true;
  });
  const proven = await proveSignUpEmail(core.sql, target.attemptId, target.email);
  if (!proven) throw badState('verification_expired', 'The email address was changed. Ask for a new code.');
  await endLinks(core.sql, proven.id, core.now());
  return settle(exchange, proven);
}
