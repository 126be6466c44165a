import { scope } from '../worker/worker-scope';
import { type CheckerFiles, checkerAnswer } from './checker-answer';

/** The compose step writes it in front of this script. */
declare const CHECKER_FILES: CheckerFiles;

const files = CHECKER_FILES;
const page = new URL(scope.registration.scope).pathname;
/** Each page caches a whole version of its own, so that neither deletes the other's files. */
const CACHES_OF_PAGE = `symptom-checker:${page}@`;
const CACHE = CACHES_OF_PAGE + files.version;
const DOCUMENT_WAIT_MS = 4000;

/** Sequential and with low priority, because nothing waits for it. */
async function fetchQuietly(url: string, more: RequestInit): Promise<Response> {
  const answer = await fetch(url, { credentials: 'omit', priority: 'low', ...more });
  if (!answer.ok || answer.redirected) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/** Caches a version completely or not at all. A document that names other files belongs to another version. */
async function keepVersion(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    const document = await fetchQuietly(page, { cache: 'no-cache' });
    const text = await document.clone().text();
    if (!files.named.every((url) => text.includes(url))) throw new Error(`${page} is of another version`);
    for (const [url, integrity] of Object.entries(files.files))
      await cache.put(url, await fetchQuietly(url, { integrity }));
    await cache.put(page, document);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function forgetOlder(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHES_OF_PAGE) && name !== CACHE) await caches.delete(name);
}

/** Returns this device's cached response; undefined also when storage is broken or forbidden. */
const keptOf = async (url: string): Promise<Response | undefined> => {
  try {
    return await (await caches.open(CACHE)).match(url, { ignoreVary: true });
  } catch {
    return undefined;
  }
};

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/** Returns the network's document if it comes soon, else the cached one. Each names its own files, so versions never mix. */
async function newestDocument(request: Request): Promise<Response> {
  const asked = fetch(request);
  const newest = await Promise.race([asked.catch(() => null), later(DOCUMENT_WAIT_MS)]);
  if (newest !== null && newest.status < 500) return newest;
  return (await keptOf(page)) ?? asked;
}

// A newer version waits until no page of the older one is open, because such a page may still request its files.
scope.addEventListener('install', (event) => event.waitUntil(keepVersion()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = checkerAnswer(files, page, scope.location.origin, request);
  if (answer === 'document') event.respondWith(newestDocument(request));
  else if (answer !== null) event.respondWith(keptOf(answer.kept).then((kept) => kept ?? fetch(request)));
});
