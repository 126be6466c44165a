import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { isKnownPage, pageListOf } from './page-paths';
import { headerRulesOf, headersFor, withSocket } from './response-headers';
import { createRegistryFilling, type Encoding } from './with-registry';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Files the compose step writes for the server, not for browsers. */
const internal = new Set(['/headers.json', '/routes.json']);

/** Smallest first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

function accepts(header: string | null, encoding: string): boolean {
  return (header ?? '').split(',').some((one) => {
    const [name, ...parameters] = one.trim().toLowerCase().split(';');
    return name === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?$/.test(parameter));
  });
}

async function fileAt(path: string): Promise<Stats | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? found : null;
}

/** The path on disk, null when it leads out of the folder or is not meant for browsers. */
function resolveWithin(folder: string, path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0')) return null;
  const full = normalize(join(folder, decoded));
  // Judged by where it leads: `//headers.json` is the same file. Hidden folders hold what documents are made of.
  const place = full.slice(folder.length).replaceAll(sep, '/');
  return full.startsWith(folder + sep) && !internal.has(place) && !place.includes('/.') ? full : null;
}

const notFound = () =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

interface Sending {
  request: Request;
  /** On disk. */
  file: string;
  status: number;
  headers: Record<string, string>;
}

type FillRegistry = ReturnType<typeof createRegistryFilling>;

/** Sends a document with the live registry in it; one without a place for it as any file. */
async function sendDocument(sending: Sending, fillRegistry: FillRegistry): Promise<Response> {
  const { request, file, status, headers } = sending;
  const wishes = request.headers.get('accept-encoding');
  const encoding: Encoding = encodings.find(({ name }) => accepts(wishes, name))?.name ?? '';
  const filled = (await fileAt(file)) && (await fillRegistry(file, encoding));
  if (!filled) return sendFile(sending);
  const all: Record<string, string> = { ...headers, etag: filled.etag, vary: 'accept-encoding' };
  if (status === 200 && request.headers.get('if-none-match') === filled.etag)
    return new Response(null, { status: 304, headers: all });
  all['content-type'] = contentTypes['.html'] ?? '';
  all['content-length'] = String(filled.body.length);
  if (encoding) all['content-encoding'] = encoding;
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(filled.body), { status, headers: all });
}

/** Sends a file, compressed as the browser likes it, or "not modified". */
async function sendFile({ request, file, status, headers }: Sending): Promise<Response> {
  const found = await fileAt(file);
  if (!found) return notFound();
  let chosen = { path: file, stats: found, encoding: '' };
  const wishes = request.headers.get('accept-encoding');
  for (const { name, suffix } of encodings) {
    const stats = accepts(wishes, name) ? await fileAt(file + suffix) : null;
    // A compressed file older than its original is of an earlier build.
    if (!stats || stats.mtimeMs < found.mtimeMs - 1000) continue;
    chosen = { path: file + suffix, stats, encoding: name };
    break;
  }
  const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}${chosen.encoding && `-${chosen.encoding}`}"`;
  const all: Record<string, string> = { ...headers, etag, vary: 'accept-encoding' };
  if (status === 200 && request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers: all });
  all['content-type'] = contentTypes[extname(file)] ?? 'application/octet-stream';
  all['content-length'] = String(chosen.stats.size);
  if (chosen.encoding) all['content-encoding'] = chosen.encoding;
  if (request.method === 'HEAD') return new Response(null, { status, headers: all });
  const body = Readable.toWeb(createReadStream(chosen.path)) as ReadableStream<Uint8Array>;
  return new Response(body, { status, headers: all });
}

/** Serves the composed site: files as they are, pages through the shell, nothing else. */
export function createSiteServer(folder: string) {
  const siteDir = normalize(folder).replace(/[/\\]+$/, '');
  const headerRules = headerRulesOf(siteDir);
  const pageList = pageListOf(siteDir);
  const fillRegistry = createRegistryFilling(siteDir);

  const sendPage = async (request: Request, path: string, host: string): Promise<Response> => {
    const own = (await headerRules()).documents[path.length > 1 ? path.replace(/\/+$/, '') : path];
    if (own)
      return sendDocument(
        { request, file: join(siteDir, own.file), status: 200, headers: withSocket(own.headers, host) },
        fillRegistry,
      );
    const isHome = path === '/';
    const shell = join(siteDir, isHome ? 'index.html' : 'shell.html');
    const file = (await fileAt(shell)) ? shell : join(siteDir, 'index.html');
    const status = isKnownPage(await pageList(), path) ? 200 : 404;
    const headers = headersFor(await headerRules(), path, true, host);
    return sendDocument({ request, file, status, headers }, fillRegistry);
  };

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const path = new URL(request.url).pathname;
    const host = request.headers.get('host') ?? 'localhost';
    const extension = extname(path);
    // A missing asset is never answered with a page: the browser would take HTML for a script.
    if (extension === '') return sendPage(request, path, host);
    const file = resolveWithin(siteDir, path);
    if (!file || !contentTypes[extension]) return notFound();
    const headers = headersFor(await headerRules(), path, extension === '.html', host);
    return sendFile({ request, file, status: 200, headers });
  };
}
