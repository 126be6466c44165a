import { missingFields } from './attempt-json';
import {
  findSignUp,
  insertSignUp,
  lockSignUp,
  proveSignUpEmail,
  type SignUpChanges,
  setSignUpMetadata,
  updateSignUp,
} from './attempts';
import { badField, badState, notFound } from './clerk-error';
import { describeSignUp } from './client-json';
import { updateClient } from './clients';
import { sendCode } from './code-mails';
import { dropCode, redeemCode } from './email-codes';
import { type Exchange, ensureClient, type Route, textField } from './exchange';
import { secondsAfter } from './identity-core';
import type { SignUpRow } from './identity-rows';
import { checkedSize, readMetadata } from './metadata';
import { refusePassword } from './password-rules';
import { refuseWhenSignedIn, startSession } from './start-session';
import { takeTurn } from './throttles';
import { emailTaken, findUserByEmail, insertUser, isEmailAddress, normaliseEmail } from './users';

const NAME_LIMIT = 256;

/** A name without surrounding space, or undefined when it was not sent. Throws when it is too long. */
export function readName(body: Exchange['body'], param: 'first_name' | 'last_name'): string | undefined {
  const name = textField(body, param)?.trim();
  if (name !== undefined && name.length > NAME_LIMIT) {
    throw badField('form_param_max_length_exceeded', param, `Names have at most ${NAME_LIMIT} characters.`);
  }
  return name;
}

async function readEmail({ core, body }: Exchange): Promise<string | undefined> {
  const given = textField(body, 'email_address');
  if (given === undefined) return undefined;
  const email = normaliseEmail(given);
  if (!isEmailAddress(email)) {
    const text = 'Email address must be a valid email address.';
    throw badField('form_param_format_invalid', 'email_address', 'is invalid', text);
  }
  if (await findUserByEmail(core.sql, email)) throw emailTaken();
  return email;
}

async function readPassword({ core, body }: Exchange, email: string | null): Promise<string | undefined> {
  const password = textField(body, 'password');
  if (password === undefined) return undefined;
  const refusal = refusePassword(password, 'password', email);
  if (refusal) throw refusal;
  return core.passwords.hash(password);
}

/** Everything the form sent, checked; nothing is stored before all of it is acceptable. */
async function readChanges(exchange: Exchange, before: SignUpRow | null) {
  const { body } = exchange;
  const email = await readEmail(exchange);
  const sent: Record<string, string | undefined> = {
    email,
    password_hash: await readPassword(exchange, email ?? before?.email ?? null),
    first_name: readName(body, 'first_name'),
    last_name: readName(body, 'last_name'),
    locale: textField(body, 'locale')?.slice(0, 35),
  };
  const changes: SignUpChanges = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const metadata =
    body.unsafe_metadata === undefined
      ? undefined
      : checkedSize(readMetadata(body.unsafe_metadata, 'unsafe_metadata'), 'unsafe_metadata');
  return { changes, metadata };
}

type Accepted = Awaited<ReturnType<typeof readChanges>>;

async function store({ core }: Exchange, signUp: SignUpRow, { changes, metadata }: Accepted): Promise<SignUpRow> {
  if (changes.email !== undefined && changes.email !== signUp.email) await dropCode(core.sql, signUp.id);
  const changed = Object.keys(changes).length > 0 ? await updateSignUp(core.sql, signUp.id, changes) : signUp;
  return metadata === undefined ? changed : setSignUpMetadata(core.sql, signUp.id, metadata);
}

/** Makes the account and signs the person in, as soon as nothing is missing and the address is proven. */
async function settle(exchange: Exchange, signUp: SignUpRow): Promise<SignUpRow> {
  const { core } = exchange;
  if (!signUp.email_verified || missingFields(signUp).length > 0) return signUp;
  return core.sql.begin(async (tx) => {
    const locked = await lockSignUp(tx, signUp.id);
    const { status, email, email_verified, password_hash, first_name, last_name, unsafe_metadata } = locked;
    if (status === 'complete' || !email || !email_verified || !password_hash) return locked;
    const person = { email, firstName: first_name, lastName: last_name, passwordHash: password_hash };
    const user = await insertUser(tx, { ...person, unsafeMetadata: unsafe_metadata }, core.now());
    const sessionId = await startSession(exchange, tx, user.id);
    return updateSignUp(tx, signUp.id, { status: 'complete', created_user_id: user.id, created_session_id: sessionId });
  });
}

