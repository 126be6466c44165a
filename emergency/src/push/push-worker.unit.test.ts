import { beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://example.org';
const NOTICE = { title: 'Sawubona', body: 'Your doctor is ready.', path: '/consultation/1', tag: '/consultation/1' };

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => undefined);
const openWindow = vi.fn(async (_address: string) => undefined);
const focus = vi.fn(async () => undefined);
let open: { url: string; focus: () => Promise<undefined> }[] = [];

/** Tells the worker of something, and waits until it is done with it. */
async function tell(type: string, event: object) {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(type)?.({ ...event, waitUntil: (all: Promise<unknown>) => (work = all) });
  await work;
}
const push = (text: string | null) => tell('push', { data: text === null ? null : { text: () => text } });
const press = async (data: unknown) => {
  const close = vi.fn();
  await tell('notificationclick', { notification: { close, data } });
  expect(close).toHaveBeenCalled();
};

beforeEach(async () => {
  vi.clearAllMocks();
  vi.resetModules();
  open = [];
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('registration', { showNotification });
  vi.stubGlobal('clients', { matchAll: async () => open, openWindow });
  vi.stubGlobal('skipWaiting', vi.fn());
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  await import('./push-worker');
});

test('it hears of pushes and presses, and of no request', () => {
  expect([...listeners.keys()].sort()).toEqual(['install', 'notificationclick', 'push']);
});

test('a push is shown in its own words, and takes the place of the last one of its visit', async () => {
  await push(JSON.stringify(NOTICE));
  expect(showNotification.mock.calls).toEqual([
    [
      'Sawubona',
      {
        body: 'Your doctor is ready.',
        data: { path: '/consultation/1' },
        icon: '/favicon.svg',
        tag: '/consultation/1',
        renotify: true,
      },
    ],
  ]);
});

test.each([null, '', 'no JSON', '7', 'null', '{"title":"Sawubona","body":7}'])(
  'one that cannot be read says only that there is something: %s',
  async (text) => {
    await push(text);
    expect(showNotification.mock.calls).toEqual([
      ['Sawubona', { body: 'There is something new for you.', data: { path: '/' }, icon: '/favicon.svg' }],
    ]);
  },
);

test('a press goes to the window that shows its page, else opens one', async () => {
  await press({ path: NOTICE.path });
  expect(openWindow.mock.calls).toEqual([[`${ORIGIN}/consultation/1`]]);
  open = [
    { url: `${ORIGIN}/`, focus: vi.fn() },
    { url: `${ORIGIN}/consultation/1`, focus },
  ];
  await press({ path: NOTICE.path });
  expect([focus, openWindow].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test.each([
  'https://evil.example/a',
  '//evil.example/a',
  '/\\evil.example/a',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://example.org.evil.example/',
  'http://[',
  7,
  undefined,
])('a press leads nowhere but to our pages: %s', async (path) => {
  await press({ path });
  expect(openWindow.mock.calls).toEqual([[`${ORIGIN}/`]]);
  await press(null);
  expect(openWindow.mock.calls[1]).toEqual([`${ORIGIN}/`]);
});
