import { findSignIn, insertSignIn, lockSignIn, type SignInStart, updateSignIn } from './attempts';
import { isRightPassword } from './check-password';
import { badField, badState, notFound } from './clerk-error';
import { describeSignIn } from './client-json';
import { updateClient } from './clients';
import { sendCode } from './code-mails';
import { sendTextCode } from './code-texts';
import { signInEmail } from './email-addresses';
import { codeIncorrect } from './email-codes';
import { type Exchange, ensureClient, type Route, textField } from './exchange';
import { secondFactors } from './factors';
import { pruneSignedOut } from './forget-strangers';
import { secondsAfter } from './identity-core';
import type { FactorStrategy, SignInRow, UserRow } from './identity-rows';
import { readDialled } from './phone-numbers';
import { redeemCounted } from './redeem-code';
import { resetPassword } from './reset-password';
import { proveSecondFactor } from './second-factor';
import { refuseWhenSignedIn, startSession } from './start-session';
import { redeemTicket } from './tickets';
import { findUserByIdentifier, getUser, isEmailAddress, normaliseIdentifier, reachOf } from './users';

/** A sign-in that waits for its first factor; without a user when no account has that address. */
interface OpenSignIn {
  signIn: SignInRow;
  user: UserRow | null;
}

/** Where codes of a sign-in go: to the number it was begun with, else to an address. */
async function codeAddress({ core }: Exchange, { signIn, user }: OpenSignIn): Promise<string> {
  const typed = normaliseIdentifier(signIn.identifier ?? '');
  if (!user || readDialled(typed)) return typed;
  return (await signInEmail(core.sql, user, signIn))?.address ?? typed;
}

type CodeStrategy = 'email_code' | 'phone_code' | 'reset_password_email_code';
const isCodeStrategy = (text: string | undefined): text is CodeStrategy =>
  text === 'email_code' || text === 'phone_code' || text === 'reset_password_email_code';

const wrongStrategy = () =>
  badState('strategy_for_user_invalid', 'The verification strategy is not valid for this account.');

const notWaiting = () => badState('verification_already_verified', 'This sign-in does not wait for a verification.');

async function begin(exchange: Exchange, start: SignInStart): Promise<SignInRow> {
  const { core } = exchange;
  const client = await ensureClient(exchange);
  const now = core.now();
  const expiresAt = secondsAfter(now, core.limits.attemptSeconds);
  const signIn = await insertSignIn(core.sql, { clientId: client.id, expiresAt }, start, now);
  exchange.client = await updateClient(core.sql, client.id, { sign_in_id: signIn.id }, now);
  await pruneSignedOut(core.sql, client.made_from);
  return signIn;
}

type Proof = Pick<SignInRow, 'factor_strategy'> & Partial<Pick<SignInRow, 'second_factor_strategy'>>;

/** Signs the user in, in one transaction. Of two simultaneous calls one finds the attempt complete and is refused. */
async function complete(exchange: Exchange, signIn: SignInRow, userId: string, proof: Proof): Promise<SignInRow> {
  return exchange.core.sql.begin(async (tx) => {
    const { status } = await lockSignIn(tx, signIn.id);
    if (status !== signIn.status) throw notWaiting();
    const sessionId = await startSession(exchange, tx, userId, proof.second_factor_strategy !== undefined);
    return updateSignIn(tx, signIn.id, {
      ...proof,
      user_id: userId,
      status: 'complete',
      factor_verified: true,
      created_session_id: sessionId,
    });
  });
}

/** After the first factor: signs the user in, or asks for their second factor. */
async function passFirstFactor(exchange: Exchange, signIn: SignInRow, userId: string, strategy: FactorStrategy) {
  const { sql } = exchange.core;
  const { totp } = await secondFactors(sql, userId);
  if (!totp) return complete(exchange, signIn, userId, { factor_strategy: strategy });
  return updateSignIn(sql, signIn.id, {
    user_id: userId,
    status: 'needs_second_factor',
    factor_strategy: strategy,
    factor_verified: true,
  });
}

