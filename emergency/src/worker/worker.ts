import { answerFor, type KeptFiles } from './answer';
import { scope } from './worker-scope';

/** The compose step writes it in front of this script. */
declare const EMERGENCY_FILES: KeptFiles;

const files = EMERGENCY_FILES;
const CACHE = `emergency-page-${files.version}`;
/** The operators' numbers outlive the versions of the page. */
const NUMBERS = 'emergency-numbers';
const NUMBERS_WAIT_MS = 4000;

/** Caches a version completely or not at all: a page that does not name this version is older, or another page. */
async function keepVersion(): Promise<void> {
  const cache = await caches.open(CACHE);
  const answers = await Promise.all(
    files.urls.map(async (url) => [url, await fetch(url, { cache: 'no-cache', credentials: 'omit' })] as const),
  );
  for (const [url, answer] of answers) {
    if (!answer.ok || answer.redirected) throw new Error(`${url}: ${answer.status}`);
    if (url === files.page && !(await answer.clone().text()).includes(`data-version="${files.version}"`))
      throw new Error(`${url} is of another version`);
  }
  for (const [url, answer] of answers) await cache.put(url, answer);
}

async function forgetOlder(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('emergency-page-') && name !== CACHE) await caches.delete(name);
  await scope.clients.claim();
}

/** Opens a cache, or returns null when storage is full, broken or forbidden: then only the network is used. */
const openCache = (name: string) => caches.open(name).catch(() => null);

/** Cache first, then network: a cached page opens at once, online or offline. */
async function keptFirst(url: string, request: Request): Promise<Response> {
  const cache = await openCache(CACHE);
  return (await cache?.match(url)) ?? fetch(request);
}

/** Returns the newest list if it comes soon, else the cached one, marked as such. */
async function newestFirst(request: Request): Promise<Response> {
  const cache = await openCache(NUMBERS);
  const newest = await askSoon(request, cache).catch((failure: unknown) => ({ failure }));
  if (newest instanceof Response && newest.ok) return newest;
  const kept = await cache?.match(request.url, { ignoreVary: true });
  if (kept !== undefined) {
    const headers = new Headers(kept.headers);
    headers.set('x-kept', '1');
    return new Response(await kept.blob(), { status: kept.status, headers });
  }
  if (newest instanceof Response) return newest;
  throw newest.failure;
}

/** @throws without a complete response in time */
async function askSoon(request: Request, cache: Cache | null): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), NUMBERS_WAIT_MS);
  try {
    const answer = await fetch(request, { signal: patience.signal });
    if (!answer.ok) return answer;
    const { status, headers } = answer;
    const whole = new Response(await answer.blob(), { status, headers });
    // Without room in the cache the response is still returned.
    await cache?.put(request.url, whole.clone()).catch(() => undefined);
    return whole;
  } finally {
    clearTimeout(timer);
  }
}

// Nothing in the page loads later and could miss its version, so a new version need not wait.
scope.addEventListener('install', (event) => event.waitUntil(keepVersion().then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerFor(files, scope.location.origin, request);
  if (answer === 'numbers') event.respondWith(newestFirst(request));
  else if (answer !== null) event.respondWith(keptFirst(answer.kept, request));
});
