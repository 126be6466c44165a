// @vitest-environment jsdom
import type { AppError } from '@telehealth/contracts/errors';
import type { Backend } from '@telehealth/data/client/backend';
import { afterEach, expect, it, vi } from 'vitest';
import { SeatKeeper } from './seat-keeper';

afterEach(() => {
  vi.useRealTimers();
});

const HERE = { data: { state: 'active', medium: 'video', several: false, seats: [] }, error: null, status: 200 };

/** A seat whose next heartbeat is answered with this error code. */
async function askedOnce(code: string) {
  vi.useFakeTimers();
  const answers = [HERE, { data: null, error: { code, message: 'no' }, status: 401 }, HERE];
  const client = {
    accessToken: async () => null,
    rpc: () => ({ abortSignal: async () => answers.shift() }),
  };
  const said: string[] = [];
  const keeper = new SeatKeeper({
    ...{ backend: { client } as unknown as Backend, appointmentId: 'a', seatId: 'b', fingerprint: 'c' },
    onNow: ({ state }) => said.push(state),
    onRefused: ({ id }: AppError) => said.push(id),
  });
  await keeper.take();
  await keeper.ask();
  await vi.advanceTimersByTimeAsync(20_000);
  keeper.close();
  return said;
}

it.each([
  ['a session that is renewed late, as after a sleep,', 'PGRST303', ['active', 'active']],
  ['a right that ended', '42501', ['active', 'access.refused', 'active']],
])('%s: who is thrown out', async (_what, code, said) => {
  expect(await askedOnce(code)).toEqual(said);
});
