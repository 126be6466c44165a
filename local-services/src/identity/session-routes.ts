import { notFound } from './clerk-error';
import { describeClient, sessionJson } from './client-json';
import { deleteClient, updateClient } from './clients';
import { placeOf } from './device';
import { environmentJson } from './environment-json';
import { type Exchange, ensureClient, mySessions, type Route } from './exchange';
import type { SessionWithUser } from './identity-rows';
import { keepAlive } from './session-ends';
import { sessionIsPending, standingOf } from './session-standing';
import { closeSession, closeSessionsOfClient, moveSession } from './sessions';
import { mintSessionToken, mintTemplateToken, proofOf } from './tokens';

/** Returns a live session of the calling browser. Throws 404 for anything else, by which the SDK knows that it is signed out. */
async function mySession(exchange: Exchange, id: string): Promise<SessionWithUser> {
  const session = (await mySessions(exchange)).find((candidate) => candidate.id === id);
  if (!session) throw notFound('Session');
  return session;
}

async function touch(exchange: Exchange, id: string) {
  const { core, client } = exchange;
  const session = await mySession(exchange, id);
  const now = core.now();
  await moveSession(core.sql, session.id, placeOf(exchange), now);
  const alive = await keepAlive(core, session);
  if (client) exchange.client = await updateClient(core.sql, client.id, { last_active_session_id: session.id }, now);
  return sessionJson(core, { ...session, ...alive, updated_at: now });
}

async function close(exchange: Exchange, id: string, status: 'ended' | 'removed') {
  const { core, client } = exchange;
  const session = await mySession(exchange, id);
  const described = await sessionJson(core, session);
  await closeSession(core.sql, session.id, status, core.now());
  if (client) exchange.client = await updateClient(core.sql, client.id, {}, core.now());
  return { ...described, status, last_active_token: null };
}

/** Signs out of every session of the browser; the browser itself stays known. */
async function signOut(exchange: Exchange) {
  const { core, client } = exchange;
  if (!client) return null;
  await closeSessionsOfClient(core.sql, client.id, core.now());
  const pointers = { last_active_session_id: null, sign_in_id: null, sign_up_id: null };
  exchange.client = await updateClient(core.sql, client.id, pointers, core.now());
  return describeClient(core, exchange.client);
}

/** Deletes the browser with everything that belongs to it. */
async function forgetClient(exchange: Exchange) {
  if (exchange.client) await deleteClient(exchange.core.sql, exchange.client.id);
  exchange.client = null;
  exchange.newSecret = '';
  return null;
}

async function token(exchange: Exchange, id: string, template: string) {
  const { core } = exchange;
  const session = await mySession(exchange, id);
  // An open page renews its token every minute, which, as at the vendor, shows that the session is in use.
  await keepAlive(core, session);
  const { isPending } = await standingOf(core, session);
  if (template) {
    // Such a token would give access to data, so a session with open tasks gets none.
    if (isPending) throw sessionIsPending();
    return { object: 'token', jwt: await mintTemplateToken(core, session.user, template, proofOf(session)) };
  }
  return { object: 'token', jwt: await mintSessionToken(core, session, { isPending }) };
}

async function createClient(exchange: Exchange) {
  return describeClient(exchange.core, await ensureClient(exchange));
}

export const SESSION_ROUTES: readonly Route<Exchange>[] = [
  { method: 'GET', pattern: '/environment', bare: true, handle: ({ core }) => environmentJson(core) },
  { method: 'PATCH', pattern: '/environment', bare: true, handle: ({ core }) => environmentJson(core) },
  { method: 'GET', pattern: '/client', handle: ({ core, client }) => describeClient(core, client) },
  { method: 'PUT', pattern: '/client', handle: createClient },
  { method: 'DELETE', pattern: '/client', handle: forgetClient },
  { method: 'DELETE', pattern: '/client/sessions', handle: signOut },
  { method: 'POST', pattern: '/client/sessions/:id/touch', handle: touch },
  { method: 'POST', pattern: '/client/sessions/:id/end', handle: (call, id) => close(call, id, 'ended') },
  { method: 'POST', pattern: '/client/sessions/:id/remove', handle: (call, id) => close(call, id, 'removed') },
  { method: 'POST', pattern: '/client/sessions/:id/tokens', bare: true, handle: token },
  { method: 'POST', pattern: '/client/sessions/:id/tokens/:template', bare: true, handle: token },
];
