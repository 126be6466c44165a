import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseAccount } from './database/account';
import { findPostgres } from './database/postgres-binaries';
import { stopServer } from './database/postmaster';
import type { Settings } from './settings';
import { claimStateFolder } from './single-instance';

/**
 * Forgets everything the local services keep: database (a server left behind by a killed run is stopped first), files
 * and keys. A database given by DATABASE_URL is not touched. Throws StartError while the services run.
 */
export async function resetLocalState({ stateDir }: Settings): Promise<void> {
  const free = await claimStateFolder(stateDir);
  const account = databaseAccount();
  const elsewhere = await readFile(join(stateDir, 'pg/cluster-location'), 'utf8').catch(() => null);
  const place = elsewhere?.trim() ?? join(stateDir, 'pg');
  const cluster = join(place, 'cluster');
  await stopServer({ binaries: await findPostgres(account), account, cluster, port: 0, settings: {} });
  // Only what is ours: the folder may have been chosen by hand and hold other things.
  const ours = [
    place,
    join(stateDir, 'pg'),
    join(stateDir, 'storage'),
    join(stateDir, 'keys'),
    join(stateDir, 'anchors'),
  ];
  for (const path of ours) await rm(path, { recursive: true, force: true });
  await free();
}
