import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's folder in memory. */
const IN_MEMORY = '/dev/shm';
/** Bytes: several times what the databases of a run take together. Containers often have 64 MB. */
const ROOM = 3 * 2 ** 30;

function hasRoom() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/**
 * Where tests keep their databases and files: in memory where there is room, since a disk takes ten times as long to copy a database
 * and to remove it. TMPDIR, if set, decides.
 * @returns {string}
 */
export const testFolder = () => (process.env.TMPDIR === undefined && hasRoom() ? IN_MEMORY : tmpdir());
