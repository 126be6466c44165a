import { type BackendCall, valuesOf } from './backend-call';
import { refuseBanned } from './ban-user';
import { badField, badState, notFound } from './clerk-error';
import { bareSessionJson } from './client-json';
import { insertClient } from './clients';
import { type Route, textField } from './exchange';
import { secondsAfter } from './identity-core';
import type { SessionRow, SessionWithUser } from './identity-rows';
import { activeMembership, paged, readPage } from './organizations';
import { absoluteEnd } from './session-ends';
import { sessionIsPending, standingOf } from './session-standing';
import { closeSession, getSession, insertSession } from './sessions';
import { createTestingToken } from './testing-tokens';
import { insertTicket, revokeTicket } from './tickets';
import { mintSessionToken, mintTemplateToken, proofOf } from './tokens';
import { getUser } from './users';

async function described({ core }: BackendCall, session: SessionRow) {
  const membership = await activeMembership(core.sql, session);
  const isOver = session.status === 'active' && session.expires_at <= core.now();
  return {
    ...bareSessionJson(session),
    ...(isOver && { status: 'expired' }),
    last_active_organization_id: membership?.organization.id ?? null,
    actor: null,
  };
}

/** Sessions of a person or of a browser, newest first. Throws 422 when neither is named. */
async function listSessions(call: BackendCall) {
  const { core, query } = call;
  const [user] = valuesOf(call, 'user_id') ?? [];
  const [client] = valuesOf(call, 'client_id') ?? [];
  if (!user && !client) throw badField('form_param_missing', 'user_id', 'A user_id or a client_id is required.');
  const { sql } = core;
  const rows = await sql<SessionRow[]>`
    select * from identity.sessions where (${user ?? null}::text is null or user_id = ${user ?? null})
      and (${client ?? null}::text is null or client_id = ${client ?? null}) order by created_at desc, id`;
  const all = await Promise.all(rows.map((row) => described(call, row)));
  const status = query.get('status');
  const page = paged(
    all.filter((one) => status === null || one.status === status),
    readPage(query),
  );
  return query.get('paginated') === 'true' ? page : page.data;
}

/** A session without a browser, for tests and scripts that act for somebody. Throws 404, 403 `user_banned`. */
async function createSession(call: BackendCall) {
  const { core, body } = call;
  const user = await getUser(core.sql, textField(body, 'user_id') ?? '');
  refuseBanned(user);
  const now = core.now();
  const { client } = await insertClient(core.sql, now);
  const expiresAt = await absoluteEnd(core, core.sql, user.id, now);
  const abandonAt = secondsAfter(now, core.limits.idleSeconds);
  const place = { userAgent: 'Backend API', networkAddress: '' };
  return described(
    call,
    await insertSession(core.sql, { clientId: client.id, userId: user.id, expiresAt, abandonAt, place }, now),
  );
}

async function revokeSession(call: BackendCall, id: string) {
  const { sql, now } = call.core;
  await getSession(sql, id);
  await closeSession(sql, id, 'revoked', now());
  return described(call, await getSession(sql, id));
}

/** A session with its person, while it is live. Throws 404. */
async function liveSession({ core }: BackendCall, id: string): Promise<SessionWithUser> {
  const session = await getSession(core.sql, id);
  if (session.status !== 'active' || session.expires_at <= core.now()) throw notFound('Session');
  return { ...session, user: await getUser(core.sql, session.user_id) };
}

const LONGEST_SECONDS = 10 * 365 * 24 * 60 * 60;

function lifetimeOf({ body }: BackendCall): number | undefined {
  const seconds = body.expires_in_seconds;
  if (seconds === undefined || seconds === null) return undefined;
  if (typeof seconds === 'number' && Number.isInteger(seconds) && seconds >= 30 && seconds <= LONGEST_SECONDS) {
    return seconds;
  }
  throw badField('form_param_value_invalid', 'expires_in_seconds', 'The lifetime is 30 seconds to 10 years.');
}

async function createToken(call: BackendCall, id: string, template: string) {
  const { core } = call;
  const session = await liveSession(call, id);
  const seconds = lifetimeOf(call);
  const standing = await standingOf(core, session);
  if (template && standing.isPending) throw sessionIsPending();
  const jwt = template
    ? await mintTemplateToken(core, session.user, template, proofOf(session), seconds)
    : await mintSessionToken(core, session, standing, seconds);
  return { object: 'token', jwt };
}

/** As with the vendor. */
const LONGEST_TICKET_SECONDS = 30 * 24 * 60 * 60;

async function createSignInToken({ core, body }: BackendCall) {
  const user = await getUser(core.sql, textField(body, 'user_id') ?? '');
  const asked = typeof body.expires_in_seconds === 'number' ? body.expires_in_seconds : core.limits.ticketSeconds;
  const now = core.now();
  const seconds = Math.min(Math.max(asked, 1), LONGEST_TICKET_SECONDS);
  const { id, ticket } = await insertTicket(core.sql, user.id, seconds, now);
  return signInTokenJson({ id, user_id: user.id, created_at: now, at: now }, 'pending', ticket);
}

interface TicketParts {
  id: string;
  user_id: string;
  created_at: Date;
  at: Date;
}

/** `token` is known only when it is made. */
function signInTokenJson({ id, user_id, created_at, at }: TicketParts, status: 'pending' | 'revoked', token: string) {
  const times = { created_at: created_at.getTime(), updated_at: at.getTime() };
  return { object: 'sign_in_token', id, user_id, token, status, url: '', ...times };
}

async function revokeSignInToken({ core }: BackendCall, id: string) {
  const at = core.now();
  const revoked = await revokeTicket(core.sql, id, at);
  if (revoked === 'used') throw badState('sign_in_token_already_used_code', 'This sign-in ticket was already used.');
  return signInTokenJson({ ...revoked, at }, 'revoked', '');
}

export const BACKEND_SESSION_ROUTES: readonly Route<BackendCall>[] = [
  { method: 'POST', pattern: '/testing_tokens', handle: ({ core }) => createTestingToken(core) },
  { method: 'GET', pattern: '/jwks', handle: ({ core }) => core.signer.jwks },
  { method: 'GET', pattern: '/sessions', handle: listSessions },
  { method: 'POST', pattern: '/sessions', handle: createSession },
  {
    method: 'GET',
    pattern: '/sessions/:id',
    handle: async (call, id) => described(call, await getSession(call.core.sql, id)),
  },
  { method: 'POST', pattern: '/sessions/:id/revoke', handle: revokeSession },
  { method: 'POST', pattern: '/sessions/:id/tokens', handle: createToken },
  { method: 'POST', pattern: '/sessions/:id/tokens/:template', handle: createToken },
  { method: 'POST', pattern: '/sign_in_tokens', handle: createSignInToken },
  { method: 'POST', pattern: '/sign_in_tokens/:id/revoke', handle: revokeSignInToken },
];