/** Without an account the mail or text says so, and the response does not reveal it. A malformed address gets nothing. */
async function prepareCode(exchange: Exchange, { signIn, user }: OpenSignIn, strategy: CodeStrategy) {
  const target = { attemptId: signIn.id, to: await codeAddress(exchange, { signIn, user }) };
  // A number gets texts and an address mails, whatever the call asks for.
  if ((strategy === 'phone_code') !== (readDialled(target.to) !== null)) throw wrongStrategy();
  if (strategy === 'phone_code') await sendTextCode(exchange, target, user ? undefined : 'noAccount');
  else {
    const instead = user ? undefined : isEmailAddress(target.to) ? 'noAccount' : 'nothing';
    await sendCode(exchange, target, strategy, { instead });
  }
  return updateSignIn(exchange.core.sql, signIn.id, { factor_strategy: strategy, factor_verified: false });
}

async function beginWithTicket(exchange: Exchange): Promise<SignInRow> {
  const { core, body } = exchange;
  const userId = await redeemTicket(core.sql, textField(body, 'ticket') ?? '', core.now());
  const user = await getUser(core.sql, userId);
  const start = { user_id: user.id, identifier: reachOf(user), status: 'needs_first_factor' } as const;
  return complete(exchange, await begin(exchange, start), user.id, { factor_strategy: 'ticket' });
}

/** Identifier and password at once: the response does not reveal which was wrong. */
async function beginWithPassword(exchange: Exchange, identifier: string, password: string): Promise<SignInRow> {
  const user = await findUserByIdentifier(exchange.core.sql, identifier);
  if (!(await isRightPassword(exchange, identifier, user, password)) || !user) {
    const text = 'The email address, the number or the password is incorrect. Try again, or reset your password.';
    throw badField('form_password_or_identifier_incorrect', 'identifier', 'Identifier or password is incorrect.', text);
  }
  const signIn = await begin(exchange, { user_id: user.id, identifier, status: 'needs_first_factor' });
  return passFirstFactor(exchange, signIn, user.id, 'password');
}

async function beginWithIdentifier(exchange: Exchange, identifier: string, strategy: string | undefined) {
  const user = await findUserByIdentifier(exchange.core.sql, identifier);
  const signIn = await begin(exchange, { user_id: user?.id ?? null, identifier, status: 'needs_first_factor' });
  return isCodeStrategy(strategy) ? prepareCode(exchange, { signIn, user }, strategy) : signIn;
}

/** Throws where passwords are off and the call carries or sets one. */
function refusePasswords({ core, body }: Exchange): void {
  const { strategy, password } = body;
  const isAbout = password !== undefined || strategy === 'password' || strategy === 'reset_password_email_code';
  if (isAbout && !core.passwordsAllowed) throw wrongStrategy();
}

async function createSignIn(exchange: Exchange) {
  const strategy = textField(exchange.body, 'strategy');
  const identifier = textField(exchange.body, 'identifier')?.trim();
  const password = textField(exchange.body, 'password');
  await refuseWhenSignedIn(exchange);
  refusePasswords(exchange);
  if (strategy === 'ticket') return beginWithTicket(exchange);
  if (strategy !== undefined && strategy !== 'password' && !isCodeStrategy(strategy)) throw wrongStrategy();
  if (!identifier) return begin(exchange, { user_id: null, identifier: null, status: 'needs_identifier' });
  if (password !== undefined && !isCodeStrategy(strategy)) return beginWithPassword(exchange, identifier, password);
  return beginWithIdentifier(exchange, identifier, strategy);
}

/** Returns the calling browser's attempt with its user. Throws 404 for anything else. */
async function mySignIn({ core, client }: Exchange, id: string): Promise<OpenSignIn> {
  const signIn = client ? await findSignIn(core.sql, id, client.id, core.now()) : null;
  if (!signIn) throw notFound('SignIn');
  return { signIn, user: signIn.user_id ? await getUser(core.sql, signIn.user_id) : null };
}

async function myOpenSignIn(exchange: Exchange, id: string): Promise<OpenSignIn> {
  const open = await mySignIn(exchange, id);
  if (open.signIn.status !== 'needs_first_factor') throw notWaiting();
  return open;
}

