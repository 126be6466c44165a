import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartError } from '../start-error';
import { decrypt, ENCRYPTED, NotDecrypted } from './cipher';
import { MANIFEST, type Manifest, manifestSchema, SEAL } from './manifest';
import { writeWhole } from './take-files';
import { BrokenTar, type TarEntry, unpackTar } from './tar';

const NOTHING_TOUCHED = 'Nothing was changed here.';
const refuse = (what: string): never => {
  throw new StartError(`${what} ${NOTHING_TOUCHED}`);
};
const foreign = (file: string): never => refuse(`${file} is not a backup of Sawubona.`);
const damaged = (file: string): never =>
  refuse(`${file} is damaged or was cut off: it is not what was written. Take another copy of it, or an older backup.`);

/** In bytes. The archive's own texts are read whole, up to this size. */
const TEXT_BYTES = 64 * 2 ** 20;

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r').catch((cause: NodeJS.ErrnoException) =>
    refuse(cause.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${cause.code}).`),
  );
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENCRYPTED.length), 0, ENCRYPTED.length, 0);
    return buffer.subarray(0, bytesRead);
  } catch (cause) {
    return refuse(`${file} cannot be read (${(cause as NodeJS.ErrnoException).code}).`);
  } finally {
    await handle.close();
  }
}

/** Returns the archive's bytes, decrypted if needed, still gzipped. */
async function packedBytes(file: string, passphrase: string | undefined): Promise<AsyncIterable<Buffer>> {
  const start = await beginningOf(file);
  if (!start.equals(ENCRYPTED)) return start[0] === 0x1f && start[1] === 0x8b ? createReadStream(file) : foreign(file);
  if (!passphrase) return refuse(`${file} is encrypted. Give its passphrase in the environment: BACKUP_PASSPHRASE=….`);
  return decrypt(createReadStream(file, { start: ENCRYPTED.length }), passphrase);
}

async function textOf({ size, content }: TarEntry): Promise<string> {
  if (size > TEXT_BYTES) throw new BrokenTar('size');
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function manifestOf(text: string, file: string): Manifest {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return damaged(file);
  }
  if (typeof said !== 'object' || said === null || !('product' in said) || said.product !== 'sawubona')
    return foreign(file);
  const parsed = manifestSchema.safeParse(said);
  if (parsed.success) return parsed.data;
  const format = 'format' in said ? String(said.format) : 'none';
  return format === '1' ? damaged(file) : refuse(`${file} has the format ${format}, which this version does not read.`);
}

async function* hashed(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Extracts each entry listed in the manifest below the folder, and compares size and hash. */
async function unpackInto(
  folder: string,
  file: string,
  entries: AsyncIterable<TarEntry>,
  tell: (text: string) => void,
) {
  let manifest: Manifest | null = null;
  let digest = '';
  let isSealed = false;
  const wanted = new Map<string, Manifest['files'][number]>();
  for await (const entry of entries) {
    if (manifest === null) {
      if (entry.name !== MANIFEST) return foreign(file);
      const text = await textOf(entry);
      manifest = manifestOf(text, file);
      digest = createHash('sha256').update(text).digest('hex');
      for (const one of manifest.files) wanted.set(one.path, one);
      continue;
    }
    if (entry.name === SEAL) {
      isSealed = (await textOf(entry)) === digest;
      continue;
    }
    const said = wanted.get(entry.name);
    // A name not in the list never becomes a file, wherever it leads.
    if (said === undefined || entry.size !== said.size) return damaged(file);
    wanted.delete(entry.name);
    tell(`Reading the backup, ${manifest.files.length - wanted.size} of ${manifest.files.length} files`);
    const hash = createHash('sha256');
    await writeWhole(join(folder, entry.name), hashed(entry.content, hash));
    if (hash.digest('hex') !== said.sha256) return damaged(file);
  }
  return manifest !== null && isSealed && wanted.size === 0 ? manifest : damaged(file);
}

/**
 * Extracts a backup into a folder and compares every file with its size and SHA-256.
 * @param folder is created; nothing outside it is written
 * @throws StartError when the file is no backup, damaged, truncated, or the passphrase is wrong
 */
export async function openBackup(
  file: string,
  folder: string,
  passphrase: string | undefined,
  tell: (text: string) => void,
): Promise<Manifest> {
  const packed = await packedBytes(file, passphrase);
  for (const name of ['', 'tables', 'keys', 'anchors', 'objects']) await mkdir(join(folder, name), { mode: 0o700 });
  const source = Readable.from(packed);
  const bytes = source.pipe(createGunzip());
  source.once('error', (cause) => bytes.destroy(cause));
  try {
    return await unpackInto(folder, file, unpackTar(bytes), tell);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const code = (cause as NodeJS.ErrnoException).code ?? '';
    // With a wrong key gzip often fails first.
    if (cause instanceof NotDecrypted || (passphrase && code.startsWith('Z_')))
      return refuse(`${file} does not open with this passphrase, or is not what was written.`);
    if (cause instanceof BrokenTar || code.startsWith('Z_')) return damaged(file);
    throw cause;
  } finally {
    source.destroy();
    bytes.destroy();
  }
}
