import { createReadStream } from 'node:fs';
import { StartError } from '../start-error';

/** An archive entry to write: a text, or a file of that size. */
export type TarSource = { name: string; text: string } | { name: string; path: string; size: number };

const BLOCK = 512;
/** The size field of the format has eleven octal digits. */
const LARGEST = 8 ** 11 - 1;

const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;
const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

function checksumOf(header: Buffer): number {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 0x20 : byte;
  return sum;
}

/** Writes a POSIX ustar header. Only the owner gets access, because backups hold secrets. */
function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 99 || size > LARGEST) throw new StartError(`${name} is too large for a backup.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  header.write(`${octal(checksumOf(header), 7)} `, 148);
  return header;
}

/** Packs a tar archive. Throws when a file's size differs from the one given. */
export async function* packTar(sources: Iterable<TarSource>): AsyncGenerator<Buffer> {
  for (const source of sources) {
    if ('text' in source) {
      const text = Buffer.from(source.text);
      yield headerOf(source.name, text.length);
      yield Buffer.concat([text, Buffer.alloc(paddingOf(text.length))]);
      continue;
    }
    yield headerOf(source.name, source.size);
    let written = 0;
    for await (const chunk of createReadStream(source.path) as AsyncIterable<Buffer>) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== source.size) throw new Error(`${source.name} changed while it was read.`);
    yield Buffer.alloc(paddingOf(source.size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** The archive is truncated or malformed. */
export class BrokenTar extends Error {}

/** Reads exact numbers of bytes from chunks of any size. */
class ByteReader {
  private rest: Buffer = Buffer.alloc(0);
  private readonly chunks: AsyncIterator<Buffer>;

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /**
   * Returns at least one and at most `most` bytes.
   * @throws BrokenTar at the end
   */
  async some(most: number): Promise<Buffer> {
    while (this.rest.length === 0) {
      const next = await this.chunks.next();
      if (next.done) throw new BrokenTar('cut');
      this.rest = next.value;
    }
    const given = this.rest.subarray(0, most);
    this.rest = this.rest.subarray(given.length);
    return given;
  }

  async exactly(size: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = size; left > 0; ) {
      const part = await this.some(left);
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts);
  }

  /** Reads to the end, so that checksums of the layers below are verified. */
  async toEnd(): Promise<void> {
    this.rest = Buffer.alloc(0);
    while (!(await this.chunks.next()).done);
  }
}

/** An entry of an archive; `content` must be read before the next entry is requested. */
export interface TarEntry {
  name: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

async function* contentOf(reader: ByteReader, size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0; ) {
    const part = await reader.some(Math.min(left, 1 << 20));
    left -= part.length;
    yield part;
  }
}

/**
 * Yields the entries of a tar archive in order.
 * @throws BrokenTar
 */
export async function* unpackTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = new ByteReader(source);
  for (;;) {
    const header = await reader.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) return reader.toEnd();
    const said = Number.parseInt(header.toString('latin1', 148, 155), 8);
    if (said !== checksumOf(header) || header.toString('latin1', 257, 262) !== 'ustar') throw new BrokenTar('header');
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
    // We write only plain files.
    if (!Number.isSafeInteger(size) || size < 0 || header.toString('latin1', 156, 157) !== '0')
      throw new BrokenTar('header');
    yield { name, size, content: contentOf(reader, size) };
    await reader.exactly(paddingOf(size));
  }
}
