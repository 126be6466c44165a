import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings';
import { placesOf } from './cluster-folder';
import { runningServer } from './postmaster';

/** Returns the port of the server running on this installation's cluster, however it was started; null: none runs. */
export async function runningPort(stateDir: string): Promise<number | null> {
  const { cluster } = await placesOf(join(stateDir, 'pg'));
  if (runningServer(cluster) === null) return null;
  // The fourth line of the server's own file, by PostgreSQL's storage documentation.
  const port = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3]);
  return Number.isInteger(port) && port > 0 ? port : null;
}

/** Returns the database URL of this installation for a command: `DATABASE_URL`, else the local services' own. */
export async function databaseAddress({
  stateDir,
  postgresPort,
  databaseUrl,
}: Pick<Settings, 'stateDir' | 'postgresPort' | 'databaseUrl'>): Promise<string> {
  if (databaseUrl) return databaseUrl;
  const password = (await readFile(join(stateDir, 'pg/password'), 'utf8')).trim();
  const port = (await runningPort(stateDir)) ?? postgresPort;
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}