async function prepareFirstFactor(exchange: Exchange, id: string) {
  const open = await myOpenSignIn(exchange, id);
  refusePasswords(exchange);
  const strategy = textField(exchange.body, 'strategy');
  if (!isCodeStrategy(strategy)) throw wrongStrategy();
  return prepareCode(exchange, open, strategy);
}

async function attemptFirstFactor(exchange: Exchange, id: string) {
  const { body } = exchange;
  const { signIn, user } = await myOpenSignIn(exchange, id);
  refusePasswords(exchange);
  const strategy = textField(body, 'strategy');
  const identifier = signIn.identifier ?? '';
  if (strategy === 'password') {
    const right = await isRightPassword(exchange, identifier, user, textField(body, 'password') ?? '');
    const text = 'Password is incorrect. Try again, or use another method.';
    if (!right || !user) throw badField('form_password_incorrect', 'password', text);
    return passFirstFactor(exchange, signIn, user.id, strategy);
  }
  // A code for signing in must not serve to set a new password, nor the other way round.
  if (!isCodeStrategy(strategy) || strategy !== signIn.factor_strategy) throw wrongStrategy();
  const target = { attemptId: signIn.id, to: await codeAddress(exchange, { signIn, user }) };
  await redeemCounted(exchange, user?.id ?? normaliseIdentifier(identifier), target);
  if (!user) throw codeIncorrect();
  if (strategy !== 'reset_password_email_code') return passFirstFactor(exchange, signIn, user.id, strategy);
  return updateSignIn(exchange.core.sql, signIn.id, { status: 'needs_new_password', factor_verified: true });
}

async function chooseNewPassword(exchange: Exchange, id: string) {
  const { signIn, user } = await mySignIn(exchange, id);
  refusePasswords(exchange);
  if (signIn.status !== 'needs_new_password' || !user)
    throw badState('verification_missing', 'Verify your email first.');
  await resetPassword(exchange, user);
  return passFirstFactor(exchange, signIn, user.id, 'reset_password_email_code');
}

async function mySecondStep(exchange: Exchange, id: string): Promise<{ signIn: SignInRow; user: UserRow }> {
  const { signIn, user } = await mySignIn(exchange, id);
  if (signIn.status !== 'needs_second_factor' || !user) throw notWaiting();
  return { signIn, user };
}

async function attemptSecondFactor(exchange: Exchange, id: string) {
  const { signIn, user } = await mySecondStep(exchange, id);
  const second = await proveSecondFactor(exchange, user);
  const proof = { factor_strategy: signIn.factor_strategy, second_factor_strategy: second };
  return complete(exchange, signIn, user.id, proof);
}

const described = async (exchange: Exchange, work: Promise<SignInRow>) => describeSignIn(exchange.core, await work);

export const SIGN_IN_ROUTES: readonly Route<Exchange>[] = [
  { method: 'POST', pattern: '/client/sign_ins', handle: (call) => described(call, createSignIn(call)) },
  {
    method: 'GET',
    pattern: '/client/sign_ins/:id',
    handle: (call, id) =>
      described(
        call,
        mySignIn(call, id).then(({ signIn }) => signIn),
      ),
  },
  {
    method: 'POST',
    pattern: '/client/sign_ins/:id/prepare_first_factor',
    handle: (call, id) => described(call, prepareFirstFactor(call, id)),
  },
  {
    method: 'POST',
    pattern: '/client/sign_ins/:id/attempt_first_factor',
    handle: (call, id) => described(call, attemptFirstFactor(call, id)),
  },
  {
    // An authenticator app makes its codes by itself, so there is nothing to send.
    method: 'POST',
    pattern: '/client/sign_ins/:id/prepare_second_factor',
    handle: (call, id) =>
      described(
        call,
        mySecondStep(call, id).then(({ signIn }) => signIn),
      ),
  },
  {
    method: 'POST',
    pattern: '/client/sign_ins/:id/attempt_second_factor',
    handle: (call, id) => described(call, attemptSecondFactor(call, id)),
  },
  {
    method: 'POST',
    pattern: '/client/sign_ins/:id/reset_password',
    handle: (call, id) => described(call, chooseNewPassword(call, id)),
  },
];
