import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings';

/** Where a command finds the database of this installation: `DATABASE_URL`, else the one the local services keep. */
export async function databaseAddress({
  stateDir,
  postgresPort,
  databaseUrl,
}: Pick<Settings, 'stateDir' | 'postgresPort' | 'databaseUrl'>): Promise<string> {
  if (databaseUrl) return databaseUrl;
  const password = (await readFile(join(stateDir, 'pg/password'), 'utf8')).trim();
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${postgresPort}/postgres`;
}
