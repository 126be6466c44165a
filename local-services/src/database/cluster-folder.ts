import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../start-error';
import { type Account, canReach } from './account';

/** Where the data of one installation lives. */
export interface ClusterFolder {
  /** The state folder: password, owner file. Ours. */
  stateDir: string;
  /** PostgreSQL's own data folder. Belongs to the account PostgreSQL runs as. */
  cluster: string;
  password: string;
  /** Whether initdb still has to run. */
  fresh: boolean;
}

/** Where clusters lie whose state folder the database's account cannot reach, each with the name of that folder. */
export const ELSEWHERE = '/var/tmp';
export const STATE_FOLDER_FILE = 'state-folder';

async function choosePlace(stateDir: string, account: Account | null): Promise<string> {
  await mkdir(stateDir, { recursive: true, mode: account ? 0o755 : 0o700 });
  if (!account) return join(stateDir, 'cluster');
  await chmod(stateDir, 0o755);
  if (canReach(account, stateDir)) return join(stateDir, 'cluster');
  const key = createHash('sha256').update(resolve(stateDir)).digest('hex').slice(0, 16);
  const elsewhere = join(ELSEWHERE, `sawubona-postgresql-${key}`);
  await mkdir(elsewhere, { recursive: true, mode: 0o755 });
  await writeFile(join(stateDir, 'cluster-location'), `${elsewhere}\n`);
  await writeFile(join(elsewhere, STATE_FOLDER_FILE), `${resolve(stateDir)}\n`);
  return join(elsewhere, 'cluster');
}

/** Prepares the folders and the password. The password file can only be read by us. */
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
