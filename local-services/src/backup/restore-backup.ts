import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { applyMigrations } from '../database/apply-migrations';
import { runningPort } from '../database/database-address';
import { startDatabase } from '../database/start-database';
import { migrationFolders } from '../folders';
import { claimStateFolder } from '../single-instance';
import { StartError } from '../start-error';
import { ASIDE, BUILDING, exchangeStates, finishExchange, holdsState, removeUnfinished } from '../state-folder';
import { type Check, checkConsistency } from './check-consistency';
import { loadDatabase } from './load';
import type { Manifest } from './manifest';
import { openBackup } from './open-backup';
import { objectPath } from './take-files';

export interface RestoreOptions {
  file: string;
  stateDir: string;
  /** Whether an existing state may be set aside. */
  replace: boolean;
  passphrase?: string | undefined;
  tell: (text: string) => void;
}

export interface Restored {
  manifest: Manifest;
  checks: Check[];
  /** False: a check failed, so the previous state is still in use. */
  isUsed: boolean;
  /** The folder of the previous state; null: there was none. */
  aside: string | null;
  /** How many anchor entries of this machine are newer than the backup. They are kept, because anchors are never rolled back. */
  newerAnchors: number;
}

const ENTRIES = 'anchors/entries.jsonl';

/** Moves the extracted files to where the services look for them. */
async function placeFiles(archive: string, state: string, manifest: Manifest): Promise<void> {
  await rename(join(archive, 'keys'), join(state, 'keys'));
  await rename(join(archive, 'anchors'), join(state, 'anchors'));
  await mkdir(join(state, 'storage'), { mode: 0o700 });
  for (const { path } of manifest.files.filter((one) => one.path.startsWith('objects/'))) {
    const version = path.slice('objects/'.length);
    const target = objectPath(join(state, 'storage'), version);
    await mkdir(join(target, '..'), { recursive: true, mode: 0o700 });
    await rename(join(archive, path), target);
  }
}

/** Creates the database of the new state, loads it and runs the checks. The server has stopped when this resolves. */
async function buildDatabase(state: string, archive: string, manifest: Manifest, tell: (text: string) => void) {
  const database = await startDatabase({ dataDir: join(state, 'pg'), port: 0 });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    tell('Making the database');
    await applyMigrations(sql, migrationFolders);
    await loadDatabase(sql, join(archive, 'tables'), manifest, tell);
    tell('Checking that everything belongs together');
    return await checkConsistency(sql, state, manifest, join(state, ENTRIES));
  } finally {
    await sql.end({ timeout: 5 });
    await database.stop();
  }
}

/**
 * Keeps this machine's anchors when they continue those of the backup, so that restoring database and anchors together cannot
 * hide entries. Returns the number of additional entries.
 */
async function keepNewerAnchors(stateDir: string, state: string): Promise<number> {
  const [known, restored] = [join(stateDir, ENTRIES), join(state, ENTRIES)];
  const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');
  const [here, there] = [await textOf(known), await textOf(restored)];
  const keyOf = (folder: string) => textOf(join(folder, 'anchors/public-key'));
  if (!here.startsWith(there) || here === there || (await keyOf(stateDir)) !== (await keyOf(state))) return 0;
  await copyFile(known, restored);
  return here.slice(there.length).split('\n').length - 1;
}

function assertReplaceable({ stateDir, replace, file }: RestoreOptions): void {
  if (replace || !holdsState(stateDir)) return;
  throw new StartError(
    `${stateDir} holds an installation already. Nothing was changed. To restore in its place, keeping it aside: ` +
      `npm run restore -- ${file} --replace. To restore beside it: LOCAL_STATE_DIR=.local-2 npm run restore -- ${file}`,
  );
}

async function restoreClaimed(options: RestoreOptions): Promise<Restored> {
  const { file, stateDir, passphrase, tell } = options;
  // Its folder must not be renamed while the server runs; a server can outlive the services for a moment.
  if ((await runningPort(stateDir)) !== null)
    throw new StartError(`The database of ${stateDir} still runs. Stop the product first. Nothing was changed.`);
  await finishExchange(stateDir);
  assertReplaceable(options);
  // Remains of a killed restore; never a state in use.
  await removeUnfinished(stateDir);
  const names = { building: `${BUILDING}${randomUUID()}`, aside: `${ASIDE}${new Date().toISOString().slice(0, 19)}` };
  const which = { ...names, aside: names.aside.replaceAll(':', '') };
  const state = join(stateDir, which.building);
  await mkdir(state, { mode: 0o755 });
  try {
    const archive = join(state, 'archive');
    const manifest = await openBackup(file, archive, passphrase, tell);
    await placeFiles(archive, state, manifest);
    const checks = await buildDatabase(state, archive, manifest, tell);
    await rm(archive, { recursive: true });
    if (checks.some(({ isWell }) => !isWell) && holdsState(stateDir))
      return { manifest, checks, isUsed: false, aside: null, newerAnchors: 0 };
    const newerAnchors = await keepNewerAnchors(stateDir, state);
    return { manifest, checks, isUsed: true, aside: await exchangeStates(stateDir, which), newerAnchors };
  } finally {
    await removeUnfinished(stateDir);
  }
}

/**
 * Builds and checks the restored state beside the present one, and only then swaps them. Whenever this process is killed, either
 * the old or the new state is whole (the next start or restore completes the swap).
 * @throws StartError in words for the operator at the terminal; nothing was changed then
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const free = await claimStateFolder(options.stateDir);
  try {
    return await restoreClaimed(options);
  } finally {
    await free();
  }
}
