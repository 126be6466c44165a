import { asRefusal, jsonResponse, refusalResponse, requireSameOrigin } from './api-response';
import { notFound } from './clerk-error';
import { ClientCookies } from './client-cookies';
import { describeClient } from './client-json';
import { findClient } from './clients';
import { keptUserAgent } from './device';
import { EMAIL_ROUTES } from './email-routes';
import { type Exchange, matchRoute, mySessions, type Route, readFields, readQuery } from './exchange';
import { FACTOR_ROUTES } from './factor-routes';
import type { IdentityCore } from './identity-core';
import { answerLink, LINK_PATH } from './link-routes';
import { ME_ROUTES } from './me-routes';
import { IMAGE_PATH, IMAGE_ROUTES } from './profile-image';
import { SESSION_ROUTES } from './session-routes';
import { SIGN_IN_ROUTES } from './sign-in-routes';
import { SIGN_UP_ROUTES } from './sign-up-routes';
import { refuseWrongTestingToken } from './testing-tokens';
import { VERIFY_ROUTES } from './verify-routes';

export const FRONTEND_ROUTES: readonly Route<Exchange>[] = [
  ...EMAIL_ROUTES,
  ...IMAGE_ROUTES,
  ...SESSION_ROUTES,
  ...VERIFY_ROUTES,
  ...SIGN_IN_ROUTES,
  ...SIGN_UP_ROUTES,
  ...ME_ROUTES,
  ...FACTOR_ROUTES,
];
const OVERRIDES = new Set(['PUT', 'PATCH', 'DELETE']);

/** The SDK sends every changing call as POST and names the real method in the query. */
function methodOf(request: Request, query: URLSearchParams): string {
  const named = query.get('_method')?.toUpperCase() ?? '';
  return request.method === 'POST' && OVERRIDES.has(named) ? named : request.method;
}

async function answer(exchange: Exchange, method: string, path: string): Promise<Response> {
  refuseWrongTestingToken(exchange.core, exchange.query);
  const match = matchRoute(FRONTEND_ROUTES, method, path);
  if (!match) throw notFound('Route');
  const { route, first, second } = match;
  const resource = await route.handle(exchange, first, second);
  if (route.bare) return jsonResponse(resource);
  // GET /client returns the client itself; every other response carries it along, which is how the SDK learns of changes.
  const client = method === 'GET' && path === '/client' ? null : await clientAlong(exchange);
  return jsonResponse({ response: resource, client });
}

/** The call itself has succeeded by then, so a failure to describe the client is reported and does not fail the call. */
async function clientAlong({ core, client }: Exchange): Promise<object | null> {
  return describeClient(core, client).catch((cause: unknown) => {
    asRefusal(cause, 'frontend-api', core.report);
    return null;
  });
}

async function refuse(exchange: Exchange, cause: unknown, method: string): Promise<Response> {
  const error = asRefusal(cause, 'frontend-api', exchange.core.report);
  // A client over its rate limit gets the cheapest response.
  if (method === 'GET' || error.status >= 500 || error.status === 429) return refusalResponse(error);
  return refusalResponse(error, { client: await describeClient(exchange.core, exchange.client) });
}

/** Answers one call of the Frontend API; `path` is the part after `/v1`. Throws only for calls that must not be served. */
export async function handleFrontendCall(core: IdentityCore, request: Request, path: string, address: string) {
  requireSameOrigin(request, core.origin);
  const query = readQuery(request);
  const cookies = new ClientCookies(request, core);
  const method = methodOf(request, query);
  const client = cookies.secret ? await findClient(core.sql, cookies.secret) : null;
  const userAgent = keptUserAgent(request.headers.get('user-agent'));
  const body = path === IMAGE_PATH && method === 'POST' ? {} : await readFields(request);
  const exchange: Exchange = { core, query, body, request, address, userAgent, client, newSecret: null };
  const respond = path === LINK_PATH ? answerLink(exchange, method) : answer(exchange, method, path);
  const response = await respond.catch((cause: unknown) => refuse(exchange, cause, method));
  if (response.status < 500) {
    const signedIn = (await mySessions(exchange)).length > 0;
    cookies.write(response, {
      newSecret: exchange.newSecret,
      signedInSince: signedIn ? (exchange.client?.updated_at ?? null) : null,
    });
  }
  return response;
}
