import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { createLocalAnchoring } from './anchors/local-anchoring';
import { type Backend, createBackend } from './backend/backend-server';
import { callerAddress } from './backend/caller-address';
import { createFileStore } from './backend/storage/file-store';
import { applyMigrations, assertKnownHistory } from './database/apply-migrations';
import { monitorDatabase } from './database/heartbeat';
import { startDatabase } from './database/start-database';
import { freezeClock } from './demo/demo-clock';
import { seedDemo } from './demo/seed-demo';
import { migrationFolders } from './folders';
import { answerLater, startHttpServer } from './http-server';
import { type IdentityOptions, sessionSeconds } from './identity/identity-options';
import { createIdentity, type Identity } from './identity/identity-server';
import { sendWebhooks, webhookSecretOf } from './identity/webhooks';
import { createInspector } from './inspection/inspector';
import { loadInstallationKeys } from './installation-keys';
import { createLocalProject } from './jobs/local-project';
import { startPaymentJobs } from './jobs/payment-jobs';
import { startRoomJobs } from './jobs/room-jobs';
import { startJobs } from './jobs/start-jobs';
import { createLocalPush, type LocalPush } from './mailbox/local-push';
import { createMailbox, offerTexts } from './mailbox/mailbox';
import { loadPapersAuthority } from './papers-authority';
import { choosePaymentProvider, createPayments, type Payments } from './payments/create-payments';
import { repeat } from './repeat';
import type { Report } from './report';
import { resendThrough } from './resend-signup';
import { refuseProduction, type Settings } from './settings';
import { claimStateFolder } from './single-instance';
import { createSiteServer } from './site/site-server';
import { finishExchange } from './state-folder';

export { resetLocalState } from './reset-local-state';
export { type Settings, settingsFrom } from './settings';

export interface Services {
  /** The address for browsers. */
  url: string;
  /** Resolves when the database ended and could not be restarted: log it and exit. */
  databaseDied: Promise<void>;
  /** Shuts down in order: connections, jobs, then the database by fast shutdown. */
  close(): Promise<void>;
}

class Closers {
  private readonly steps: (() => Promise<unknown>)[] = [];

  add(step: () => Promise<unknown>): void {
    this.steps.unshift(step);
  }

  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.steps.splice(0)) await step().catch((cause: unknown) => failures.push(cause));
    if (failures.length > 0) throw failures[0];
  }
}

const storageOf = ({ stateDir }: Settings): string => join(stateDir, 'storage');

