import { beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://example.org';
const NUMBERS = `${ORIGIN}/rest/v1/emergency_numbers?country=eq.ZA`;
const FILES = {
  version: 'v1',
  page: '/emergency-care',
  urls: ['/emergency-care'],
  numbers: '/rest/v1/emergency_numbers',
};

type Listener = (event: { request: Request; respondWith: (answer: Promise<Response>) => void }) => void;
const listeners = new Map<string, Listener>();
const kept = new Map<string, Response>();
const cache = {
  match: vi.fn(async (url: string) => kept.get(url)?.clone()),
  put: vi.fn(async (url: string, answer: Response) => void kept.set(url, answer)),
};
const opening = vi.fn(async () => cache);
const network = vi.fn<(request: Request) => Promise<Response>>();

/** The response to the page. */
const ask = (url: string, mode = 'cors') =>
  new Promise<Response>((resolve, reject) => {
    const request = Object.defineProperty(new Request(url), 'mode', { value: mode });
    listeners.get('fetch')?.({ request, respondWith: (answer) => void answer.then(resolve, reject) });
  });
const textOf = async (answer: Promise<Response>) => (await answer).text();

beforeEach(async () => {
  kept.clear();
  cache.put.mockClear();
  vi.resetModules();
  vi.stubGlobal('EMERGENCY_FILES', FILES);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('caches', { open: opening });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  await import('./worker');
});

test('the newest numbers are given, and kept', async () => {
  network.mockResolvedValueOnce(new Response('new'));
  expect(await textOf(ask(NUMBERS))).toBe('new');
  expect(await kept.get(NUMBERS)?.text()).toBe('new');
});

test.each<[string, () => Promise<Response>]>([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is down', async () => new Response('', { status: 503 })],
])('the last ones are given, marked as such, when %s', async (_, answer) => {
  kept.set(NUMBERS, new Response('old'));
  network.mockImplementationOnce(answer);
  const given = await ask(NUMBERS);
  expect([given.status, given.headers.get('x-kept'), await given.text()]).toEqual([200, '1', 'old']);
});

test('what the server says is given when nothing was kept', async () => {
  network.mockResolvedValueOnce(new Response('', { status: 503 }));
  expect((await ask(NUMBERS)).status).toBe(503);
});

test('the newest numbers are given when the device has no room left', async () => {
  network.mockResolvedValueOnce(new Response('new'));
  cache.put.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
  expect(await textOf(ask(NUMBERS))).toBe('new');
});

test.each([
  ['numbers', NUMBERS, 'cors'],
  ['page', `${ORIGIN}/emergency-care`, 'navigate'],
])('the %s come from the network when the device lets nothing be kept', async (_, url, mode) => {
  opening.mockRejectedValueOnce(new DOMException('', 'SecurityError'));
  network.mockResolvedValueOnce(new Response('new'));
  expect(await textOf(ask(url, mode))).toBe('new');
});

test('the last numbers are given when the answer breaks off', async () => {
  kept.set(NUMBERS, new Response('old'));
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
  network.mockResolvedValueOnce(new Response(broken));
  expect(await textOf(ask(NUMBERS))).toBe('old');
});
