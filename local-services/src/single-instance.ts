import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine } from './process-info';
import { StartError } from './start-error';

/**
 * Makes sure that nobody else uses the state folder: two servers on one database folder would stop each other's.
 * Gives a function that frees it again. Throws StartError when another one runs.
 */
export async function claimStateFolder(stateDir: string): Promise<() => Promise<void>> {
  await mkdir(stateDir, { recursive: true });
  const file = join(stateDir, 'owner');
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  // After a crash the number may belong to any other program by now.
  if (owner && owner !== process.pid && /node/.test(commandLine(owner))) {
    throw new StartError(
      `The local services already run on ${stateDir} (process ${owner}). ` +
        'Stop that one, or give this one a folder of its own: LOCAL_STATE_DIR=.local-2 npm start',
    );
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}
