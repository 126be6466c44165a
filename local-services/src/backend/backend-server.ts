import type { Anchoring } from '@telehealth/supabase/functions/_shared/anchors/anchor-logs.ts';
import type { MailSender } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import type { PhoneSender } from '@telehealth/supabase/functions/_shared/phone/phone.ts';
import type { PushSender } from '@telehealth/supabase/functions/_shared/push/push.ts';
import type { RoomSettings } from '@telehealth/supabase/functions/_shared/room/room-settings.ts';
import type { JudgeFile } from '@telehealth/supabase/functions/documents/judge-file.ts';
import type { Authority } from '@telehealth/supabase/functions/papers/sign/authority.ts';
import type { JSONWebKeySet } from 'jose';
import type { Sql } from 'postgres';
import { ensureAuthenticator } from '../database/authenticator';
import type { HttpServer } from '../http-server';
import { webhookSecretOf } from '../identity/webhooks';
import type { Payments } from '../payments/create-payments';
import type { Report } from '../report';
import { createAuthRoutes, type ResendSignup } from './auth/auth-routes';
import type { TieSession } from './auth/sessions';
import { userOfIdentity } from './auth/user-rows';
import { tellAddress } from './caller-address';
import { createFunctionRoutes, type Send } from './functions/function-routes';
import { createRealtime } from './realtime/socket-server';
import { createRestApp } from './rest/rest-app';
import { createRestRoutes } from './rest/rest-routes';
import type { EndRequests } from './rest/values-dialect';
import { createStorageRoutes } from './storage/storage-routes';
import { createTokens } from './tokens';

export interface BackendOptions {
  /** The administrator's connection pool. */
  sql: Sql;
  databaseUrl: string;
  /** The identity provider's keys; its tokens are accepted. */
  jwks: JSONWebKeySet;
  issuer: string;
  /** The provider name of that identity in the id-token exchange. */
  idTokenProvider: string;
  /** Internal signing secret, at least 32 characters, random per installation. */
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  storageDir: string;
  inspectFile: JudgeFile;
  resendSignup: ResendSignup;
  /** Ties sessions to the identity's sessions that open them. Default: sessions are independent. */
  tieSession?: TieSession | undefined;
  report?: Report | undefined;
  /** The payment provider. Default: none. */
  payments?: Pick<Payments, 'provider' | 'siteUrl'> | undefined;
  /** Sends the mails, texts and pushes of the function mail-worker; their links begin with siteUrl. Default: none are sent. */
  mail?: { send: MailSender; sendText?: PhoneSender; sendPush?: PushSender; siteUrl: string } | undefined;
  /** Where anchors of the access logs are stored. Default: nowhere. */
  anchoring?: Pick<Anchoring, 'store' | 'signer'> | undefined;
  /** What papers are signed with. Default: nothing is. */
  papers?: Authority | undefined;
  /** TURN relays and a media server for calls. Default: neither. */
  room?: RoomSettings | undefined;
  /** Connections for the REST routes. Default 6. */
  poolSize?: number;
  /** How transactions of REST requests end; tests roll back. Default: commit. */
  endRequests?: EndRequests | undefined;
}

/** The Supabase-compatible backend below /rest/v1, /auth/v1, /realtime/v1, /storage/v1 and /functions/v1. */
export interface Backend {
  /**
   * Answers a request below one of the five prefixes, null for any other.
   * @param address the caller's network address, by which guests are counted; headers that claim another are not trusted
   */
  fetch(request: Request, address?: string): Promise<Response | null>;
  attachRealtime(server: Pick<HttpServer, 'onUpgrade'>): void;
  /** Returns the user of a verified identity token, created when new, without opening a session. */
  userOf(idToken: string): Promise<string>;
  /** Must be called after the schema changed while the backend runs. */
  forgetSchema(): Promise<void>;
  /** Deletes uploads that were begun more than a day ago and never finished, as hosted storage does. Returns how many. */
  forgetUnfinishedUploads(): Promise<number>;
  close(): Promise<void>;
}

/** Creates the backend; the database must be migrated. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const {
    sql,
    databaseUrl,
    jwtSecret,
    publishableKey,
    secretKey,
    storageDir,
    poolSize = 6,
    report,
    inspectFile,
  } = options;
  const { endRequests = () => 'commit' } = options;
  const keys = { publishableKey, secretKey };
  const tokens = createTokens({ jwtSecret, jwks: options.jwks, issuer: options.issuer });
  const authenticatorUrl = await ensureAuthenticator(sql, databaseUrl);
  const rest = await createRestApp({
    authenticatorUrl,
    databaseUrl,
    jwtSecret,
    publishableKey,
    secretKey,
    poolSize,
    endRequests,
  });
  const realtime = await createRealtime({ sql, tokens, keys, report });
  const { idTokenProvider, resendSignup, tieSession } = options;
  const storage = createStorageRoutes({ sql, tokens, keys, jwtSecret, storageDir, inspectFile });
  const routes: { prefix: string; answer: Send }[] = [
    { prefix: '/rest/v1/', answer: createRestRoutes(rest, keys, tokens) },
    { prefix: '/auth/v1/', answer: createAuthRoutes({ sql, tokens, keys, idTokenProvider, resendSignup, tieSession }) },
    { prefix: '/storage/v1/', answer: storage.answer },
    // Realtime uses only its websocket.
    { prefix: '/realtime/v1/', answer: async () => new Response('Not found', { status: 404 }) },
  ];
  const answer = async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    const route = routes.find(({ prefix }) => pathname.startsWith(prefix));
    return route ? route.answer(request) : null;
  };
  const send: Send = async (request) => (await answer(request)) ?? new Response('Not found', { status: 404 });
  routes.push({
    prefix: '/functions/v1/',
    answer: createFunctionRoutes({
      keys,
      send,
      inspectFile,
      payments: options.payments,
      mail: options.mail,
      report,
      anchoring: options.anchoring,
      papers: options.papers,
      room: options.room,
      identitySecret: webhookSecretOf(jwtSecret),
    }),
  });
  return {
    fetch: (request, address) => answer(tellAddress(request, address)),
    attachRealtime: (server) => realtime.attach(server),
    userOf: async (idToken) => {
      const claims = await tokens.verifyIdToken(idToken);
      return sql.begin((tx) => userOfIdentity(tx, idTokenProvider, claims));
    },
    forgetSchema: () => rest.forgetSchema(),
    forgetUnfinishedUploads: storage.forgetUnfinished,
    close: async () => {
      await realtime.close();
      await rest.close();
    },
  };
}
