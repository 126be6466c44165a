import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sizeOf } from './dump';
import type { ArchivedFile } from './manifest';

/** Returns the SHA-256 of a file in hexadecimal. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Returns the path of a version's content in a folder of objects. */
export const objectPath = (storage: string, version: string): string => join(storage, version.slice(0, 2), version);

/** Keeps a file's content although it may be removed meanwhile: a hard link, or a copy. Returns false when it is gone. */
async function hold(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false;
    return copyFile(from, to).then(
      () => true,
      (failure: NodeJS.ErrnoException) => {
        if (failure.code === 'ENOENT') return false;
        throw failure;
      },
    );
  }
}

/** Keeps the content of all objects in `<spool>/objects`. Returns the versions that were missing. */
export async function holdObjects(
  storage: string,
  spool: string,
  versions: readonly string[],
  tell: (text: string) => void,
): Promise<string[]> {
  await mkdir(join(spool, 'objects'), { mode: 0o700 });
  const missing: string[] = [];
  for (const [at, version] of versions.entries()) {
    tell(`Holding the file ${at + 1} of ${versions.length}`);
    if (!(await hold(objectPath(storage, version), join(spool, 'objects', version)))) missing.push(version);
  }
  return missing;
}

/** Copies a small folder of plain files, such as the keys. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isFile()) await copyFile(join(from, entry.name), join(to, entry.name));
}

/** Copies the anchor entries up to the one that the snapshot knew; later ones refer to lines it does not have. */
async function trimAnchors(file: string, known: number): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return;
  const lines = text.split('\n').slice(0, -1);
  await writeFile(
    file,
    lines
      .slice(0, known)
      .map((line) => `${line}\n`)
      .join(''),
  );
}

export async function takeKeysAndAnchors(stateDir: string, spool: string, anchoredEntry: number): Promise<void> {
  await copyFolder(join(stateDir, 'keys'), join(spool, 'keys'));
  await copyFolder(join(stateDir, 'anchors'), join(spool, 'anchors'));
  await trimAnchors(join(spool, 'anchors/entries.jsonl'), anchoredEntry);
}

/** Returns each file of the spool with its size and SHA-256, in archive order. */
export async function describeFiles(spool: string, tell: (text: string) => void): Promise<ArchivedFile[]> {
  const found: ArchivedFile[] = [];
  for (const folder of ['tables', 'keys', 'anchors', 'objects']) {
    const names = (await readdir(join(spool, folder))).sort();
    for (const [at, name] of names.entries()) {
      tell(`Reading the file ${at + 1} of ${names.length} in ${folder}`);
      const path = join(spool, folder, name);
      found.push({ path: `${folder}/${name}`, size: await sizeOf(path), sha256: await hashOf(path) });
    }
  }
  return found;
}

/** Creates a file readable by its owner only and flushed to disk when its stream ends. */
export const newFile = (path: string) => createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });

export const writeWhole = (path: string, source: AsyncIterable<Buffer>): Promise<void> =>
  pipeline(source, newFile(path));
