import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { readJson } from '../../limited-body';
import type { ApiKeys } from '../gate';
import { TokenRefused, type Tokens } from '../tokens';
import { authError, signupsDisabled } from './auth-answers';
import { closeSessions, openSession, refreshSession, sessionIsOpen, type TieSession } from './sessions';
import { findUser, userJson } from './user-rows';

/** Sends the sign-up code again; `too many` when the rate limit of that address is used up. */
export type ResendSignup = (email: string) => Promise<'sent' | 'too many'>;

export interface AuthOptions {
  sql: Sql;
  tokens: Tokens;
  keys: ApiKeys;
  /** The provider name that clients pass to signInWithIdToken, e.g. `jwt` or `custom:clerk`. */
  idTokenProvider: string;
  resendSignup: ResendSignup;
  /** Absent: sessions are independent of the identity's, as on the hosted service. */
  tieSession?: TieSession | undefined;
}

const idTokenBody = z.object({ provider: z.string(), id_token: z.string().min(1), nonce: z.string().optional() });
const refreshBody = z.object({ refresh_token: z.string().min(1) });
const resendBody = z.object({ type: z.literal('signup'), email: z.email() });

/** Tokens and addresses are short. */
const bodyLimit = 64 * 1024;
const bodyOf = (request: Request): Promise<unknown> => readJson(request, bodyLimit);

function nonceMatches(given: string | undefined, claimed: unknown): boolean {
  if (given === undefined && claimed === undefined) return true;
  return given !== undefined && createHash('sha256').update(given).digest('hex') === claimed;
}

async function idTokenGrant(
  { sql, tokens, idTokenProvider, tieSession }: AuthOptions,
  body: unknown,
): Promise<Response> {
  const parsed = idTokenBody.safeParse(body);
  if (!parsed.success) return authError(400, 'validation_failed', 'provider and id_token are required');
  const { provider, id_token: idToken, nonce } = parsed.data;
  if (provider !== idTokenProvider) return authError(400, 'validation_failed', 'This OIDC provider is not allowed');
  let claims: Awaited<ReturnType<Tokens['verifyIdToken']>>;
  try {
    claims = await tokens.verifyIdToken(idToken);
  } catch (cause) {
    if (cause instanceof TokenRefused) return authError(400, 'bad_id_token', 'Bad ID token');
    throw cause;
  }
  if (!nonceMatches(nonce, claims.nonce)) return authError(400, 'bad_id_token', 'Nonces mismatch');
  if (typeof claims.email === 'string' && claims.email_verified !== true) {
    return authError(422, 'provider_email_needs_verification', 'Unverified email with this provider');
  }
  const session = await openSession(sql, tokens, provider, claims, tieSession);
  if (session === 'over') return authError(400, 'bad_id_token', 'The session of this ID token is over');
  return session === 'barred' ? authError(403, 'user_banned', 'User is banned') : Response.json(session);
}

async function refreshGrant({ sql, tokens }: AuthOptions, body: unknown): Promise<Response> {
  const parsed = refreshBody.safeParse(body);
  const missing = () => authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  if (!parsed.success) return missing();
  const result = await refreshSession(sql, tokens, parsed.data.refresh_token);
  if (result === 'unknown') return missing();
  if (result === 'reused') return authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  if (result === 'expired') return authError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  return Response.json(result);
}

async function tokenRoute(options: AuthOptions, request: Request, url: URL): Promise<Response> {
  const grant = url.searchParams.get('grant_type');
  if (grant === 'id_token') return idTokenGrant(options, await bodyOf(request));
  if (grant === 'refresh_token') return refreshGrant(options, await bodyOf(request));
  return signupsDisabled();
}

/** Returns the user of a request whose session is still open, else a finished error response. */
async function signedIn({ sql, tokens }: AuthOptions, request: Request) {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!bearer) return authError(401, 'no_authorization', 'This endpoint requires a Bearer token');
  try {
    const claims = await tokens.verify(bearer);
    const open = await sessionIsOpen(sql, claims.session_id);
    return open ? claims : authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  } catch (cause) {
    if (cause instanceof TokenRefused) return authError(403, 'bad_jwt', cause.message);
    throw cause;
  }
}

async function userRoute(options: AuthOptions, request: Request): Promise<Response> {
  const claims = await signedIn(options, request);
  if (claims instanceof Response) return claims;
  const user = await findUser(options.sql, claims.sub);
  return user ? Response.json(userJson(user)) : authError(403, 'user_not_found', 'User from sub claim does not exist');
}

async function logoutRoute(options: AuthOptions, request: Request, url: URL): Promise<Response> {
  const claims = await signedIn(options, request);
  if (claims instanceof Response) return claims;
  await closeSessions(options.sql, claims.sub, String(claims.session_id), url.searchParams.get('scope') ?? 'global');
  return new Response(null, { status: 204 });
}

async function resendRoute(options: AuthOptions, request: Request): Promise<Response> {
  const parsed = resendBody.safeParse(await bodyOf(request));
  if (!parsed.success) return authError(400, 'validation_failed', 'type signup and an email are required');
  const sent = await options.resendSignup(parsed.data.email);
  if (sent === 'too many') {
    return authError(429, 'over_email_send_rate_limit', 'For security purposes, you can only request this later');
  }
  // The same response whether or not the address is known.
  return Response.json({});
}

/** Creates the handler of /auth/v1: exchange, refresh, user, logout, resend. Only the identity provider creates accounts. */
export function createAuthRoutes(options: AuthOptions) {
  const { publishableKey, secretKey } = options.keys;
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const route = `${request.method} ${url.pathname.slice('/auth/v1'.length)}`;
    if (route === 'GET /health') return Response.json({ name: 'GoTrue', description: 'id-token exchange' });
    const apikey = request.headers.get('apikey') ?? url.searchParams.get('apikey');
    if (apikey !== publishableKey && apikey !== secretKey) {
      return Response.json({ message: 'Invalid API key' }, { status: 401 });
    }
    if (route === 'POST /token') return tokenRoute(options, request, url);
    if (route === 'GET /user') return userRoute(options, request);
    if (route === 'POST /logout') return logoutRoute(options, request, url);
    if (route === 'POST /resend') return resendRoute(options, request);
    return signupsDisabled();
  };
}
