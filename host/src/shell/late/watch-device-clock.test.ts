// @vitest-environment jsdom
import { deviceNow, learnClock } from '@telehealth/contracts/clock';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeSkew } from './clock-warning';
import { watchDeviceClock } from './watch-device-clock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const notify = vi.fn();
const serverIs = (aheadMs: number) => {
  const at = deviceNow();
  learnClock({ serverMs: at + aheadMs, precisionMs: 1, sentAt: at, arrivedAt: at });
};
beforeEach(() => {
  sessionStorage.clear();
  notify.mockReset();
  watchDeviceClock(notify);
});

test.each([
  [2 * MINUTE, '2 minutes ahead'],
  [-7.4 * MINUTE, '7 minutes behind'],
  [90 * MINUTE, '90 minutes ahead'],
  [-3 * HOUR, '3 hours behind'],
  [24 * HOUR, '24 hours ahead'],
  [-60 * HOUR, '3 days behind'],
])('a clock that is off by %i ms is %s', (aheadMs, text) => expect(describeSkew(aheadMs)).toBe(text));

test('a clock that is right, or nearly so, is not spoken of', async () => {
  serverIs(0);
  serverIs(-119_000);
  expect(notify).not.toHaveBeenCalled();
});

test('a wrong clock is told once, and again when it is wrong in another way', async () => {
  serverIs(-7 * MINUTE);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('clock.wrong', { by: '7 minutes ahead' }));
  serverIs(-7 * MINUTE - 2_000);
  serverIs(3 * HOUR);
  await vi.waitFor(() => expect(notify).toHaveBeenLastCalledWith('clock.wrong', { by: '3 hours behind' }));
  expect(notify).toHaveBeenCalledTimes(2);
});
