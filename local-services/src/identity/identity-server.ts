import { enterDemo } from '../demo/enter-demo';
import { asRefusal, jsonResponse, refusalResponse } from './api-response';
import { avatarResponse } from './avatar';
import { requireSecretKey } from './backend-call';
import { BACKEND_ROUTES } from './backend-routes';
import { notFound } from './clerk-error';
import { matchRoute, readFields } from './exchange';
import { handleFrontendCall } from './frontend-api';
import { BACKEND_PATH, createCore, FRONTEND_PATH, type IdentityCore } from './identity-core';
import type { IdentityOptions } from './identity-options';
import type { Db } from './identity-rows';
import { createNpmFiles } from './npm-files';
import { imageResponse } from './profile-image';
import { type Registration, registerUser } from './register-user';
import { resendSignUpCode } from './resend-sign-up-code';
import { type BackendTie, tieBackendSession } from './session-ends';
import type { PublicJwk } from './state-secrets';
import { sweep } from './sweep';
import { insertTicket } from './tickets';
import { mintTemplateToken } from './tokens';
import { findUserByEmail, getUser } from './users';
import { wellKnownResponse } from './well-known';

/** The local identity service: the part of the vendor's Frontend and Backend API that the real SDK calls. */
export interface Identity {
  /** Answers `/__clerk/**`, `/__clerk_backend/**` and `/demo/enter`; null for every other path. Never rejects. */
  handle(request: Request, address?: string): Promise<Response | null>;
  jwks: { keys: PublicJwk[] };
  issuer: string;
  publishableKey: string;
  /** Bearer secret of the Backend API; never leaves the machine. */
  backendSecretKey: string;
  /**
   * Mints a token as the user's browser would get it; `verified`: when they proved who they are, absent when there is no proof.
   * Throws 404 (ClerkError) for an unknown user or template.
   */
  mintTemplateToken(userId: string, template: string, verified?: Date): Promise<string>;
  /** Adds an account with a verified address. Throws ClerkError when the address is taken or a rule is broken. */
  registerUser(person: Registration): Promise<{ id: string }>;
  hashPassword(password: string): Promise<string>;
  findUser(email: string): Promise<{ id: string } | null>;
  /**
   * Sends the code of an open sign-up again; silently does nothing when there is none. Throws 429 (ClerkError) beyond the rate.
   */
  resendSignUpCode(email: string): Promise<void>;
  /** Creates a single-use ticket for one sign-in without a password. */
  createSignInTicket(userId: string): Promise<string>;
  /** Removes expired rows. Call it at start and regularly. */
  sweep(): Promise<void>;
  /** Ties a session of the data backend to the session here that opened it; returns their common end, null when that is over. */
  tieBackendSession(tx: Db, tie: BackendTie): Promise<Date | null>;
}

async function handleBackendCall(core: IdentityCore, request: Request, path: string): Promise<Response> {
  requireSecretKey(core, request);
  const match = matchRoute(BACKEND_ROUTES, request.method, path);
  if (!match) throw notFound('Route');
  const call = { core, body: await readFields(request) };
  return jsonResponse(await match.route.handle(call, match.first, match.second));
}

/** Returns the path below a prefix and `/v1`, without a closing slash; null when it does not match. */
function apiPath(pathname: string, prefix: string): string | null {
  const start = `${prefix}/v1/`;
  return pathname.startsWith(start) ? pathname.slice(start.length - 1).replace(/\/$/, '') : null;
}

type Serve = (request: Request, path: string) => Promise<Response>;

async function dispatch(core: IdentityCore, request: Request, address: string, demo: boolean, npmFiles: Serve) {
  const url = new URL(request.url);
  const { pathname } = url;
  if (pathname === '/demo/enter') {
    if (!demo || request.method !== 'POST') throw notFound('Route');
    return jsonResponse(await enterDemo(core, request, address));
  }
  const backendPath = apiPath(pathname, BACKEND_PATH);
  if (backendPath !== null) return handleBackendCall(core, request, backendPath);
  const frontendPath = apiPath(pathname, FRONTEND_PATH);
  if (frontendPath !== null) return handleFrontendCall(core, request, frontendPath, address);
  const path = pathname.startsWith(`${FRONTEND_PATH}/`) ? pathname.slice(FRONTEND_PATH.length) : '';
  if (path.startsWith('/npm/')) return npmFiles(request, path);
  if (path === '/avatar.svg') return avatarResponse(url.searchParams.get('n') ?? '');
  if (path.startsWith('/images/')) return imageResponse(core.sql, path.slice('/images/'.length));
  const known = wellKnownResponse(core, path);
  if (!known) throw notFound('Route');
  return known;
}

const isOurs = (path: string): boolean =>
  path === '/demo/enter' || path.startsWith(`${FRONTEND_PATH}/`) || path.startsWith(`${BACKEND_PATH}/`);

/** Starts the service on a migrated database. Reads its keys from the state folder, or creates them. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const core = await createCore(options);
  const npmFiles = createNpmFiles();
  const { sql } = core;
  return {
    jwks: core.signer.jwks,
    issuer: core.issuer,
    publishableKey: core.publishableKey,
    backendSecretKey: core.backendSecretKey,
    async handle(request, address = 'unknown') {
      if (!isOurs(new URL(request.url).pathname)) return null;
      return dispatch(core, request, address, options.demo, npmFiles).catch((cause: unknown) =>
        refusalResponse(asRefusal(cause, 'identity', core.report)),
      );
    },
    mintTemplateToken: async (userId, template, verified) =>
      mintTemplateToken(core, await getUser(sql, userId), template, {
        verified: verified ?? null,
        sessionId: null,
        secondFactor: false,
      }),
    registerUser: (person) => registerUser(core, person),
    hashPassword: (password) => core.passwords.hash(password),
    async findUser(email) {
      const user = await findUserByEmail(sql, email);
      return user ? { id: user.id } : null;
    },
    resendSignUpCode: (email) => resendSignUpCode(core, email),
    createSignInTicket: async (userId) =>
      (await insertTicket(sql, (await getUser(sql, userId)).id, core.limits.ticketSeconds, core.now())).ticket,
    sweep: () => sweep(core),
    tieBackendSession: (tx, tie) => tieBackendSession(core, tx, tie),
  };
}
