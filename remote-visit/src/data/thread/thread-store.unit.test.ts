import type { AppError } from '@telehealth/contracts/errors';
import type { WordsToSend } from '@telehealth/data/thread/thread.calls';
import type { ThreadMessage } from '@telehealth/data/thread/thread.schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unreadOf } from './merge-messages';
import { PAGE, ThreadStore } from './thread-store';

const OFFLINE: AppError = { id: 'data.offline' };

/** The backend's thread: stores each client id once, in order. `answers` decides the outcome of the next calls. */
function createServer() {
  const rows: ThreadMessage[] = [];
  const faults: ('before' | 'lost' | AppError)[] = [];
  const add = (words: Partial<ThreadMessage>) =>
    rows.push({
      ...{ id: `m${rows.length + 1}`, seq: rows.length + 1, kind: 'text', senderId: 'them', senderName: 'Dr M' },
      ...{ clientId: null, body: '', file: null, event: null, redFlag: null, sentAt: new Date(0), isTakenBack: false },
      ...words,
    });
  const server = {
    rows,
    faults,
    add,
    read: vi.fn(async (after: number | null, limit: number) => {
      const found = after === null ? rows.slice(-limit) : rows.filter(({ seq }) => seq > after).slice(0, limit);
      return {
        isOpen: true,
        closesAt: new Date(0),
        unansweredSince: null,
        lastSeq: rows.length,
        reads: {},
        messages: found,
      };
    }),
    send: vi.fn(async ({ clientId, body }: WordsToSend) => {
      const fault = faults.shift();
      if (fault === 'before') throw OFFLINE;
      if (typeof fault === 'object') throw fault;
      if (!rows.some((row) => row.clientId === clientId)) add({ clientId, body, senderId: 'me' });
      if (fault === 'lost') throw OFFLINE;
    }),
    markRead: vi.fn(async () => undefined),
    settle: vi.fn(async () => undefined),
    takeBack: vi.fn(async (id: string) => {
      const at = rows.findIndex((row) => row.id === id);
      const row = rows[at];
      if (row) rows[at] = { ...row, body: '', isTakenBack: true };
    }),
  };
  return server;
}
const words = (body: string) => ({ body, fileId: null, fileTitle: null });
const bodies = (store: ThreadStore) => store.get().messages.map(({ body }) => body);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

it('sends in order and each once, through lost requests and lost answers', async () => {
  const server = createServer();
  server.faults.push('before', 'lost', 'lost', 'before');
  const store = new ThreadStore(server);
  const said = Array.from({ length: 25 }, (_, at) => `word ${at}`);
  for (const body of said) store.say(words(body));
  await settle();
  expect(store.get().unsent).toHaveLength(25);
  expect(store.get().trouble?.id).toBe('data.offline');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bodies(store)).toEqual(said);
  expect(store.get().unsent).toEqual([]);
  expect(store.get().trouble).toBeNull();
  expect(server.rows).toHaveLength(25);
});

it('keeps words that were refused at their place, and lets the next ones go', async () => {
  const server = createServer();
  server.faults.push({ id: 'messages.closed' });
  const store = new ThreadStore(server);
  const refused = store.say(words('too late'));
  store.say(words('and this'));
  await settle();
  expect(store.get().unsent).toMatchObject([{ body: 'too late', refusal: { id: 'messages.closed' } }]);
  expect(bodies(store)).toEqual(['and this']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.send).toHaveBeenCalledTimes(2);
  store.sayAgain(refused);
  await settle();
  expect(bodies(store)).toEqual(['and this', 'too late']);
});

it('shows each once, catches up over more than a page, and sees what was taken back', async () => {
  const server = createServer();
  server.add({ body: 'first' });
  const store = new ThreadStore(server);
  await store.catchUp();
  for (let at = 0; at < 2 * PAGE + 30; at += 1) server.add({ body: `${at}` });
  await Promise.all([store.catchUp(), store.catchUp()]);
  await settle();
  expect(store.get().messages.map(({ seq }) => seq)).toEqual(server.rows.map(({ seq }) => seq));
  await server.takeBack('m230');
  store.wake();
  await settle();
  expect(store.get().messages.find(({ id }) => id === 'm230')?.isTakenBack).toBe(true);
});

it('begins with the newest and reads what was earlier on demand', async () => {
  const server = createServer();
  for (let at = 0; at < PAGE + 20; at += 1) server.add({ body: `${at}` });
  const store = new ThreadStore(server);
  await store.catchUp();
  expect(store.get()).toMatchObject({ hasEarlier: true, messages: { length: PAGE } });
  await store.readEarlier();
  expect(store.get()).toMatchObject({ hasEarlier: false, messages: { length: PAGE + 20 } });
});

it('sends nothing more and keeps nothing once its person left', async () => {
  const server = createServer();
  server.faults.push('before');
  const store = new ThreadStore(server);
  store.say(words('mine'));
  await settle();
  store.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.rows).toEqual([]);
  expect(store.get().unsent).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('knows what others said since the own mark, and says how far it was read', async () => {
  const server = createServer();
  server.add({ body: 'seen' });
  server.add({ body: 'new' });
  server.add({ body: 'own', senderId: 'me' });
  server.add({ kind: 'system', senderId: null, event: 'note.signed' });
  const store = new ThreadStore(server);
  await store.catchUp();
  expect(unreadOf({ ...store.get(), reads: { me: 1 } }, 'me').map(({ body }) => body)).toEqual(['new']);
  store.seen();
  store.seen();
  expect(server.markRead).toHaveBeenCalledExactlyOnceWith(4);
});

it('sends the danger sign along, and waits neither for a slow nor for a failing look', async () => {
  const server = createServer();
  const store = new ThreadStore(server);
  store.say(words('chest pain'), Promise.resolve('chest.pain@3'));
  store.say(words('one'), Promise.reject(new Error('not loaded')));
  store.say(words('two'), new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.send.mock.calls.map(([{ body, redFlag }]) => [body, redFlag])).toEqual([
    ['chest pain', 'chest.pain@3'],
    ['one', null],
    ['two', null],
  ]);
});
