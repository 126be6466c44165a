import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JudgeFile } from '@telehealth/supabase/functions/documents/judge-file.ts';
import { type Backend, createBackend } from '../backend/backend-server';
import { startHttpServer } from '../http-server';
import { judgeUpload } from '../inspection/judge-upload';
import type { EventValues } from '../report';
import { startTestDatabase, type TestDatabase } from './stack';
import { createTestIssuer, type TestIssuer } from './test-issuer';

/** A backend over HTTP on its own database, with a test issuer in place of the identity. */
export interface TestBackend {
  url: string;
  port: number;
  database: TestDatabase;
  backend: Backend;
  issuer: TestIssuer;
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  storageDir: string;
  /** Addresses for which a sign-up code was requested again; `often@…` exceeds the limit. */
  resent: string[];
  events: { event: string; values?: EventValues | undefined }[];
  /** Cuts every connection, as a network failure does. */
  dropConnections(): void;
  close(): Promise<void>;
}

/** Starts it. `schema` is SQL for the test, applied before the backend reads the schema. */
export async function startTestBackend(schema = '', inspectFile: JudgeFile = judgeUpload): Promise<TestBackend> {
  const database = await startTestDatabase();
  if (schema) await database.sql.unsafe(schema);
  await database.sql`select realtime.sync_publication()`;
  const issuer = await createTestIssuer();
  const storageDir = await mkdtemp(join(tmpdir(), 'sawubona-storage-'));
  const secrets = {
    jwtSecret: randomBytes(32).toString('hex'),
    publishableKey: 'sb_publishable_local',
    secretKey: `sb_secret_${randomBytes(16).toString('hex')}`,
  };
  const resent: string[] = [];
  const events: TestBackend['events'] = [];
  const report = (event: string, values?: EventValues) => {
    events.push({ event, values });
  };
  const backend = await createBackend({
    inspectFile,
    ...secrets,
    sql: database.sql,
    databaseUrl: database.url,
    jwks: issuer.jwks,
    issuer: issuer.issuer,
    idTokenProvider: 'jwt',
    storageDir,
    resendSignup: async (email) => {
      if (email.startsWith('often@')) return 'too many';
      resent.push(email);
      return 'sent';
    },
    report,
  });
  const notFound = () => new Response('Not found', { status: 404 });
  const http = await startHttpServer(
    0,
    async (request, address) => (await backend.fetch(request, address)) ?? notFound(),
    report,
  );
  backend.attachRealtime(http);
  return {
    ...secrets,
    url: `http://127.0.0.1:${http.port}`,
    port: http.port,
    database,
    backend,
    issuer,
    storageDir,
    resent,
    events,
    dropConnections: () => http.dropConnections(),
    close: async () => {
      await http.close();
      await backend.close();
      await database.drop();
      await rm(storageDir, { recursive: true, force: true });
    },
  };
}
