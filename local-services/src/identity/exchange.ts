import { readLimited } from '../limited-body';
import { ClerkError, unauthenticated } from './clerk-error';
import { insertClient } from './clients';
import { forgetStrangers } from './forget-strangers';
import type { IdentityCore } from './identity-core';
import type { ClientRow, SessionWithUser } from './identity-rows';
import { hashCode } from './opaque-ids';
import { liveSessionsOfClient } from './sessions';
import { isStorable } from './storable';

/** Fields of a form or of a JSON body. */
export type Fields = Readonly<Record<string, unknown>>;

/** One call of the Frontend API, from the browser `client` (null: one never seen). */
export interface Exchange {
  core: IdentityCore;
  query: URLSearchParams;
  body: Fields;
  /** The call itself: a picture is read from it once its person is known. */
  request: Request;
  /** Network address the call comes from, for throttling only. */
  address: string;
  /** What the browser says of itself; shown to its person, trusted for nothing. */
  userAgent: string;
  client: ClientRow | null;
  /** Secret for the cookie when it was made or changed in this call; empty: the cookie is to go. */
  newSecret: string | null;
}

/** An answer to one route. `bare`: without the envelope that carries the client's state. */
export interface Route<Context> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Segments that begin with a colon are handed over in order. */
  pattern: string;
  bare?: boolean;
  handle(context: Context, first: string, second: string): unknown;
}

const BODY_LIMIT_BYTES = 64 * 1024;

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Null when it is not valid JSON. */
function parseFields(text: string, isJson: boolean): Fields | null {
  if (!isJson) return Object.fromEntries(new URLSearchParams(text));
  try {
    return asFields(JSON.parse(text === '' ? '{}' : text));
  } catch {
    return null;
  }
}

/** Reads a form or JSON body. Throws 413 when it is too large, 400 when it is not readable. */
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

/** Throws 400 when the query holds what could be no part of a form either. */
export function readQuery(request: Request): URLSearchParams {
  const query = new URL(request.url).searchParams;
  if (isStorable([...query])) return query;
  throw new ClerkError({ status: 400, code: 'request_query_invalid', message: 'The request is not readable.' });
}

/** A text field; absent, null and other types are undefined. */
export function textField(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

export const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** The browser's row, made on first need. */
export async function ensureClient(exchange: Exchange): Promise<ClientRow> {
  if (exchange.client) return exchange.client;
  const { core, address } = exchange;
  const madeFrom = hashCode(core.codeRules.pepper, 'network address', address);
  const { client, secret } = await insertClient(core.sql, madeFrom, core.now());
  await forgetStrangers(core.sql, madeFrom);
  exchange.client = client;
  exchange.newSecret = secret;
  return client;
}

/** The live sessions of the calling browser. */
export async function mySessions({ core, client }: Exchange): Promise<SessionWithUser[]> {
  return client ? liveSessionsOfClient(core.sql, client.id, core.now()) : [];
}

/** The session the call acts for: the named one, else the last active one. Throws 401 when there is none. */
export async function myActiveSession(exchange: Exchange): Promise<SessionWithUser> {
  const sessions = await mySessions(exchange);
  const wanted = exchange.query.get('_clerk_session_id') ?? exchange.client?.last_active_session_id;
  const session = sessions.find((candidate) => candidate.id === wanted) ?? sessions.at(-1);
  if (!session) throw unauthenticated('You are signed out.');
  return session;
}

/** Finds the route of a method and path; null when there is none. */
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
