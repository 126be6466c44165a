import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine } from './process-info';
import { StartError } from './start-error';

/**
 * Locks the state folder against a second process, because two servers on one data folder would corrupt each other's work.
 * Returns a function that releases it.
 * @throws StartError when another process holds it
 */
export async function claimStateFolder(stateDir: string): Promise<() => Promise<void>> {
  await mkdir(stateDir, { recursive: true });
  const file = join(stateDir, 'owner');
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  // After a crash another program may have the process id by now.
  if (owner && owner !== process.pid && /node/.test(commandLine(owner))) {
    throw new StartError(
      `The local services already run on ${stateDir} (process ${owner}). ` +
        'Stop that one, or give this one a folder of its own: LOCAL_STATE_DIR=.local-2 npm start',
    );
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}
