import type { WithClient } from '@telehealth/data/client/backend';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../call/media-session';
import type { CallStep } from '../data/room/room';
import { CallReporter } from './call-reporter';

/** A backend that records its calls and fails while `refuses` says so. */
function openFake() {
  const told: string[] = [];
  const fake = { told, refuses: null as string | null };
  const client = {
    rpc: (name: string, args: Record<string, string>) => ({
      abortSignal: async () => {
        told.push([name.split('_')[0], args.p_lost ?? args.p_medium].join(' '));
        const error = { code: 'P0001', hint: fake.refuses };
        return fake.refuses === null ? { data: {}, error: null, status: 200 } : { data: null, error, status: 400 };
      },
    }),
  };
  return { fake, backend: { client } as unknown as WithClient };
}

async function follow(
  isPractice: boolean,
  now: CallReporter['now'],
  seconds: readonly [until: number, connection: Connection, step: CallStep][],
) {
  const { fake, backend } = openFake();
  const reporter = new CallReporter({ backend, appointmentId: 'a', isPractice });
  reporter.now = now;
  let at = 0;
  for (const [until, connection, step] of seconds) {
    for (; at < until; at += 1) {
      const before = fake.told.length;
      await reporter.tell(connection, step, at * 1_000);
      if (fake.told.length > before) fake.told.push(`${at}: ${fake.told.pop()}`);
    }
  }
  return fake.told;
}
const ACTIVE = { state: 'active', medium: 'video' } as const;

describe('what the database is told of a call', () => {
  it('that it is down, once, after 15 seconds, by either side, and that it is back', async () => {
    const loss = [
      [5, 'connected', 'video'],
      [60, 'reconnecting', 'video'],
      [65, 'connected', 'video'],
    ] as const;
    expect(
      await follow(
        true,
        ACTIVE,
        loss.map((one) => [...one]),
      ),
    ).toEqual(['20: interrupt patient', '60: resume video']);
    expect(
      await follow(
        false,
        ACTIVE,
        loss.map((one) => [...one]),
      ),
    ).toEqual(['20: interrupt specialist', '60: resume video']);
  });

  it('nothing of a short loss, nor of waiting for somebody', async () => {
    expect(
      await follow(true, ACTIVE, [
        [14, 'reconnecting', 'video'],
        [20, 'connected', 'video'],
      ]),
    ).toEqual([]);
    expect(await follow(true, ACTIVE, [[90, 'waiting', 'video']])).toEqual([]);
  });

  it('nothing of a loss while they talk by telephone', async () => {
    expect(await follow(true, { state: 'active', medium: 'phone' }, [[90, 'reconnecting', 'video']])).toEqual([]);
  });

  it('that it is down where it never came about', async () => {
    expect(await follow(true, ACTIVE, [[60, 'connecting', 'video']])).toEqual(['15: interrupt patient']);
  });

  it('nothing of a loss while they write', async () => {
    expect(await follow(true, { state: 'active', medium: 'chat' }, [[90, 'reconnecting', 'chat']])).toEqual([]);
  });

  it('that they talk by telephone as long as the line carries words alone, and no longer once sound stays', async () => {
    const byPhone = { state: 'active', medium: 'phone' } as const;
    expect(await follow(true, byPhone, [[60, 'connected', 'chat']])).toEqual([]);
    // A failed trial of a higher step leaves the recorded medium as it is.
    const climb = [
      [30, 'connected', 'chat'],
      [46, 'connected', 'audio'],
      [60, 'connected', 'chat'],
      [90, 'connected', 'audio'],
    ] as const;
    expect(
      await follow(
        true,
        byPhone,
        climb.map((one) => [...one]),
      ),
    ).toEqual(['80: resume audio']);
  });

  it.each([true, false])(
    'not that it goes on over words, where somebody asked to be rung (practice: %s)',
    async (is) => {
      const { fake, backend } = openFake();
      const reporter = new CallReporter({ backend, appointmentId: 'a', isPractice: is });
      reporter.now = { state: 'active', medium: 'chat' };
      await reporter.tell('connected', 'chat', 0);
      reporter.now = { state: 'interrupted', medium: 'chat' };
      for (let at = 1; at < 60; at += 1) await reporter.tell('connected', 'chat', at * 1_000);
      expect(fake.told).toEqual([]);
      await reporter.tell('connected', 'audio', 60_000);
      expect(fake.told).toEqual(['resume audio']);
    },
  );

  it('that it goes on, by a tab that came in while it was down', async () => {
    const down = { state: 'interrupted', medium: 'video' } as const;
    expect(await follow(false, down, [[3, 'connected', 'audio']])).toEqual(['0: resume audio']);
  });

  it('over which medium, by the practice alone, and not of a step that is left at once', async () => {
    const steps = [
      [4, 'connected', 'video'],
      [6, 'connected', 'low_video'],
      [20, 'connected', 'audio'],
    ] as const;
    expect(
      await follow(
        true,
        ACTIVE,
        steps.map((one) => [...one]),
      ),
    ).toEqual(['9: resume audio']);
    expect(
      await follow(
        false,
        ACTIVE,
        steps.map((one) => [...one]),
      ),
    ).toEqual([]);
  });

  it('again after a refusal, though not every second', async () => {
    const { fake, backend } = openFake();
    fake.refuses = 'consultation.notNow';
    const reporter = new CallReporter({ backend, appointmentId: 'a', isPractice: true });
    reporter.now = { state: 'interrupted', medium: 'video' };
    for (let at = 0; at < 25; at += 1) await reporter.tell('connected', 'video', at * 1_000);
    expect(fake.told).toHaveLength(3);
  });
});
