import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Signal, SignalBody } from '../data/room/signal.schema';
import { FakePeerConnection, FINGERPRINT } from './fake-peer-connection';
import { Negotiation } from './negotiation';

interface Side {
  pc: FakePeerConnection;
  negotiation: Negotiation;
  said: string[];
  odd: string[];
  /** Handles descriptions one after the other, as a session does. */
  take(message: Extract<Signal, { type: 'description' }>): void;
}

/** Two peers whose messages take `lateMs` to arrive. */
function two(lateMs: number): { polite: Side; impolite: Side } {
  const make = (name: string, other: () => Side): Side => {
    const pc = new FakePeerConnection(name);
    const [said, odd]: [string[], string[]] = [[], []];
    const tell = (body: SignalBody) => {
      if (body.type !== 'description') return;
      said.push(body.kind);
      const message = body as Extract<Signal, { type: 'description' }>;
      setTimeout(() => other().take(message), lateMs);
    };
    const negotiation = new Negotiation({
      pc: pc as unknown as RTCPeerConnection,
      ...{ isPolite: name === 'polite', fingerprint: FINGERPRINT, tell, fill: async () => undefined },
      onOdd: (kind) => odd.push(kind),
    });
    let turn: Promise<void> = Promise.resolve();
    const take: Side['take'] = (message) => {
      turn = turn.then(() => negotiation.takeDescription(message)).catch(() => void odd.push('failed'));
    };
    return { pc, negotiation, said, odd, take };
  };
  const polite: Side = make('polite', () => impolite);
  const impolite: Side = make('impolite', () => polite);
  return { polite, impolite };
}

/** Both hold the same offer and answer, and both are stable. */
function expectAgreed({ polite, impolite }: ReturnType<typeof two>): void {
  expect([polite.pc.signalingState, impolite.pc.signalingState]).toEqual(['stable', 'stable']);
  expect(polite.pc.localDescription).toMatchObject({ sdp: impolite.pc.remoteDescription?.sdp });
  expect(impolite.pc.localDescription).toMatchObject({ sdp: polite.pc.remoteDescription?.sdp });
  expect([polite.odd, impolite.odd]).toEqual([[], []]);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([0, 3, 8, 40])(
  'crossing offers end in one negotiation, where the polite side yields (%s ms late)',
  async (lateMs) => {
    const both = two(lateMs);
    both.polite.pc.restartIce();
    both.impolite.pc.restartIce();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(both.impolite.pc.rollbacks).toBe(0);
    expect(both.impolite.said[0]).toBe('offer');
    expect(both.polite.said).toContain('answer');
    // The polite peer negotiates its own change afterwards, with an offer that does not collide.
    expect(both.polite.said.at(-1)).toBe('offer');
    expect(both.impolite.said).toEqual(['offer', 'answer']);
    expectAgreed(both);
  },
);

it.each(['polite', 'impolite'] as const)('one offer, of the %s side, is answered', async (who) => {
  const both = two(10);
  both[who].pc.restartIce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(both[who].said).toEqual(['offer']);
  expectAgreed(both);
});

it('offers that cross again and again stay one negotiation', async () => {
  const both = two(7);
  for (let at = 0; at < 60; at += 1) {
    both.polite.pc.restartIce();
    if (at % 2 === 0) both.impolite.pc.restartIce();
    await vi.advanceTimersByTimeAsync(at % 13);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(both.impolite.pc.rollbacks).toBe(0);
  expectAgreed(both);
});
