import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutgoingMail } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import { createLocalAnchoring } from '../anchors/local-anchoring';
import { type BackendOptions, createBackend } from '../backend/backend-server';
import { answerLater, startHttpServer } from '../http-server';
import { createIdentity, type Identity } from '../identity/identity-server';
import { sendWebhooks, webhookSecretOf } from '../identity/webhooks';
import { judgeUpload } from '../inspection/judge-upload';
import { createMailbox } from '../mailbox/mailbox';
import { loadPapersAuthority } from '../papers-authority';
import {
  choosePaymentProvider,
  createPayments,
  type Payments,
  type PaymentsOptions,
} from '../payments/create-payments';
import type { PaymentSettings } from '../payments/payment-settings';
import { resendThrough } from '../resend-signup';
import { startTestDatabase, type TestDatabase } from './stack';

/** All services over HTTP on a random port: own database, real identity, mailbox, backend. */
export interface TestStack {
  url: string;
  port: number;
  publishableKey: string;
  secretKey: string;
  database: TestDatabase;
  folder: string;
  identity: Identity;
  mails: OutgoingMail[];
  /** The payment provider; its jobs do not run by themselves. */
  payments: Payments;
  /** The sandbox's keys are derived from it. */
  paymentSecret: string;
  /** Sends the identity's pending webhooks to the backend. Returns how many. */
  sendWebhooks(): Promise<number>;
  /** Adds an account and its backend user. */
  addPerson(email: string, names?: { firstName: string; lastName: string }): Promise<TestPerson>;
  close(): Promise<void>;
}

export interface TestPerson {
  identityId: string;
  userId: string;
  /** Returns a fresh token of the template `supabase` for signInWithIdToken, signed in just now or at `verified`. */
  idToken(verified?: Date): Promise<string>;
}

/** Fast hashes, because tests make many accounts. */
const passwordCost = { N: 1024, r: 8, p: 1 };

export interface TestStackOptions
  extends Partial<Pick<BackendOptions, 'endRequests' | 'report' | 'inspectFile' | 'room'>> {
  /** Takes payments by the sandbox, at this pace. Default: no payments. */
  sandbox?: NonNullable<PaymentsOptions['pace']>;
  /** The sandbox stands in for Paystack. */
  paystack?: boolean;
}

async function startParts(database: TestDatabase, folder: string, port: number, options: TestStackOptions) {
  const { sandbox, paystack, ...more } = options;
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
    inspectFile: judgeUpload,
    passwordCost,
  });
  const keys = { publishableKey: 'sb_publishable_local', secretKey: `sb_secret_${randomBytes(16).toString('hex')}` };
  const paymentSecret = randomBytes(32).toString('hex');
  const jwtSecret = randomBytes(32).toString('hex');
  const settings: PaymentSettings = paystack
    ? { provider: 'paystack', secretKey: null }
    : { provider: sandbox ? 'sandbox' : 'none' };
  const payments = await createPayments({ sql, settings, origin, port, secret: paymentSecret, pace: sandbox });
  if (sandbox) await choosePaymentProvider(sql, payments.provider);
  const anchoring = await createLocalAnchoring(folder);
  const papers = await loadPapersAuthority(join(folder, 'keys'));
  const backend = await createBackend({
    inspectFile: judgeUpload,
    ...keys,
    ...more,
    payments,
    anchoring,
    papers,
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
  const { answer, begin } = answerLater();
  const http = await startHttpServer(0, answer);
  const { port } = http;
  const { mails, mailbox, identity, backend, keys, payments, paymentSecret, webhooks } = await startParts(
    database,
    folder,
    port,
    options,
  );
  backend.attachRealtime(http);
  begin(
    async (request, address) =>
      (await backend.fetch(request, address)) ??
      (await identity.handle(request, address)) ??
      (await mailbox.handle(request)) ??
      (await payments.bank?.handle(request)) ??
      new Response('Not found', { status: 404 }),
  );
  return {
    ...keys,
    port,
    database,
    folder,
    identity,
    mails,
    payments,
    paymentSecret,
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
