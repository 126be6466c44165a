import type { BackendCall } from './backend-call';
import { setBanned } from './ban-user';
import { badField } from './clerk-error';
import { describeUserForServers } from './describe-user';
import { type Route, textField } from './exchange';
import { lock, unlock } from './guess-limits';
import type { UserRow } from './identity-rows';
import { checkedSize, mergePatch, readMetadata } from './metadata';
import { registerUser } from './register-user';
import { readName } from './sign-up-routes';
import { deleteUser, getUser, lockUser, type UserChanges, updateUser } from './users';

const KINDS = ['public_metadata', 'private_metadata', 'unsafe_metadata'] as const;

const described = async ({ core }: BackendCall, work: Promise<UserRow>) => describeUserForServers(core, await work);

/** Creates an account whose address counts as proven. */
async function createUser({ core, body }: BackendCall): Promise<UserRow> {
  const emails = Array.isArray(body.email_address) ? body.email_address : [];
  const [email] = emails.filter((value) => typeof value === 'string');
  if (!email) throw badField('form_param_missing', 'email_address', 'An email address is required.');
  const [publicMetadata, unsafeMetadata] = (['public_metadata', 'unsafe_metadata'] as const).map((kind) =>
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
  return getUser(core.sql, id);
}

/** Merges the given kinds of metadata into the existing ones (RFC 7396). */
async function changeMetadata({ core, body }: BackendCall, id: string): Promise<UserRow> {
  return core.sql.begin(async (tx) => {
    const before = await lockUser(tx, id);
    const changes: UserChanges = {};
    for (const kind of KINDS) {
      if (body[kind] === undefined || body[kind] === null) continue;
      changes[kind] = checkedSize(mergePatch(before[kind], readMetadata(body[kind], kind)), kind);
    }
    return updateUser(tx, id, changes, core.now());
  });
}

async function removeUser({ core }: BackendCall, id: string) {
  await deleteUser(core.sql, id);
  return { object: 'user', id, deleted: true };
}

const changed = (change: typeof lock) => async (call: BackendCall, id: string) => {
  const user = await getUser(call.core.sql, id);
  await change(call.core, user);
  return describeUserForServers(call.core, user);
};

export const BACKEND_USER_ROUTES: readonly Route<BackendCall>[] = [
  { method: 'POST', pattern: '/users', handle: (call) => described(call, createUser(call)) },
  { method: 'GET', pattern: '/users/:id', handle: (call, id) => described(call, getUser(call.core.sql, id)) },
  { method: 'DELETE', pattern: '/users/:id', handle: removeUser },
  { method: 'PATCH', pattern: '/users/:id/metadata', handle: (call, id) => described(call, changeMetadata(call, id)) },
  { method: 'POST', pattern: '/users/:id/ban', handle: (call, id) => described(call, setBanned(call.core, id, true)) },
  {
    method: 'POST',
    pattern: '/users/:id/unban',
    handle: (call, id) => described(call, setBanned(call.core, id, false)),
  },
  { method: 'POST', pattern: '/users/:id/lock', handle: changed(lock) },
  { method: 'POST', pattern: '/users/:id/unlock', handle: changed(unlock) },
];
