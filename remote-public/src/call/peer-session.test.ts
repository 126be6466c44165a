// @vitest-environment jsdom
import type { Seat } from '@telehealth/contracts';
import type { Signal } from '@telehealth/data/room/signal.schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakePeerConnection, FINGERPRINT } from './fake-peer-connection';
import { PeerSession } from './peer-session';

const seat = (id: string, side: Seat['side'], n: number): Seat => ({
  ...{ id, n, side, name: id, mine: id === 'me', fingerprint: FINGERPRINT },
});
const ME = seat('me', 'patient', 1);

function begin() {
  const [said, sent]: [string[], Signal[]] = [[], []];
  const session = new PeerSession({
    ...{ seatId: 'me', isPractice: false, relayOnly: false, servers: async () => [] },
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

it('tells the other side how much to send', async () => {
  const { session, sent } = begin();
  session.seats([ME, seat('them', 'specialist', 2)]);
  await seconds(1);
  await session.limit({ sends: 'audio', takes: 'audio' });
  expect(sent.at(-1)).toMatchObject({ type: 'state', state: { step: 'audio', takes: 'audio' } });
  session.close();
});
