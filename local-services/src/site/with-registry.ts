import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** The same as in scripts/compose/page-html.mjs, in the syntax of server-side includes. */
const PLACE = '<!--#include virtual="/remotes.json" -->';

/** A document as it is sent. */
interface FilledDocument {
  body: Buffer;
  etag: string;
}

const pack = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  '': async (content: Buffer) => content,
};
export type Encoding = keyof typeof pack;

interface Known {
  times: string;
  /** Null: the document has no place for a registry. */
  text: string | null;
  sent: Map<Encoding, Promise<FilledDocument>>;
}

/**
 * Puts the live registry into documents, so that no document has a second one: a pointer that is moved is true for the next page.
 * Kept until one of both files changes, with its compressed forms.
 * @param siteDir the composed folder
 * @returns a function that gives null for a document without a place for it
 */
export function createRegistryFilling(siteDir: string) {
  const registryFile = join(siteDir, 'remotes.json');
  const known = new Map<string, Known>();
  const timeOf = async (file: string) => (await stat(file).catch(() => null))?.mtimeMs ?? 0;

  async function read(file: string): Promise<Known> {
    const times = `${await timeOf(file)} ${await timeOf(registryFile)}`;
    const before = known.get(file);
    if (before?.times === times) return before;
    const html = await readFile(file, 'utf8');
    const registry = html.includes(PLACE) ? await readFile(registryFile, 'utf8').catch(() => null) : null;
    const now = { times, text: registry === null ? null : html.replace(PLACE, () => registry), sent: new Map() };
    known.set(file, now);
    return now;
  }

  return async (file: string, encoding: Encoding): Promise<FilledDocument | null> => {
    const { text, sent } = await read(file);
    if (text === null) return null;
    const wanted = sent.get(encoding) ?? fill(text, encoding);
    sent.set(encoding, wanted);
    return wanted;
  };
}

async function fill(text: string, encoding: Encoding): Promise<FilledDocument> {
  const content = Buffer.from(text);
  const body = await pack[encoding](content);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  return { body, etag: `"${hash}${encoding && `-${encoding}`}"` };
}
