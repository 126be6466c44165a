import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const require = createRequire(import.meta.url);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Compresses nearly as well as the maximum, in a tenth of the time. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const PACKAGES = ['clerk-js', 'ui'] as const;
const YEAR = 'public, max-age=31536000, immutable';
/** A major-version tag points at another file after an update, so browsers must revalidate. */
const ASK_AGAIN = 'no-cache';

interface SdkPackage {
  version: string;
  /** The package's scripts: path below dist → file. Only listed files can be served. */
  files: ReadonlyMap<string, string>;
}

type Encoding = 'br' | 'gzip' | 'identity';

async function readPackage(name: string): Promise<SdkPackage> {
  const dist = dirname(require.resolve(`@clerk/${name}`));
  const { version } = JSON.parse(await readFile(join(dist, '../package.json'), 'utf8')) as { version: string };
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const scripts = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.js'));
  const files = scripts.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    return [relative(dist, file).split(sep).join('/'), file] as const;
  });
  return { version, files: new Map(files) };
}

function chooseEncoding(request: Request): Encoding {
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

async function encode(file: string, encoding: Encoding): Promise<Buffer> {
  const content = await readFile(file);
  if (encoding === 'br') return compressBrotli(content, BROTLI_OPTIONS);
  return encoding === 'gzip' ? compressGzip(content) : content;
}

const PATH = /^\/npm\/@clerk\/([a-z-]+)@([^/]+)\/dist\/(.+)$/;

/**
 * Serves the SDK's own scripts as the vendor's host would: `/npm/@clerk/<package>@<version or major>/dist/<file>`. Compressed on
 * first use and kept in memory.
 */
export function createNpmFiles() {
  const packages = new Map<string, Promise<SdkPackage>>();
  const bodies = new Map<string, Promise<Buffer>>();

  function load(name: string): Promise<SdkPackage> {
    const known = packages.get(name) ?? readPackage(name);
    packages.set(name, known);
    return known;
  }

  function bodyOf(file: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding}:${file}`;
    const known = bodies.get(key) ?? encode(file, encoding);
    bodies.set(key, known);
    return known;
  }

  /** `path` begins with `/npm/`. Unknown packages, versions and files are 404. */
  return async function serve(request: Request, path: string): Promise<Response> {
    const [, name = '', version = '', wanted = ''] = PATH.exec(path) ?? [];
    const sdk = PACKAGES.some((known) => known === name) ? await load(name) : null;
    const file = sdk?.files.get(wanted);
    const exact = sdk !== null && (version === sdk.version || wanted.endsWith(`_${sdk.version}.js`));
    if (!sdk || !file || !(exact || version === sdk.version.split('.')[0])) {
      return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
    }
    const encoding = chooseEncoding(request);
    const etag = `"${sdk.version}-${encoding}"`;
    const headers = new Headers({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': exact ? YEAR : ASK_AGAIN,
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      etag,
    });
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const body = await bodyOf(file, encoding);
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
  };
}