async function createSignUp(exchange: Exchange): Promise<SignUpRow> {
  const { core, address } = exchange;
  const now = core.now();
  await refuseWhenSignedIn(exchange);
  await takeTurn(core.sql, 'sign-up-address', address, core.limits.signUpsPerAddress, now);
  const accepted = await readChanges(exchange, null);
  const client = await ensureClient(exchange);
  const expiresAt = secondsAfter(now, core.limits.attemptSeconds);
  const signUp = await insertSignUp(core.sql, { clientId: client.id, expiresAt }, now);
  exchange.client = await updateClient(core.sql, client.id, { sign_up_id: signUp.id }, now);
  return store(exchange, signUp, accepted);
}

/** An attempt of the calling browser. Throws 404 for anything else. */
async function mySignUp({ core, client }: Exchange, id: string): Promise<SignUpRow> {
  const signUp = client ? await findSignUp(core.sql, id, client.id, core.now()) : null;
  if (!signUp) throw notFound('SignUp');
  return signUp;
}

async function myOpenSignUp(exchange: Exchange, id: string): Promise<SignUpRow> {
  const signUp = await mySignUp(exchange, id);
  if (signUp.status === 'complete') throw badState('sign_up_already_completed', 'This sign-up is complete.');
  return signUp;
}

async function changeSignUp(exchange: Exchange, id: string): Promise<SignUpRow> {
  const signUp = await myOpenSignUp(exchange, id);
  return settle(exchange, await store(exchange, signUp, await readChanges(exchange, signUp)));
}

async function prepareVerification(exchange: Exchange, id: string): Promise<SignUpRow> {
  const signUp = await myOpenSignUp(exchange, id);
  const strategy = textField(exchange.body, 'strategy') ?? 'email_code';
  if (!signUp.email || strategy !== 'email_code') {
    throw badState('strategy_for_user_invalid', 'Only a code sent by email can verify this sign-up.');
  }
  if (signUp.email_verified) throw badState('verification_already_verified', 'This email address is verified already.');
  await sendCode(exchange.core, signUp.id, signUp.email, 'sign_up');
  return signUp;
}

async function attemptVerification(exchange: Exchange, id: string): Promise<SignUpRow> {
  const { core, body } = exchange;
  const signUp = await myOpenSignUp(exchange, id);
  if (signUp.email_verified) throw badState('verification_already_verified', 'This email address is verified already.');
  const target = { attemptId: signUp.id, email: signUp.email ?? '' };
  await redeemCode(core.sql, target, textField(body, 'code') ?? '', core.codeRules, core.now());
  const proven = await proveSignUpEmail(core.sql, target.attemptId, target.email);
  if (!proven) throw badState('verification_expired', 'The email address was changed. Ask for a new code.');
  return settle(exchange, proven);
}

const described = async (exchange: Exchange, work: Promise<SignUpRow>) => describeSignUp(exchange.core, await work);

export const SIGN_UP_ROUTES: readonly Route<Exchange>[] = [
  { method: 'POST', pattern: '/client/sign_ups', handle: (call) => described(call, createSignUp(call)) },
  { method: 'GET', pattern: '/client/sign_ups/:id', handle: (call, id) => described(call, mySignUp(call, id)) },
  { method: 'PATCH', pattern: '/client/sign_ups/:id', handle: (call, id) => described(call, changeSignUp(call, id)) },
  {
    method: 'POST',
    pattern: '/client/sign_ups/:id/prepare_verification',
    handle: (call, id) => described(call, prepareVerification(call, id)),
  },
  {
    method: 'POST',
    pattern: '/client/sign_ups/:id/attempt_verification',
    handle: (call, id) => described(call, attemptVerification(call, id)),
  },
];
