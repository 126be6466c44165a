import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** The content of the objects. Each version is a file named by its random id, so no user-chosen name reaches the disk. */
export interface FileStore {
  write(version: string, bytes: Uint8Array): Promise<void>;
  /** Null when the file is gone. */
  read(version: string): Promise<ReadableStream<Uint8Array> | null>;
  remove(versions: readonly (string | null)[]): Promise<void>;
}

export function createFileStore(folder: string): FileStore {
  const pathOf = (version: string) => {
    if (!/^[0-9a-f-]{36}$/.test(version)) throw new Error('Not a version of an object.');
    return join(folder, version.slice(0, 2), version);
  };
  return {
    write: async (version, bytes) => {
      const path = pathOf(version);
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
      await writeFile(path, bytes, { mode: 0o600, flag: 'wx' });
    },
    read: async (version) => {
      const path = pathOf(version);
      const found = await stat(path).catch(() => null);
      return found ? (Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>) : null;
    },
    remove: async (versions) => {
      for (const version of versions) if (version) await rm(pathOf(version), { force: true });
    },
  };
}
