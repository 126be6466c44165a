import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ELSEWHERE, STATE_FOLDER_FILE } from '../database/cluster-folder';
import { runningServer } from '../database/postmaster';

/** Longer than any run; not longer, because it may lie in memory. */
const OLD_MS = 6 * 3_600_000;
/** Folders that tests create; a real installation has another name or lies elsewhere. */
const OF_TESTS = /^sawubona-(demo|e2e|faults|logs|stack|storage|supervisor|test)-\w{6}$/;
const CLUSTER = /^sawubona-postgresql-[0-9a-f]{16}$/;

const textOf = (file: string) =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

async function isOld(folder: string): Promise<boolean> {
  const { mtimeMs } = await stat(folder);
  return Date.now() - mtimeMs > OLD_MS;
}

/**
 * Removes what killed tests left: their state folders, and outside clusters whose state folder is such a one or gone. Only what
 * is older than any run, and nothing with a running server.
 * @param temporary where tests make their folders
 * @param elsewhere where clusters lie that their account could not reach there
 */
export async function forgetOldStates(temporary = tmpdir(), elsewhere = ELSEWHERE): Promise<void> {
  for (const name of (await namesIn(elsewhere)).filter((one) => CLUSTER.test(one))) {
    const place = join(elsewhere, name);
    const state = await textOf(join(place, STATE_FOLDER_FILE));
    // The owner of older ones is unknown: they may be a real installation.
    if (state === null || !isOfTests(state, temporary)) continue;
    if (runningServer(join(place, 'cluster')) === null && (await isOld(place))) await remove(place);
  }
  for (const name of (await namesIn(temporary)).filter((one) => OF_TESTS.test(one))) {
    const folder = join(temporary, name);
    const location = await textOf(join(folder, 'pg/cluster-location'));
    const clusters = [join(folder, 'cluster'), join(folder, 'pg/cluster'), location && join(location, 'cluster')];
    const isUsed = clusters.some((one) => one && existsSync(one) && runningServer(one) !== null);
    if (!isUsed && (await isOld(folder))) await remove(folder);
  }
}

const isOfTests = (state: string, temporary: string) =>
  state.startsWith(`${temporary}/`) && OF_TESTS.test(state.slice(temporary.length + 1).split('/')[0] ?? '');

/** Another run may be removing the same folder at this moment. */
const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 3 });
