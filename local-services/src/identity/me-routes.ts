import { badField, notFound } from './clerk-error';
import { bareSessionJson, sessionJson } from './client-json';
import { deleteMe } from './delete-me';
import { describeUser } from './describe-user';
import { choosePrimary } from './email-routes';
import { type Exchange, myActiveSession, type Route, textField } from './exchange';
import type { UserRow } from './identity-rows';
import { checkedSize, mergePatch, readMetadata } from './metadata';
import { changePassword } from './reset-password';
import { activityJson } from './session-activity';
import { closeSession, liveSessionsOfUser } from './sessions';
import { readName } from './sign-up-routes';
import { lockUser, type UserChanges, updateUser } from './users';

const PARAM = 'unsafe_metadata';

/** Only our own servers write these; a browser that tries is refused. */
function refuseProtectedMetadata({ body }: Exchange): void {
  for (const param of ['public_metadata', 'private_metadata']) {
    if (param in body)
      throw badField('form_param_unknown', param, `${param} is not a valid parameter for this request.`);
  }
}

/** A name that is sent must not be empty. */
function myName(body: Exchange['body'], param: 'first_name' | 'last_name'): string | undefined {
  const name = readName(body, param);
  if (name !== '') return name;
  throw badField('form_param_nil', param, 'is missing', 'Enter a name.');
}

async function changeMe(exchange: Exchange): Promise<UserRow> {
  const { core, body } = exchange;
  refuseProtectedMetadata(exchange);
  const { user } = await myActiveSession(exchange);
  const [first, last] = [myName(body, 'first_name'), myName(body, 'last_name')];
  const primary = textField(body, 'primary_email_address_id');
  if (primary !== undefined) await choosePrimary(exchange, primary);
  const changes: UserChanges = {
    ...(first === undefined ? {} : { first_name: first }),
    ...(last === undefined ? {} : { last_name: last }),
    ...(body[PARAM] === undefined ? {} : { unsafe_metadata: checkedSize(readMetadata(body[PARAM], PARAM), PARAM) }),
  };
  return updateUser(core.sql, user.id, changes, core.now());
}

async function mergeMyMetadata(exchange: Exchange): Promise<UserRow> {
  const { core, body } = exchange;
  refuseProtectedMetadata(exchange);
  const { user } = await myActiveSession(exchange);
  const patch = readMetadata(body[PARAM] ?? '{}', PARAM);
  return core.sql.begin(async (tx) => {
    const { unsafe_metadata } = await lockUser(tx, user.id);
    return updateUser(
      tx,
      user.id,
      { unsafe_metadata: checkedSize(mergePatch(unsafe_metadata, patch), PARAM) },
      core.now(),
    );
  });
}

async function listMySessions(exchange: Exchange) {
  const { core } = exchange;
  const { user } = await myActiveSession(exchange);
  const sessions = await liveSessionsOfUser(core.sql, user.id, core.now());
  return sessions.map((session) => ({
    ...bareSessionJson(session),
    latest_activity: activityJson(session),
  }));
}

/** Signs the user out elsewhere. Throws 404 for sessions of other users. */
async function revokeMySession(exchange: Exchange, id: string) {
  const { core } = exchange;
  const { user } = await myActiveSession(exchange);
  const session = (await liveSessionsOfUser(core.sql, user.id, core.now())).find((candidate) => candidate.id === id);
  if (!session) throw notFound('Session');
  await closeSession(core.sql, id, 'revoked', core.now());
  return { ...(await sessionJson(core, session)), status: 'revoked', last_active_token: null };
}

const described = async ({ core }: Exchange, work: Promise<UserRow>) => describeUser(core, await work);

export const ME_ROUTES: readonly Route<Exchange>[] = [
  {
    method: 'GET',
    pattern: '/me',
    handle: (call) =>
      described(
        call,
        myActiveSession(call).then(({ user }) => user),
      ),
  },
  { method: 'PATCH', pattern: '/me', handle: (call) => described(call, changeMe(call)) },
  { method: 'DELETE', pattern: '/me', handle: deleteMe },
  { method: 'PATCH', pattern: '/me/metadata', handle: (call) => described(call, mergeMyMetadata(call)) },
  { method: 'POST', pattern: '/me/change_password', handle: (call) => described(call, changePassword(call)) },
  { method: 'GET', pattern: '/me/sessions/active', bare: true, handle: listMySessions },
  { method: 'POST', pattern: '/me/sessions/:id/revoke', handle: revokeMySession },
];
