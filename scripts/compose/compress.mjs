import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(html|js|css|json|svg|txt)$/;

/** Compresses a text with maximum effort, because it is done once and served often. */
export const toBrotli = (content) =>
  brotli(content, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/**
 * Writes a `.br` and a `.gz` beside every compressible file without a newer one.
 * @param {(key: string) => boolean} isLeftOut by the path below the folder, with forward slashes
 */
export async function compressFolder(folder, isLeftOut = () => false) {
  const keyOf = (file) => path.relative(folder, file).replaceAll('\\', '/');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isLeftOut(keyOf(file)));
  await Promise.all(files.filter(isStale).map(compress));
}

function isStale(file) {
  const made = `${file}.br`;
  return !existsSync(made) || statSync(made).mtimeMs < statSync(file).mtimeMs;
}

async function compress(file) {
  const content = readFileSync(file);
  const [br, gz] = await Promise.all([toBrotli(content), gzip(content, { level: 9 })]);
  // Small files can grow; then the plain one is served.
  for (const [ending, packed] of [
    ['br', br],
    ['gz', gz],
  ]) {
    if (packed.length < content.length) writeFileSync(`${file}.${ending}`, packed);
    else rmSync(`${file}.${ending}`, { force: true });
  }
}
