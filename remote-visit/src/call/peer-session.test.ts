// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Seat } from '../data/room/room';
import type { Signal } from '../data/room/signal.schema';
import { FakePeerConnection, FINGERPRINT } from './fake-peer-connection';
import * as lateCallCode from './late-call-code';
import type { PeerOptions } from './peer-options';
import { PeerSession } from './peer-session';

const seat = (id: string, side: Seat['side'], n: number): Seat => ({
  ...{ id, n, side, name: id, mine: id === 'me', fingerprint: FINGERPRINT },
});
const ME = seat('me', 'patient', 1);

function begin(whenKept: PeerOptions['lateCallCode'] = Promise.resolve(lateCallCode)) {
  const [said, sent]: [string[], Signal[]] = [[], []];
  const session = new PeerSession({
    ...{ seatId: 'me', isPractice: false, relayOnly: false, servers: async () => [] },
    lateCallCode: whenKept,
    certificate: { certificate: {} as RTCCertificate, fingerprint: FINGERPRINT },
    line: { isOpen: true, send: (message) => void sent.push(message) },
    listener: {
      onConnection: (state) => void said.push(state),
      ...{ onOther: () => undefined, onTrack: () => undefined, onOdd: (kind) => void said.push(kind) },
    },
  });
  return { session, said, sent };
}
const seconds = (many: number) => vi.advanceTimersByTimeAsync(many * 1_000);
const become = (state: RTCPeerConnectionState) => FakePeerConnection.all.at(-1)?.become(state);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('RTCPeerConnection', FakePeerConnection);
  vi.stubGlobal('MediaStream', class {});
  FakePeerConnection.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is connecting until the first connection, however long that takes, and is mended meanwhile', async () => {
  const { session, said } = begin();
  session.seats([ME, seat('them', 'specialist', 2)]);
  await seconds(120);
  expect(said).toEqual(['connecting']);
  expect(FakePeerConnection.all.length).toBeGreaterThan(2);
  session.wake(true);
  await seconds(20);
  expect(said).toEqual(['connecting']);
  become('connected');
  become('disconnected');
  await seconds(2);
  expect(said).toEqual(['connecting', 'connected', 'reconnecting']);
  session.seats([ME, seat('anew', 'specialist', 3)]);
  await seconds(60);
  expect(said.slice(3)).toEqual(['connecting']);
  session.close();
});

it('is closed at once when the other side’s seat ends, and hears nothing of them any more', async () => {
  const { session, said, sent } = begin();
  session.seats([ME, seat('them', 'covering', 2)]);
  await seconds(1);
  become('connected');
  const pc = FakePeerConnection.all.at(-1);
  session.seats([ME]);
  expect(pc?.signalingState).toBe('closed');
  expect(said.at(-1)).toBe('waiting');
  const before = sent.length;
  const again = { v: 1, from: 'them', to: 'me', g: 9, type: 'hello', seen: 0, reply: false, state: {} } as unknown;
  expect(session.hear(again as Signal)).toBe(false);
  await seconds(60);
  expect([FakePeerConnection.all.at(-1) === pc, sent.length]).toEqual([true, before]);
  session.close();
});

it('tells the other side how much to send', async () => {
  const { session, sent } = begin();
  session.seats([ME, seat('them', 'specialist', 2)]);
  await seconds(1);
  await session.limit({ sends: 'audio', takes: 'audio' });
  expect(sent.at(-1)).toMatchObject({ type: 'state', state: { step: 'audio', takes: 'audio' } });
  session.close();
});

it('mends what was lost before that which mends was there, as soon as it comes', async () => {
  let come: (parts: typeof lateCallCode) => void = () => undefined;
  const { session, said } = begin(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  session.seats([ME, seat('them', 'specialist', 2)]);
  await seconds(1);
  become('connected');
  become('failed');
  await seconds(30);
  expect(said).toEqual(['connecting', 'connected', 'reconnecting']);
  expect(FakePeerConnection.all).toHaveLength(1);
  expect(await session.sample()).toBeNull();
  come(lateCallCode);
  await seconds(20);
  expect(FakePeerConnection.all.length).toBeGreaterThan(1);
  become('connected');
  await seconds(1);
  expect(said.at(-1)).toBe('connected');
  expect(await session.sample()).not.toBeNull();
  session.close();
});

it('watches nothing where the call was closed before', async () => {
  let come: (parts: typeof lateCallCode) => void = () => undefined;
  const { session } = begin(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  session.close();
  come(lateCallCode);
  await seconds(1);
  expect(vi.getTimerCount()).toBe(0);
});
