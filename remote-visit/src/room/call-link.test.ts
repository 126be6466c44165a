// @vitest-environment jsdom

import type { Backend } from '@telehealth/data/client/backend';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallCertificate } from '../call/certificate';
import type { Seat } from '../data/room/room';
import { AccessKeeper } from './access-keeper';
import { CallLink } from './call-link';
import { firstView } from './first-view';
import { openSession } from './open-session';
import { ownChoices } from './own-choices';
import type { Participants } from './participants';
import { RoomStore } from './room-store';

vi.mock('./open-session', () => ({ openSession: vi.fn() }));
vi.mock('../data/room/signaling-channel', () => ({
  openSignaling: () => ({ isOpen: true, send: () => undefined, renew: () => undefined, close: () => undefined }),
  roomTopic: () => 'visit',
}));

/** Answers of `room-access` and the database; null: no answer. */
interface Answers {
  relayOnly: boolean | null;
  hidesAddress: boolean | null;
  /** A guest was admitted and a server is configured. */
  isOfMany?: boolean;
}
function backendOf(answers: Answers): Backend {
  const answer = ({ relayOnly, isOfMany = false }: Answers) => ({
    ...{
      transport: isOfMany ? 'livekit' : 'peer',
      iceServers: [{ urls: 'turn:relay' }],
      expiresAt: '2026-01-01T00:00:00Z',
    },
    ...{ relayOnly, carriesMany: isOfMany, livekit: null },
  });
  const failed = { data: null, error: { code: '08006', message: 'down' }, status: 503 };
  const client = {
    functions: {
      invoke: async () =>
        answers.relayOnly === null ? { data: null, error: new Error('down') } : { data: answer(answers), error: null },
    },
    rpc: async () =>
      answers.hidesAddress === null
        ? failed
        : { data: { hidesAddress: answers.hidesAddress }, error: null, status: 200 },
  };
  return { client } as unknown as Backend;
}

const seat = (id: string, side: Seat['side'], n: number): Seat => ({
  ...{ id, n, side, name: side, mine: id === 'me', fingerprint: '' },
});
const BOTH = [seat('me', 'patient', 1), seat('them', 'specialist', 2)];

function start(answers: Answers) {
  const backend = backendOf(answers);
  const store = new RoomStore(firstView('video', ownChoices('visit')));
  const link = new CallLink({
    ...{ live: backend.live, appointmentId: 'visit', seatId: 'me', isPractice: false, isGuest: false, store },
    ...{ access: new AccessKeeper(backend, 'visit'), people: { clear: () => undefined } as unknown as Participants },
    lateCallCode: new Promise(() => undefined),
    ...{ onNews: () => undefined, onOpen: () => undefined, onStranger: () => undefined },
  });
  void link.seats(BOTH, false, 1);
  const done = link.connect({ fingerprint: '' } as CallCertificate);
  return { link, store, done };
}
const opened = () =>
  vi.mocked(openSession).mock.calls.map(([, { relayOnly }]) => (relayOnly ? 'by relay' : 'directly'));

beforeEach(() => {
  vi.useFakeTimers();
  const session = {
    limit: async () => undefined,
    send: async () => undefined,
    seats: () => undefined,
    close: () => undefined,
  };
  vi.mocked(openSession)
    .mockReset()
    .mockResolvedValue(session as unknown as Awaited<ReturnType<typeof openSession>>);
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
});

describe('who hides their network address', () => {
  it.each<[string, Answers, string[]]>([
    ['goes by relays', { relayOnly: true, hidesAddress: null }, ['by relay']],
    ['and who does not goes directly', { relayOnly: false, hidesAddress: null }, ['directly']],
    ['is not connected directly while nobody answers', { relayOnly: null, hidesAddress: null }, []],
    ['is not connected directly while only the database answers', { relayOnly: null, hidesAddress: true }, []],
    [
      'and who does not goes directly by the word of the database',
      { relayOnly: null, hidesAddress: false },
      ['directly'],
    ],
  ])('%s', async (_what, answers, how) => {
    const { link, store } = start(answers);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened()).toEqual(how);
    expect(store.get().connection).toBe('connecting');
    link.close();
  });

  it('is connected as soon as the function answers again', async () => {
    const answers: Answers = { relayOnly: null, hidesAddress: null };
    const { link } = start(answers);
    await vi.advanceTimersByTimeAsync(12_000);
    answers.relayOnly = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(opened()).toEqual(['by relay']);
    link.close();
  });

  it('stays hidden over a reload at which nothing answers', async () => {
    const first = start({ relayOnly: true, hidesAddress: true });
    await first.done;
    first.link.close();
    const second = start({ relayOnly: null, hidesAddress: null });
    await second.done;
    expect(opened()).toEqual(['by relay', 'by relay']);
    second.link.close();
  });

  it('may choose a relay by a press, and leave, without waiting for an answer', async () => {
    const { link, store, done } = start({ relayOnly: null, hidesAddress: null });
    await vi.advanceTimersByTimeAsync(100);
    store.change({ isRelayOnly: true });
    link.wake(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(opened()).toEqual(['by relay']);
    link.close();
    const left = start({ relayOnly: null, hidesAddress: null });
    await vi.advanceTimersByTimeAsync(100);
    left.link.close();
    await Promise.all([done, left.done]);
  });
});

describe('what carries a call', () => {
  const transports = () => vi.mocked(openSession).mock.calls.map(([transport]) => transport);

  it('is a server from when a guest is let in, before they sit down', async () => {
    const answers: Answers = { relayOnly: false, hidesAddress: false };
    const { link, done } = start(answers);
    await done;
    answers.isOfMany = true;
    await link.seats(BOTH, true, 1);
    expect([transports(), link.carriesAll]).toEqual([['peer', 'livekit'], true]);
    await link.seats(BOTH, true, 1);
    expect(transports()).toHaveLength(2);
    link.close();
  });

  it('is asked for again after the opening, where it was news meanwhile', async () => {
    const answers: Answers = { relayOnly: false, hidesAddress: false };
    const { link, done } = start(answers);
    await vi.advanceTimersByTimeAsync(0);
    vi.mocked(openSession).mockClear();
    const slow = start(answers);
    answers.isOfMany = true;
    void slow.link.seats(BOTH, true, 1);
    await Promise.all([done, slow.done]);
    expect(transports()).toEqual(['peer', 'livekit']);
    for (const one of [link, slow.link]) one.close();
  });

  it('is asked for again with the next news, where nobody answered', async () => {
    const answers: Answers = { relayOnly: false, hidesAddress: false };
    const { link, done } = start(answers);
    await done;
    await vi.advanceTimersByTimeAsync(6_000);
    answers.isOfMany = true;
    const { relayOnly } = answers;
    answers.relayOnly = null;
    await link.seats(BOTH, true, 1);
    expect(transports()).toEqual(['peer']);
    answers.relayOnly = relayOnly;
    await link.seats(BOTH, true, 1);
    expect(transports()).toEqual(['peer', 'livekit']);
    link.close();
  });
});
