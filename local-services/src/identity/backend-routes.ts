import { badField, unauthenticated } from './clerk-error';
import { bareSessionJson } from './client-json';
import { describeUserForServers } from './describe-user';
import { type Fields, type Route, textField } from './exchange';
import type { IdentityCore } from './identity-core';
import type { Metadata } from './identity-rows';
import { checkedSize, mergePatch, readMetadata } from './metadata';
import { sameText } from './opaque-ids';
import { registerUser } from './register-user';
import { closeSession, getSession, liveSessionsOfUser } from './sessions';
import { insertTicket } from './tickets';
import { countUsers, deleteUser, getUser, listUsers, lockUser, type UserChanges, updateUser } from './users';

/** One call of the Backend API, by a holder of the secret key. */
export interface BackendCall {
  core: IdentityCore;
  query: URLSearchParams;
  body: Fields;
}

/** Throws 401 unless the request carries the secret key. */
export function requireSecretKey(core: IdentityCore, request: Request): void {
  const given = request.headers.get('authorization') ?? '';
  if (!sameText(given, `Bearer ${core.backendSecretKey}`)) throw unauthenticated('The secret key is not valid.');
}

const KINDS = ['public_metadata', 'private_metadata', 'unsafe_metadata'] as const;
const LIST_LIMIT = 500;

async function mergeUserMetadata({ core, body }: BackendCall, id: string) {
  const changed = await core.sql.begin(async (tx) => {
    const user = await lockUser(tx, id);
    const changes: UserChanges = {};
    for (const kind of KINDS) {
      if (body[kind] === undefined || body[kind] === null) continue;
      changes[kind] = checkedSize(mergePatch(user[kind], readMetadata(body[kind], kind)), kind);
    }
    return updateUser(tx, id, changes, core.now());
  });
  return describeUserForServers(core, changed);
}

const emailsOf = ({ query }: BackendCall): string[] => [
  ...query.getAll('email_address'),
  ...query.getAll('email_address[]'),
];

async function createUser({ core, body }: BackendCall) {
  const emails = Array.isArray(body.email_address) ? body.email_address : [];
  const [email] = emails.filter((value) => typeof value === 'string');
  if (!email) throw badField('form_param_missing', 'email_address', 'An email address is required.');
  const metadata = (kind: (typeof KINDS)[number]): Metadata | undefined =>
    body[kind] === undefined ? undefined : readMetadata(body[kind], kind);
  const { id } = await registerUser(core, {
    email,
    firstName: textField(body, 'first_name') ?? '',
    lastName: textField(body, 'last_name') ?? '',
    password: textField(body, 'password') ?? '',
    publicMetadata: metadata('public_metadata'),
    unsafeMetadata: metadata('unsafe_metadata'),
  });
  return describeUserForServers(core, await getUser(core.sql, id));
}

async function removeUser({ core }: BackendCall, id: string) {
  await deleteUser(core.sql, id);
  return { object: 'user', id, deleted: true };
}

async function listSessions({ core, query }: BackendCall) {
  const sessions = await liveSessionsOfUser(core.sql, query.get('user_id') ?? '', core.now());
  return sessions.map(bareSessionJson);
}

async function revokeSession({ core }: BackendCall, id: string) {
  await getSession(core.sql, id);
  await closeSession(core.sql, id, 'revoked', core.now());
  return bareSessionJson(await getSession(core.sql, id));
}

async function createSignInToken({ core, body }: BackendCall) {
  const user = await getUser(core.sql, textField(body, 'user_id') ?? '');
  const asked = typeof body.expires_in_seconds === 'number' ? body.expires_in_seconds : core.limits.ticketSeconds;
  const now = core.now();
  const seconds = Math.min(Math.max(asked, 1), core.limits.sessionSeconds);
  const { id, ticket } = await insertTicket(core.sql, user.id, seconds, now);
  const at = now.getTime();
  return {
    object: 'sign_in_token',
    id,
    user_id: user.id,
    token: ticket,
    status: 'pending',
    url: '',
    created_at: at,
    updated_at: at,
  };
}

export const BACKEND_ROUTES: readonly Route<BackendCall>[] = [
  { method: 'GET', pattern: '/jwks', handle: ({ core }) => core.signer.jwks },
  {
    method: 'GET',
    pattern: '/users',
    handle: async (call) => {
      const users = await listUsers(call.core.sql, emailsOf(call), LIST_LIMIT);
      return Promise.all(users.map((user) => describeUserForServers(call.core, user)));
    },
  },
  {
    method: 'GET',
    pattern: '/users/count',
    handle: async ({ core }) => ({ object: 'total_count', total_count: await countUsers(core.sql) }),
  },
  { method: 'POST', pattern: '/users', handle: createUser },
  {
    method: 'GET',
    pattern: '/users/:id',
    handle: async ({ core }, id) => describeUserForServers(core, await getUser(core.sql, id)),
  },
  { method: 'PATCH', pattern: '/users/:id/metadata', handle: mergeUserMetadata },
  { method: 'DELETE', pattern: '/users/:id', handle: removeUser },
  { method: 'GET', pattern: '/sessions', handle: listSessions },
  {
    method: 'GET',
    pattern: '/sessions/:id',
    handle: async ({ core }, id) => bareSessionJson(await getSession(core.sql, id)),
  },
  { method: 'POST', pattern: '/sessions/:id/revoke', handle: revokeSession },
  { method: 'POST', pattern: '/sign_in_tokens', handle: createSignInToken },
];
