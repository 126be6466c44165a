import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../start-error';
import { type Account, canReach } from './account';

export interface ClusterFolder {
  /** The state folder with password and owner file; ours. */
  stateDir: string;
  /** PostgreSQL's data folder; owned by the account PostgreSQL runs as. */
  cluster: string;
  password: string;
  /** Whether initdb must still run. */
  fresh: boolean;
}

/** Where clusters lie when the database's account cannot reach the state folder; each records the name of that folder. */
export const ELSEWHERE = '/var/tmp';
export const STATE_FOLDER_FILE = 'state-folder';

const LOCATION_FILE = 'cluster-location';

const lineOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => null,
  );

/**
 * Returns the outside folder that belongs to this state folder; null: there is none, or it belongs to a copy or another
 * installation.
 */
async function ownPlaceOf(stateDir: string): Promise<string | null> {
  const place = await lineOf(join(stateDir, LOCATION_FILE));
  return place !== null && (await lineOf(join(place, STATE_FOLDER_FILE))) === resolve(stateDir) ? place : null;
}

/** Returns an unused outside folder, named after the state folder if that name is free. */
async function newPlace(stateDir: string): Promise<string> {
  const key = createHash('sha256').update(resolve(stateDir)).digest('hex').slice(0, 16);
  const place = join(ELSEWHERE, `sawubona-postgresql-${key}`);
  const owner = await lineOf(join(place, STATE_FOLDER_FILE));
  if (owner === null || owner === resolve(stateDir)) return place;
  return join(ELSEWHERE, `sawubona-postgresql-${randomBytes(8).toString('hex')}`);
}

async function choosePlace(stateDir: string, account: Account | null): Promise<string> {
  await mkdir(stateDir, { recursive: true, mode: account ? 0o755 : 0o700 });
  if (!account) return join(stateDir, 'cluster');
  await chmod(stateDir, 0o755);
  if (canReach(account, stateDir)) return join(stateDir, 'cluster');
  const elsewhere = (await ownPlaceOf(stateDir)) ?? (await newPlace(stateDir));
  await mkdir(elsewhere, { recursive: true, mode: 0o755 });
  await writeFile(join(stateDir, LOCATION_FILE), `${elsewhere}\n`);
  await writeFile(join(elsewhere, STATE_FOLDER_FILE), `${resolve(stateDir)}\n`);
  return join(elsewhere, 'cluster');
}

/** Returns the cluster's path and its folders: within the state folder, and outside if there is one. */
export async function placesOf(dataDir: string): Promise<{ cluster: string; folders: string[] }> {
  const elsewhere = await ownPlaceOf(resolve(dataDir));
  return { cluster: join(elsewhere ?? dataDir, 'cluster'), folders: elsewhere ? [elsewhere, dataDir] : [dataDir] };
}

/** After a state folder was renamed, assigns its outside cluster to the new name. Does nothing when the cluster is inside. */
export async function followRename(from: string, to: string): Promise<void> {
  const place = await lineOf(join(to, LOCATION_FILE));
  if (place === null || (await lineOf(join(place, STATE_FOLDER_FILE))) !== resolve(from)) return;
  await writeFile(join(place, STATE_FOLDER_FILE), `${resolve(to)}\n`);
}

/** Prepares the folders and the password file, which only we can read. */
export async function prepareCluster(dataDir: string, account: Account | null): Promise<ClusterFolder> {
  const stateDir = resolve(dataDir);
  const cluster = await choosePlace(stateDir, account);
  const passwordFile = join(stateDir, 'password');
  const fresh = !existsSync(join(cluster, 'PG_VERSION'));
  if (!fresh && !existsSync(passwordFile)) {
    throw new StartError(`The database in ${dirname(cluster)} has lost its password file. Run: npm run reset`);
  }
  if (!existsSync(passwordFile)) await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  if (account) await chown(cluster, account.uid, account.gid);
  return { stateDir, cluster, password: (await readFile(passwordFile, 'utf8')).trim(), fresh };
}
