import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { testFolder } from '../../../scripts/setup/test-folder.mjs';
import { applyMigrations } from '../database/apply-migrations';
import { ensureAuthenticator } from '../database/authenticator';
import { startDatabase } from '../database/start-database';
import { migrationFolders } from '../folders';
import { forgetOldStates } from './forget-old-states';

/** Every test database is a copy of this one. */
export const templateDatabase = 'sawubona_template';

/** Starts a PostgreSQL on a folder of its own; `stop` removes the folder. */
export async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  await forgetOldStates();
  const dataDir = await mkdtemp(join(tmpdir(), 'sawubona-test-'));
  const { url, stop } = await startDatabase({ dataDir, port: 0, durable: false, maxConnections: 200 });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * vitest globalSetup: one PostgreSQL for the run, with a migrated template. Its URL is `TEST_POSTGRES_URL`; what tests keep in the
 * temporary folder lies beside it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.TMPDIR = testFolder();
  const { url, stop } = await startServer();
  try {
    await prepareTemplate(url);
  } catch (cause) {
    await stop();
    throw cause;
  }
  process.env.TEST_POSTGRES_URL = url;
  return stop;
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
