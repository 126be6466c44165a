import type { BackendCall } from './backend-call';
import { bareSessionJson } from './client-json';
import { type Route, textField } from './exchange';
import { closeSession, getSession } from './sessions';
import { createTestingToken } from './testing-tokens';
import { insertTicket } from './tickets';
import { getUser } from './users';

async function revokeSession(call: BackendCall, id: string) {
  const { sql, now } = call.core;
  await getSession(sql, id);
  await closeSession(sql, id, 'revoked', now());
  return bareSessionJson(await getSession(sql, id));
}

const LONGEST_TICKET_SECONDS = 30 * 24 * 60 * 60;

async function createSignInToken({ core, body }: BackendCall) {
  const user = await getUser(core.sql, textField(body, 'user_id') ?? '');
  const asked = typeof body.expires_in_seconds === 'number' ? body.expires_in_seconds : core.limits.ticketSeconds;
  const now = core.now();
  const seconds = Math.min(Math.max(asked, 1), LONGEST_TICKET_SECONDS);
  const { id, ticket } = await insertTicket(core.sql, user.id, seconds, now);
  const times = { created_at: now.getTime(), updated_at: now.getTime() };
  return { object: 'sign_in_token', id, user_id: user.id, token: ticket, status: 'pending', url: '', ...times };
}

export const BACKEND_SESSION_ROUTES: readonly Route<BackendCall>[] = [
  { method: 'POST', pattern: '/testing_tokens', handle: ({ core }) => createTestingToken(core) },
  { method: 'GET', pattern: '/jwks', handle: ({ core }) => core.signer.jwks },
  { method: 'POST', pattern: '/sessions/:id/revoke', handle: revokeSession },
  { method: 'POST', pattern: '/sign_in_tokens', handle: createSignInToken },
];
