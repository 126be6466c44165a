import { readLimited } from '../limited-body';
import { ClerkError, unauthenticated } from './clerk-error';
import { insertClient } from './clients';
import { pruneSignedOut } from './forget-strangers';
import type { IdentityCore } from './identity-core';
import type { ClientRow, SessionWithUser } from './identity-rows';
import { hashCode } from './opaque-ids';
import { liveSessionsOfClient } from './sessions';
import { isStorable } from './storable';

/** Fields of a form or a JSON body. */
export type Fields = Readonly<Record<string, unknown>>;

/** One call of the Frontend API, from the browser `client` (null: a new one). */
export interface Exchange {
  core: IdentityCore;
  query: URLSearchParams;
  body: Fields;
  /** The request itself: a picture is read from it once its user is known. */
  request: Request;
  /** The caller's network address, for rate limits only. */
  address: string;
  /** The User-Agent; shown to its user, never trusted. */
  userAgent: string;
  client: ClientRow | null;
  /** The cookie secret when this call created or changed it; empty: the cookie is deleted. */
  newSecret: string | null;
}

/** A route with its handler. `bare`: without the envelope that carries the client's state. */
export interface Route<Context> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Segments beginning with a colon are passed to the handler in order. */
  pattern: string;
  bare?: boolean;
  handle(context: Context, first: string, second: string): unknown;
}

const BODY_LIMIT_BYTES = 64 * 1024;

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Returns null when the text is not valid JSON. */
function parseFields(text: string, isJson: boolean): Fields | null {
  if (!isJson) return Object.fromEntries(new URLSearchParams(text));
  try {
    return asFields(JSON.parse(text === '' ? '{}' : text));
  } catch {
    return null;
  }
}

/** Reads a form or JSON body. Throws 413 when it is too large, 400 when it is malformed. */
export async function readFields(request: Request): Promise<Fields> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const body = await readLimited(request, BODY_LIMIT_BYTES);
  if (!body) {
    throw new ClerkError({ status: 413, code: 'request_body_too_large', message: 'The request is too large.' });
  }
  const fields = parseFields(
    new TextDecoder().decode(body),
    request.headers.get('content-type')?.includes('json') === true,
  );
  if (fields && isStorable(fields)) return fields;
  throw new ClerkError({ status: 400, code: 'request_body_invalid', message: 'The request is not readable.' });
}

/** Throws 400 when the query holds text that would be refused in a form, too. */
export function readQuery(request: Request): URLSearchParams {
  const query = new URL(request.url).searchParams;
  if (isStorable([...query])) return query;
  throw new ClerkError({ status: 400, code: 'request_query_invalid', message: 'The request is not readable.' });
}

/** Returns a text field; undefined when absent, null or of another type. */
export function textField(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

export const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** Returns the browser's row, created on first need. */
export async function ensureClient(exchange: Exchange): Promise<ClientRow> {
  if (exchange.client) return exchange.client;
  const { core, address } = exchange;
  const madeFrom = hashCode(core.codeRules.pepper, 'network address', address);
  const { client, secret } = await insertClient(core.sql, madeFrom, core.now());
  await pruneSignedOut(core.sql, madeFrom);
  exchange.client = client;
  exchange.newSecret = secret;
  return client;
}

/** Returns the live sessions of the calling browser. */
export async function mySessions({ core, client }: Exchange): Promise<SessionWithUser[]> {
  return client ? liveSessionsOfClient(core.sql, client.id, core.now()) : [];
}

/** Returns the session the call acts for: the named one, else the last active one. Throws 401 when there is none. */
export async function myActiveSession(exchange: Exchange): Promise<SessionWithUser> {
  const sessions = await mySessions(exchange);
  const wanted = exchange.query.get('_clerk_session_id') ?? exchange.client?.last_active_session_id;
  const session = sessions.find((candidate) => candidate.id === wanted) ?? sessions.at(-1);
  if (!session) throw unauthenticated('You are signed out.');
  return session;
}

export function matchRoute<Context>(routes: readonly Route<Context>[], method: string, path: string) {
  const given = path.split('/');
  for (const route of routes) {
    if (route.method !== method) continue;
    const wanted = route.pattern.split('/');
    if (wanted.length !== given.length) continue;
    if (!wanted.every((segment, at) => segment.startsWith(':') || segment === given[at])) continue;
    const [first = '', second = ''] = given.filter((_, at) => wanted[at]?.startsWith(':'));
    return { route, first, second };
  }
  return null;
}
