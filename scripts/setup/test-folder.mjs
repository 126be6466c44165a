import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** Linux's folder in memory. */
const IN_MEMORY = '/dev/shm';
/** Bytes: several times what the databases of a run take together. Containers often have 64 MB. */
const ROOM = 3 * 2 ** 30;
/** Bytes of memory that has to be there beside, for the browsers and processes of a run. */
const MEMORY = 8 * 2 ** 30;

function hasRoom() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    // A machine may promise a large folder and have little memory.
    const most = process.constrainedMemory() || Number.POSITIVE_INFINITY;
    return bavail * bsize > ROOM && Math.min(freemem(), most) > MEMORY;
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
