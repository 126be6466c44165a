import { missingFields, unverifiedFields } from './attempt-json';
import { findSignUp, lockSignUp, proveSignUpEmail, proveSignUpPhone, updateSignUp } from './attempts';
import { badState, notFound } from './clerk-error';
import { sendCode } from './code-mails';
import { sendTextCode } from './code-texts';
import { type CodeTarget, redeemCode } from './email-codes';
import { endLinks, type LinkWish } from './email-links';
import { readLinkWish } from './email-routes';
import { type Exchange, textField } from './exchange';
import { counted, type Sender } from './guess-limits';
import type { SignUpRow } from './identity-rows';
import { NO_PASSWORD } from './password-hash';
import { findUserByPhone } from './phone-numbers';
import { startSession } from './start-session';
import { findUserByEmail, insertUser } from './users';

/** Creates the account and signs the user in, as soon as nothing is missing and what was given is proven. */
export async function settle(exchange: Exchange, signUp: SignUpRow): Promise<SignUpRow> {
  const { core } = exchange;
  const isReady = (row: SignUpRow) => missingFields(core, row).length === 0 && unverifiedFields(row).length === 0;
  if (!isReady(signUp)) return signUp;
  return core.sql.begin(async (tx) => {
    const locked = await lockSignUp(tx, signUp.id);
    const { status, email, phone, password_hash, first_name, last_name, unsafe_metadata } = locked;
    if (status === 'complete' || !isReady(locked)) return locked;
    const person = {
      email,
      phone,
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
  const isTaken = (await findUserByEmail(sender.core.sql, target.to)) !== null;
  await sendCode(sender, target, 'sign_up', { wish, instead: isTaken ? 'accountExists' : undefined });
}

/** Texts the code of a sign-up. If the number already has an account, only the text says so. */
async function prepareByText(exchange: Exchange, { id, phone, phone_verified }: SignUpRow): Promise<void> {
  if (!phone) throw badState('strategy_for_user_invalid', 'This sign-up has no phone number yet.');
  if (phone_verified) throw badState('verification_already_verified', 'This phone number is verified already.');
  const isTaken = (await findUserByPhone(exchange.core.sql, phone)) !== null;
  await sendTextCode(exchange, { attemptId: id, to: phone }, isTaken ? 'accountExists' : undefined);
}

export async function prepareVerification(exchange: Exchange, id: string): Promise<SignUpRow> {
  const signUp = await myOpenSignUp(exchange, id);
  if (textField(exchange.body, 'strategy') === 'phone_code') {
    await prepareByText(exchange, signUp);
    return signUp;
  }
  const wish = await readLinkWish(exchange);
  if (!signUp.email) throw badState('strategy_for_user_invalid', 'This sign-up has no email address yet.');
  if (signUp.email_verified) throw badState('verification_already_verified', 'This email address is verified already.');
  await sendSignUpCode(exchange, { attemptId: signUp.id, to: signUp.email }, wish);
  return signUp;
}

/** Redeems the code of the call, counted by what it was sent to. */
async function redeemOfSignUp(exchange: Exchange, target: CodeTarget): Promise<void> {
  const { core, body } = exchange;
  const code = textField(body, 'code') ?? '';
  await counted(exchange, { kind: 'sign-up', subject: target.to }, async () => {
    await redeemCode(core.sql, target, code, core.codeRules, core.now());
    return true;
  });
}

async function attemptByText(exchange: Exchange, { id, phone, phone_verified }: SignUpRow): Promise<SignUpRow> {
  if (phone_verified) throw badState('verification_already_verified', 'This phone number is verified already.');
  if (!phone) throw badState('verification_missing', 'This sign-up has no phone number yet.');
  await redeemOfSignUp(exchange, { attemptId: id, to: phone });
  const proven = await proveSignUpPhone(exchange.core.sql, id, phone);
  if (!proven) throw badState('verification_expired', 'The phone number was changed. Ask for a new code.');
  return settle(exchange, proven);
}

export async function attemptVerification(exchange: Exchange, id: string): Promise<SignUpRow> {
  const { core } = exchange;
  const signUp = await myOpenSignUp(exchange, id);
  if (textField(exchange.body, 'strategy') === 'phone_code') return attemptByText(exchange, signUp);
  if (signUp.email_verified) throw badState('verification_already_verified', 'This email address is verified already.');
  if (!signUp.email) throw badState('verification_missing', 'This sign-up has no email address yet.');
  const target = { attemptId: signUp.id, to: signUp.email };
  await redeemOfSignUp(exchange, target);
  const proven = await proveSignUpEmail(core.sql, target.attemptId, target.to);
  if (!proven) throw badState('verification_expired', 'The email address was changed. Ask for a new code.');
  await endLinks(core.sql, proven.id, core.now());
  return settle(exchange, proven);
}
