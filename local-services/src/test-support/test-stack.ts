import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutgoingMail } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import { createLocalAnchoring } from '../anchors/local-anchoring';
import { type BackendOptions, createBackend } from '../backend/backend-server';
import { findFreePort } from '../free-port';
import { type HttpServer, startHttpServer } from '../http-server';
import { createIdentity, type Identity } from '../identity/identity-server';
import { sendWebhooks, webhookSecretOf } from '../identity/webhooks';
import { judgeUpload } from '../inspection/judge-upload';
import { createMailbox } from '../mailbox/mailbox';
import {
  choosePaymentProvider,
  createPayments,
  type Payments,
  type PaymentsOptions,
} from '../payments/create-payments';
import { resendThrough } from '../resend-signup';
import { startTestDatabase, type TestDatabase } from './stack';

/** Everything over HTTP on a random port: database of its own, real identity, mailbox, backend. */
export interface TestStack {
  url: string;
  port: number;
  publishableKey: string;
  secretKey: string;
  database: TestDatabase;
  /** Where files and keys lie. */
  folder: string;
  identity: Identity;
  /** Every mail sent so far, oldest first. */
  mails: OutgoingMail[];
  /** Who takes payments; its jobs do not run by themselves. */
  payments: Payments;
  /** From which the sandbox's keys are made. */
  paymentSecret: string;
  /** The identity tells the backend what it has to tell. How much that was. */
  sendWebhooks(): Promise<number>;
  /** An account, its identity token and the user of the backend. */
  addPerson(email: string, names?: { firstName: string; lastName: string }): Promise<TestPerson>;
  close(): Promise<void>;
}

/** A person of a test. */
export interface TestPerson {
  identityId: string;
  userId: string;
  /** A fresh token of the template `supabase`, for signInWithIdToken; as if signed in just now, or when `verified` says. */
  idToken(verified?: Date): Promise<string>;
}

/** Fast hashes: tests make many accounts. */
const passwordCost = { N: 1024, r: 8, p: 1 };

/** What a test may change about the stack. */
export interface TestStackOptions extends Partial<Pick<BackendOptions, 'endRequests' | 'report' | 'judge' | 'room'>> {
  /** Takes payments by the sandbox, at this pace. Default: nobody takes any. */
  sandbox?: NonNullable<PaymentsOptions['pace']>;
}

async function startParts(database: TestDatabase, folder: string, port: number, options: TestStackOptions) {
  const { sandbox, ...more } = options;
  const mails: OutgoingMail[] = [];
  const mailbox = createMailbox(database.sql);
  const mail = async (one: OutgoingMail) => {
    mails.push(one);
    await mailbox.send(one);
  };
  const { sql } = database;
  const origin = `http://localhost:${port}`;
  const identity = await createIdentity({
    sql,
    origin,
    stateDir: join(folder, 'keys'),
    demo: true,
    mail,
    judge: judgeUpload,
    passwordCost,
  });
  const keys = { publishableKey: 'sb_publishable_local', secretKey: `sb_secret_${randomBytes(16).toString('hex')}` };
  const paymentSecret = randomBytes(32).toString('hex');
  const jwtSecret = randomBytes(32).toString('hex');
  const settings = { provider: sandbox ? 'sandbox' : 'none' } as const;
  const payments = await createPayments({ sql, settings, origin, port, secret: paymentSecret, pace: sandbox });
  if (sandbox) await choosePaymentProvider(sql, payments.provider);
  const anchoring = await createLocalAnchoring(folder);
  const backend = await createBackend({
    judge: judgeUpload,
    ...keys,
    ...more,
    payments,
    anchoring,
    mail: { send: mail, siteUrl: origin },
    sql,
    databaseUrl: database.url,
    jwks: identity.jwks,
    issuer: identity.issuer,
    idTokenProvider: 'jwt',
    jwtSecret,
    storageDir: join(folder, 'storage'),
    resendSignup: resendThrough(identity),
    tieSession: identity.tieBackendSession,
  });
  const webhooks = { secret: webhookSecretOf(jwtSecret), send: backend.fetch };
  return { mails, mailbox, identity, backend, keys, payments, paymentSecret, webhooks };
}

/** Starts it. Call `close()` in afterAll. */
export async function startTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  const database = await startTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'sawubona-stack-'));
  const port = await findFreePort();
  const { mails, mailbox, identity, backend, keys, payments, paymentSecret, webhooks } = await startParts(
    database,
    folder,
    port,
    options,
  );
  const http: HttpServer = await startHttpServer(
    port,
    async (request, address) =>
      (await backend.fetch(request)) ??
      (await identity.handle(request, address)) ??
      (await mailbox.handle(request)) ??
      (await payments.bank?.handle(request)) ??
      new Response('Not found', { status: 404 }),
  );
  backend.attachRealtime(http);
  return {
    ...keys,
    ...{ port, database, folder, identity, mails, payments, paymentSecret },
    url: `http://localhost:${port}`,
    sendWebhooks: () => sendWebhooks(database.sql, webhooks),
    addPerson: async (email, names = { firstName: 'Test', lastName: 'Person' }) => {
      const account = await identity.registerUser({ ...names, email, password: 'Lemon-Harbour-2026' });
      const idToken = (verified = new Date()) => identity.mintTemplateToken(account.id, 'supabase', verified);
      return { identityId: account.id, userId: await backend.userOf(await idToken()), idToken };
    },
    close: async () => {
      await http.close();
      await backend.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
