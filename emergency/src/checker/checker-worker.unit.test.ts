import { beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://example.org';
const PAGE = '/symptom-checker';
const SCRIPT = '/static/js/index.1.js';
const FILES = { version: 'v2', files: { [SCRIPT]: 'sha384-a' }, named: [SCRIPT] };
const CACHE = 'symptom-checker:/symptom-checker@v2';
const DOCUMENT = `<script src="${SCRIPT}"></script>`;

type Event = {
  request?: Request;
  respondWith?: (answer: Promise<Response>) => void;
  waitUntil?: (work: Promise<unknown>) => void;
};
const listeners = new Map<string, (event: Event) => void>();
const stores = new Map<string, Map<string, Response>>();
const skipWaiting = vi.fn(async () => undefined);
const network = vi.fn<(input: Request | string, more?: RequestInit) => Promise<Response>>();

const open = async (name: string) => {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return {
    match: async (url: string) => store.get(url)?.clone(),
    put: async (url: string, answer: Response) => void store.set(url, answer),
  };
};
const run = (type: 'install' | 'activate') =>
  new Promise((resolve, reject) => listeners.get(type)?.({ waitUntil: (work) => void work.then(resolve, reject) }));
/** The response to a page; "untouched" when the worker does not handle the request. */
const ask = (path: string, mode = 'navigate') =>
  new Promise<string>((resolve, reject) => {
    const request = Object.defineProperty(new Request(ORIGIN + path), 'mode', { value: mode });
    let isTaken = false;
    const respondWith = (answer: Promise<Response>) => {
      isTaken = true;
      void answer.then(async (one) => resolve(await one.text()), reject);
    };
    listeners.get('fetch')?.({ request, respondWith });
    if (!isTaken) resolve('untouched');
  });

beforeEach(async () => {
  stores.clear();
  network.mockReset();
  vi.resetModules();
  vi.stubGlobal('CHECKER_FILES', FILES);
  vi.stubGlobal('location', { origin: ORIGIN });
  skipWaiting.mockClear();
  vi.stubGlobal('skipWaiting', skipWaiting);
  vi.stubGlobal('registration', { scope: ORIGIN + PAGE });
  const names = async () => [...stores.keys()];
  vi.stubGlobal('caches', { open, keys: names, delete: async (name: string) => stores.delete(name) });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) => listeners.set(type, listener));
  await import('./checker-worker');
});

/** The server's present state: a document, and a script. */
const serve = (document: string, script = new Response('run()')) =>
  network.mockImplementation(async (input) => (input === SCRIPT ? script : new Response(document)));

test('a version is kept whole, each file by what must be in it, without what tells the person', async () => {
  serve(DOCUMENT);
  await run('install');
  expect([...(stores.get(CACHE)?.keys() ?? [])].sort()).toEqual([SCRIPT, PAGE]);
  for (const [, more] of network.mock.calls) expect(more?.credentials).toBe('omit');
  expect(network.mock.calls.find(([input]) => input === SCRIPT)?.[1]?.integrity).toBe('sha384-a');
  expect(skipWaiting, 'pages of the older version keep their files until they are closed').not.toHaveBeenCalled();
});

test.each<[string, string, Response]>([
  ['the document is of another version', '<script src="/static/js/index.2.js"></script>', new Response('run()')],
  ['a file is missing', DOCUMENT, new Response('', { status: 404 })],
])('nothing is kept when %s', async (_, document, script) => {
  serve(document, script);
  await expect(run('install')).rejects.toThrow();
  expect([...stores.keys()]).toEqual([]);
});

test('an older version of this page is forgotten, what other workers keep is not', async () => {
  const others = ['emergency-page-1', 'symptom-checker:/service/symptom-checker@v1'];
  for (const name of [CACHE, 'symptom-checker:/symptom-checker@v1', ...others]) await open(name);
  await run('activate');
  expect([...stores.keys()].sort()).toEqual([...others, CACHE].sort());
});

test('the newest document while there is a connection, the kept one without or when the server is down', async () => {
  serve(DOCUMENT);
  await run('install');
  serve('newest');
  expect(await ask(PAGE)).toBe('newest');
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await ask(PAGE)).toBe(DOCUMENT);
  network.mockResolvedValue(new Response('', { status: 503 }));
  expect(await ask(PAGE)).toBe(DOCUMENT);
  expect(await ask(SCRIPT, 'cors')).toBe('run()');
});

test('a line that does not answer is not waited for longer than four seconds', async () => {
  serve(DOCUMENT);
  await run('install');
  vi.useFakeTimers();
  network.mockReturnValue(new Promise(() => undefined));
  const answer = ask(PAGE);
  await vi.advanceTimersByTimeAsync(4000);
  vi.useRealTimers();
  expect(await answer).toBe(DOCUMENT);
});

test('what is not the checker goes its own way', async () => {
  expect(await ask('/rest/v1/triage_sessions', 'cors')).toBe('untouched');
  expect(await ask('/symptom-checker/saved')).toBe('untouched');
});
