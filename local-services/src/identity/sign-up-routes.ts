import { insertSignUp, type SignUpChanges, setSignUpMetadata, updateSignUp } from './attempts';
import { badField } from './clerk-error';
import { describeSignUp } from './client-json';
import { updateClient } from './clients';
import { countUse } from './count-use';
import { dropCode } from './email-codes';
import { type Exchange, ensureClient, type Route, textField } from './exchange';
import { pruneSignedOut } from './forget-strangers';
import { secondsAfter } from './identity-core';
import type { SignUpRow } from './identity-rows';
import { checkedSize, readMetadata } from './metadata';
import { refusePassword } from './password-rules';
import { requirePhone } from './phone-numbers';
import { attemptVerification, myOpenSignUp, mySignUp, prepareVerification, settle } from './sign-up-verification';
import { refuseWhenSignedIn } from './start-session';
import { requireEmail } from './users';

const NAME_LIMIT = 256;

/** Returns a trimmed name, or undefined when it was not sent. Throws when it is too long. */
export function readName(body: Exchange['body'], param: 'first_name' | 'last_name'): string | undefined {
  const name = textField(body, param)?.trim();
  if (name !== undefined && name.length > NAME_LIMIT) {
    throw badField('form_param_max_length_exceeded', param, `Names have at most ${NAME_LIMIT} characters.`);
  }
  return name;
}

/** Only the mail to the address says whether it has an account; the response does not. */
function readEmail({ core, body }: Exchange): string | undefined {
  const given = textField(body, 'email_address');
  const isLeftOut = given === undefined || (given === '' && core.text !== null);
  return isLeftOut ? undefined : requireEmail(given);
}

/** As with an address: only the text to the number says whether it has an account. */
function readPhone({ core, body }: Exchange): string | undefined {
  const given = textField(body, 'phone_number');
  // The widget sends its empty optional field along.
  if (given === undefined || given === '') return undefined;
  if (core.text) return requirePhone(given);
  throw badField('form_param_unknown', 'phone_number', 'phone_number is not a valid parameter for this request.');
}

async function readPassword({ core, body }: Exchange, email: string | null): Promise<string | undefined> {
  const password = textField(body, 'password');
  if (password === undefined) return undefined;
  if (!core.passwordsAllowed) {
    throw badField('form_param_unknown', 'password', 'password is not a valid parameter for this request.');
  }
  const refusal = refusePassword(password, 'password', email);
  if (refusal) throw refusal;
  return core.passwords.hash(password);
}

/** Validates every field of the form; nothing is stored before all of it is acceptable. */
async function readChanges(exchange: Exchange, before: SignUpRow | null) {
  const { body } = exchange;
  const [email, phone] = [readEmail(exchange), readPhone(exchange)];
  const sent: Record<string, string | undefined> = {
    email,
    phone,
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
  const isChanged = (name: 'email' | 'phone') => changes[name] !== undefined && changes[name] !== signUp[name];
  if (isChanged('email') || isChanged('phone')) await dropCode(core.sql, signUp.id);
  const changed = Object.keys(changes).length > 0 ? await updateSignUp(core.sql, signUp.id, changes) : signUp;
  return metadata === undefined ? changed : setSignUpMetadata(core.sql, signUp.id, metadata);
}

async function createSignUp(exchange: Exchange): Promise<SignUpRow> {
  const { core, address } = exchange;
  const now = core.now();
  await refuseWhenSignedIn(exchange);
  await countUse(core.sql, 'sign-up-address', address, core.limits.signUpsPerAddress, now);
  const accepted = await readChanges(exchange, null);
  const client = await ensureClient(exchange);
  const expiresAt = secondsAfter(now, core.limits.attemptSeconds);
  const signUp = await insertSignUp(core.sql, { clientId: client.id, expiresAt }, now);
  exchange.client = await updateClient(core.sql, client.id, { sign_up_id: signUp.id }, now);
  await pruneSignedOut(core.sql, client.made_from);
  return store(exchange, signUp, accepted);
}

async function changeSignUp(exchange: Exchange, id: string): Promise<SignUpRow> {
  const { core, address } = exchange;
  const signUp = await myOpenSignUp(exchange, id);
  // Hashing a password costs as much here as at the beginning, so it counts against the same limit.
  await countUse(core.sql, 'sign-up-address', address, core.limits.signUpsPerAddress, core.now());
  return settle(exchange, await store(exchange, signUp, await readChanges(exchange, signUp)));
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
