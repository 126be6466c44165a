import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { applyMigrations } from '../database/apply-migrations';
import { ensureAuthenticator } from '../database/authenticator';
import { startDatabase } from '../database/start-database';
import { migrationFolders } from '../folders';
import { findFreePort } from '../free-port';
import { forgetOldStates } from './forget-old-states';

/** Every test database is a copy of this one. */
export const templateDatabase = 'sawubona_template';

/** vitest globalSetup: one PostgreSQL for the run and a migrated template in it. Its URL is `TEST_POSTGRES_URL`. */
export default async function setup(): Promise<() => Promise<void>> {
  await forgetOldStates();
  const dataDir = await mkdtemp(join(tmpdir(), 'sawubona-test-'));
  const database = await startDatabase({ dataDir, port: await findFreePort(), durable: false, maxConnections: 200 });
  const teardown = async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await prepareTemplate(database.url);
  } catch (cause) {
    await teardown();
    throw cause;
  }
  process.env.TEST_POSTGRES_URL = database.url;
  return teardown;
}

async function prepareTemplate(adminUrl: string): Promise<void> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${templateDatabase}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${templateDatabase}`;
  const sql = postgres(url.href, { max: 1, onnotice: () => {} });
  try {
    await applyMigrations(sql, migrationFolders);
    await ensureAuthenticator(sql, url.href);
  } finally {
    await sql.end();
  }
}