/** Migrates, and sets the clock for every later session. */
async function prepareDatabase(url: string, { demo, demoClock }: Settings): Promise<readonly unknown[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await assertKnownHistory(sql, migrationFolders);
    const applied = await applyMigrations(sql, migrationFolders);
    await freezeClock(sql, demo ? demoClock : undefined);
    return applied;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Statement timeout of identity, storage and realtime, in milliseconds. */
const STATEMENT_MS = 15_000;

async function openDatabase(settings: Settings, closers: Closers, report?: Report) {
  const { stateDir, postgresPort: port, databaseUrl } = settings;
  const database = await startDatabase({ dataDir: join(stateDir, 'pg'), port, databaseUrl, ...(report && { report }) });
  closers.add(() => database.stop());
  const applied = await prepareDatabase(database.url, settings);
  // None of these takes long; a statement that waits for a lock ends as well.
  const connection = { statement_timeout: STATEMENT_MS };
  const sql = postgres(database.url, { max: 6, idle_timeout: 20, onnotice: () => {}, connection });
  closers.add(() => sql.end({ timeout: 5 }));
  report?.('database.ready', { applied: applied.length, ...(database.port && { port: database.port }) });
  return { sql, databaseUrl: database.url, databaseDied: database.died };
}

type Surroundings = Pick<IdentityOptions, 'sql' | 'mail' | 'text' | 'inspectFile' | 'report'>;

async function startIdentity(settings: Settings, origin: string, surroundings: Surroundings) {
  const { demo, identityPublishableKey: publishableKey, identityTestMode } = settings;
  const { twoStepRequired, passwordsAllowed, passwordCost } = settings;
  const limits = { sessionSeconds: sessionSeconds(settings.sessionHours) };
  const stateDir = join(settings.stateDir, 'keys');
  return createIdentity({
    ...surroundings,
    origin,
    stateDir,
    demo,
    testAddresses: identityTestMode,
    twoStepRequired,
    passwordsAllowed,
    limits,
    deleteSelf: settings.identityDeleteSelf,
    redirectOrigins: settings.identityRedirectOrigins,
    ...(passwordCost && { passwordCost }),
    ...(publishableKey && { publishableKey }),
  });
}

async function fillDemo(
  settings: Settings,
  sql: Sql,
  identity: Identity,
  backend: Backend,
  report?: Report,
): Promise<void> {
  const { registerUser, findUser, hashPassword } = identity;
  const exchange = async (id: string) => backend.userOf(await identity.mintTemplateToken(id, 'supabase'));
  const { write: keepFile } = createFileStore(storageOf(settings));
  const { demoClock: frozenAt } = settings;
  if (await seedDemo({ sql, registerUser, hashPassword, findUser, exchange, keepFile, frozenAt }))
    report?.('demo.seeded');
}

/** Writes what this machine has and asks: who takes payments, texts, notices on devices, whose work asks for a second factor. */
async function offer(sql: Sql, { secondFactorFor }: Settings, { provider }: Payments, push: LocalPush): Promise<void> {
  await choosePaymentProvider(sql, provider);
  if (secondFactorFor) await askSecondFactorOf(sql, secondFactorFor);
  await offerTexts(sql);
  await push.offer();
}

/** Sets in the database whose work asks for a second factor. */
async function askSecondFactorOf(sql: Sql, parts: readonly string[]): Promise<void> {
  await sql`update private.settings set value = ${parts.join(',')} where key = 'second_factor_for'`;
}

const UPLOADS_EVERY_MS = 3_600_000;

async function forgetUploads(backend: Backend, report?: Report): Promise<void> {
  const count = await backend.forgetUnfinishedUploads();
  if (count > 0) report?.('uploads.forgotten', { count });
}

async function startAll(settings: Settings, closers: Closers, report?: Report) {
  closers.add(await claimStateFolder(settings.stateDir));
  await finishExchange(settings.stateDir);
  // Requests that arrive before everything runs wait for it.
  const { answer: answerWhenReady, begin } = answerLater();
  const http = await startHttpServer(settings.port, answerWhenReady, report);
  closers.add(() => http.close());
  const { port } = http;
  const origin = settings.publicOrigin ?? `http://localhost:${port}`;
  const keys = await loadInstallationKeys(join(settings.stateDir, 'keys'));
  const { sql, databaseUrl, databaseDied } = await openDatabase(settings, closers, report);
  const mailbox = createMailbox(sql, origin);
  const inspectFile = createInspector(report);
  const identity = await startIdentity(settings, origin, {
    sql,
    mail: mailbox.send,
    text: ({ to, text }) => mailbox.sendText({ to, channel: 'sms', text }),
    inspectFile,
    report,
  });
  const payments = await createPayments({ sql, settings: settings.payments, origin, port, secret: keys.jwtSecret });
  const anchoring = await createLocalAnchoring(settings.stateDir);
  const push = await createLocalPush(sql, join(settings.stateDir, 'keys'), origin);
  const papers = await loadPapersAuthority(join(settings.stateDir, 'keys'));
  const backend = await createBackend({
    ...keys,
    sql,
    databaseUrl,
    report,
    payments,
    inspectFile,
    anchoring,
    papers,
    room: settings.room,
    mail: { send: mailbox.send, sendText: mailbox.sendText, sendPush: push.send, siteUrl: origin },
    jwks: identity.jwks,
    issuer: identity.issuer,
    idTokenProvider: settings.idTokenProvider,
    publishableKey: settings.publishableKey,
    storageDir: storageOf(settings),
    resendSignup: resendThrough(identity),
    tieSession: identity.tieBackendSession,
  });
  closers.add(() => backend.close());
  if (settings.demo) await fillDemo(settings, sql, identity, backend, report);
  await offer(sql, settings, payments, push);
  // A session of its own: a job every second would keep cycling through the pool's sessions, and none could become idle.
  const jobSql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  closers.add(() => jobSql.end({ timeout: 5 }));
  const webhooks = { secret: webhookSecretOf(keys.jwtSecret), send: backend.fetch };
  const project = createLocalProject(backend, { ...keys, publishableKey: settings.publishableKey });
  closers.add(
    startJobs({
      project,
      identity,
      origin,
      report,
      sql: jobSql,
      send: mailbox.send,
      sendText: mailbox.sendText,
      sendPush: push.send,
      anchoring: { ...anchoring, ...(report && { onAlarm: report }) },
      more: [
        ...startPaymentJobs({ payments, project, report, sql: jobSql }),
        repeat('uploads', UPLOADS_EVERY_MS, () => forgetUploads(backend, report), report),
        ...startRoomJobs({ room: settings.room, project, report }),
        repeat('identity-webhooks', 1_000, () => sendWebhooks(jobSql, webhooks), report),
      ],
    }),
  );
  const site = createSiteServer(settings.siteDir);
  const heart = monitorDatabase(databaseUrl);
  closers.add(() => heart.close());
  const ofDatabase = async (request: Request, address: string | undefined): Promise<Response | null> =>
    (await backend.fetch(request, address)) ??
    (await identity.handle(request, address)) ??
    (await mailbox.handle(request)) ??
    (await payments.bank?.handle(request)) ??
    null;
  const answer = async (request: Request, peer: string | undefined): Promise<Response> => {
    const address = callerAddress(request, peer, settings.callerAddress);
    return (await heart.answerOf(() => ofDatabase(request, address))) ?? (await site(request));
  };
  backend.attachRealtime(http);
  begin(answer);
  // Requests stop before the services that answer them.
  closers.add(() => http.close());
  return { port, ends: [databaseDied] };
}

/**
 * Starts database, identity, mailbox, backend, demo data, jobs and site on one loopback port.
 * @throws StartError with what to do; everything already started is stopped then
 */
export async function startServices(settings: Settings, report?: Report): Promise<Services> {
  refuseProduction(process.env.NODE_ENV);
  const closers = new Closers();
  let started: Awaited<ReturnType<typeof startAll>>;
  try {
    started = await startAll(settings, closers, report);
  } catch (cause) {
    await closers.run().catch(() => {});
    throw cause;
  }
  const { port, ends } = started;
  report?.('services.ready', { port });
  const databaseDied = Promise.race(ends);
  return { url: `http://localhost:${port}`, databaseDied, close: () => closers.run() };
}
