import { type BackendCall, changedMetadata, deletedJson } from './backend-call';
import { countUsers, listUsers } from './backend-user-list';
import { setBanned } from './ban-user';
import { badField, badState } from './clerk-error';
import { describeUserForServers } from './describe-user';
import { getAddress, setPrimary } from './email-addresses';
import { isTrue, type Route, textField } from './exchange';
import type { IdentityCore } from './identity-core';
import type { UserRow } from './identity-rows';
import { readMetadata } from './metadata';
import { refusePassword } from './password-rules';
import { registerUser } from './register-user';
import { revokeSessionsOfUser } from './sessions';
import { readName } from './sign-up-routes';
import { deleteUser, getUser, lockUser, type UserChanges, updateUser } from './users';

const KINDS = ['public_metadata', 'private_metadata', 'unsafe_metadata'] as const;

const described = async ({ core }: BackendCall, work: Promise<UserRow>) => describeUserForServers(core, await work);

/** An account whose addresses count as proven, unless it says otherwise; the first one is primary. */
async function createUser({ core, body }: BackendCall): Promise<UserRow> {
  const emails = Array.isArray(body.email_address) ? body.email_address : [];
  const [email] = emails.filter((value) => typeof value === 'string');
  if (!email) throw badField('form_param_missing', 'email_address', 'An email address is required.');
  const [publicMetadata, privateMetadata, unsafeMetadata] = KINDS.map((kind) =>
    body[kind] === undefined ? undefined : readMetadata(body[kind], kind),
  );
  const { id } = await registerUser(core, {
    email,
    firstName: readName(body, 'first_name') ?? '',
    lastName: readName(body, 'last_name') ?? '',
    password: textField(body, 'password') ?? '',
    publicMetadata,
    unsafeMetadata,
  });
  if (privateMetadata) await updateUser(core.sql, id, { private_metadata: privateMetadata }, core.now());
  return isTrue(body.banned) ? setBanned(core, id, true) : getUser(core.sql, id);
}

const PARAMS = new Set([
  'first_name',
  'last_name',
  'password',
  'skip_password_checks',
  'sign_out_of_other_sessions',
  'primary_email_address_id',
  'notify_primary_email_address_changed',
]);

async function newPasswordHash(core: IdentityCore, body: BackendCall['body'], email: string) {
  const password = textField(body, 'password');
  if (password === undefined) return undefined;
  const refusal = isTrue(body.skip_password_checks) ? null : refusePassword(password, 'password', email);
  if (refusal) throw refusal;
  return core.passwords.hash(password);
}

async function changeUser({ core, body }: BackendCall, id: string): Promise<UserRow> {
  const unknown = Object.keys(body).find((param) => !PARAMS.has(param));
  if (unknown) throw badField('form_param_unknown', unknown, 'This parameter is not supported here.');
  const { email } = await getUser(core.sql, id);
  const hash = await newPasswordHash(core, body, email);
  const [first, last] = [readName(body, 'first_name'), readName(body, 'last_name')];
  const changes: UserChanges = {
    ...(first !== undefined && { first_name: first }),
    ...(last !== undefined && { last_name: last }),
    ...(hash !== undefined && { password_hash: hash }),
  };
  const primary = textField(body, 'primary_email_address_id');
  const now = core.now();
  return core.sql.begin(async (tx) => {
    await lockUser(tx, id);
    if (primary !== undefined) {
      const address = await getAddress(tx, primary, id);
      if (!address.verified_at) throw badState('verification_missing', 'A primary address must be verified.');
      await setPrimary(tx, address, now);
    }
    if (hash !== undefined && isTrue(body.sign_out_of_other_sessions)) await revokeSessionsOfUser(tx, id, null, now);
    return updateUser(tx, id, changes, now);
  });
}

async function changeMetadata(call: BackendCall, id: string, how: 'merge' | 'replace'): Promise<UserRow> {
  const { sql, now } = call.core;
  return sql.begin(async (tx) => {
    const before = await lockUser(tx, id);
    return updateUser(tx, id, changedMetadata(call, KINDS, before, how), now());
  });
}

async function removeUser({ core }: BackendCall, id: string) {
  await deleteUser(core.sql, id);
  return deletedJson('user', id);
}

/** For a server that asks before something sensitive; it is trusted, so that tries are not counted. */
async function verifyPassword({ core, body }: BackendCall, id: string) {
  const { password_hash: hash } = await getUser(core.sql, id);
  if (await core.passwords.matches(textField(body, 'password') ?? '', hash)) return { verified: true };
  throw badField('incorrect_password', 'password', 'Incorrect password', 'The password is incorrect.');
}

async function list(call: BackendCall) {
  const users = await listUsers(call);
  return Promise.all(users.map((user) => describeUserForServers(call.core, user)));
}

export const BACKEND_USER_ROUTES: readonly Route<BackendCall>[] = [
  { method: 'GET', pattern: '/users', handle: list },
  {
    method: 'GET',
    pattern: '/users/count',
    handle: async (call) => ({ object: 'total_count', total_count: await countUsers(call) }),
  },
  { method: 'POST', pattern: '/users', handle: (call) => described(call, createUser(call)) },
  { method: 'GET', pattern: '/users/:id', handle: (call, id) => described(call, getUser(call.core.sql, id)) },
  { method: 'PATCH', pattern: '/users/:id', handle: (call, id) => described(call, changeUser(call, id)) },
  { method: 'DELETE', pattern: '/users/:id', handle: removeUser },
  {
    method: 'PATCH',
    pattern: '/users/:id/metadata',
    handle: (call, id) => described(call, changeMetadata(call, id, 'merge')),
  },
  {
    method: 'PUT',
    pattern: '/users/:id/metadata',
    handle: (call, id) => described(call, changeMetadata(call, id, 'replace')),
  },
  { method: 'POST', pattern: '/users/:id/verify_password', handle: verifyPassword },
  { method: 'POST', pattern: '/users/:id/ban', handle: (call, id) => described(call, setBanned(call.core, id, true)) },
  {
    method: 'POST',
    pattern: '/users/:id/unban',
    handle: (call, id) => described(call, setBanned(call.core, id, false)),
  },
];
