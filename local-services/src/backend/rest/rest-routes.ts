import { RETRY_AFTER_SECONDS } from '../../database/lost-connection';
import { readLimited } from '../../limited-body';
import { type ApiKeys, CallerRefused, identifyCaller } from '../gate';
import type { Tokens } from '../tokens';
import { isDeeperThan } from './json-depth';
import { asksMoreThanTheCall, comparesWithPatterns, plainPreference } from './plain-requests';
import type { RestApp } from './rest-app';

const bodyLimit = 1024 * 1024;
/** Far deeper than any form; recursive JSON parsers must not exhaust the stack. */
const depthLimit = 200;

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}

function refuseCaller(cause: CallerRefused): Response {
  if (cause.code === 'no-key') return Response.json({ message: cause.message }, { status: 401 });
  return refuse(401, cause.expired ? 'PGRST303' : 'PGRST301', cause.message);
}

/** Only the public schema is served, as by default on hosted projects; the library would serve any. */
function namesOtherSchema(request: Request): boolean {
  return ['accept-profile', 'content-profile'].some((name) => {
    const value = request.headers.get(name);
    return value !== null && value !== 'public';
  });
}

async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null | 'too large'> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  return (await readLimited(request, bodyLimit)) ?? 'too large';
}

/**
 * PostgREST codes for an unknown table, function, column or relation. Their texts suggest similar names, and for an ambiguous
 * embedding all foreign keys between the tables, which would reveal the schema to a guessing client.
 */
const OFFERS_NAMES = /^PGRST20[0-9]$/;

/** The library puts the text of its own failures into the response; clients learn only that it failed. */
async function withoutInternals(response: Response): Promise<Response> {
  if (response.ok) return response;
  if (response.status < 500) {
    const refusal: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const told = typeof refusal === 'object' && refusal && 'code' in refusal ? String(refusal.code) : '';
    if (!OFFERS_NAMES.test(told)) return response;
    return refuse(Math.max(response.status, 400), told, 'There is nothing of that name here');
  }
  const failure: unknown = await response.json().catch(() => null);
  const code = typeof failure === 'object' && failure && 'code' in failure ? String(failure.code) : '';
  if (response.status === 503) {
    return Response.json(failure, { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
  }
  if (/^[0-9A-Z]{5}$/.test(code)) return Response.json(failure, { status: response.status });
  return refuse(500, 'PGRSTX00', 'Unexpected failure');
}

export function createRestRoutes(rest: RestApp, keys: ApiKeys, tokens: Tokens) {
  return async (request: Request): Promise<Response> => {
    let caller: Awaited<ReturnType<typeof identifyCaller>>;
    try {
      caller = await identifyCaller(request, keys, tokens);
    } catch (cause) {
      if (cause instanceof CallerRefused) return refuseCaller(cause);
      throw cause;
    }
    const { claims, token } = caller;
    const url = new URL(request.url);
    const { pathname, search } = url;
    // The description of the whole schema is for the service role only, as on hosted projects.
    if (/^\/rest\/v1\/*$/.test(pathname) && claims.role !== 'service_role') {
      return refuse(401, 'PGRST301', 'Only the service may read the description of the schema');
    }
    // A null byte would end the statement that contains the name; a name never contains a slash.
    if (/%00/.test(search) || /%2f/i.test(pathname)) return refuse(400, 'PGRST100', 'The query is not understood');
    if (asksMoreThanTheCall(request.method, url))
      return refuse(400, 'PGRST100', 'Functions are called without a query');
    if (comparesWithPatterns(url)) return refuse(400, 'PGRST100', 'Nothing is compared with patterns here');
    if (namesOtherSchema(request)) return refuse(406, 'PGRST106', 'The schema must be one of the following: public');
    const body = await readBody(request);
    if (body === 'too large') return refuse(413, 'PGRST102', 'The body is larger than 1 MB');
    if (body && isDeeperThan(body, depthLimit)) return refuse(400, 'PGRST102', 'The body is nested too deeply');
    const headers = new Headers(request.headers);
    headers.set('apikey', claims.role === 'service_role' ? keys.secretKey : keys.publishableKey);
    headers.delete('authorization');
    const prefer = plainPreference(headers.get('prefer') ?? '');
    if (prefer) headers.set('prefer', prefer);
    else headers.delete('prefer');
    if (token && claims.role === 'authenticated') {
      headers.set('authorization', `Bearer ${await tokens.twin(token, claims)}`);
    }
    const answer = await rest.fetch(new Request(request.url, { method: request.method, headers, body }));
    return claims.role === 'service_role' && answer.status < 500 ? answer : withoutInternals(answer);
  };
}
