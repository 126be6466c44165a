// @vitest-environment jsdom
import { TIME_ZONE_KEY, viewerTimeZone } from '@telehealth/contracts/formatting';
import { afterEach, expect, it, vi } from 'vitest';
import { deviceTimeZone, keepTimeZone, watchTimeZone } from './viewer-zone';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('is the device’s until one was chosen, then that one, also for the next page', () => {
  expect(viewerTimeZone()).toBe(deviceTimeZone());
  expect(keepTimeZone('Africa/Johannesburg')).toBe(true);
  expect(viewerTimeZone()).toBe('Africa/Johannesburg');
  expect(localStorage.getItem(TIME_ZONE_KEY)).toBe('Africa/Johannesburg');
});

it.each(['', 'Mars/Olympus', '{}'])('is the device’s where “%s” is kept, which is no zone', (kept) => {
  localStorage.setItem(TIME_ZONE_KEY, kept);
  expect(viewerTimeZone()).toBe(deviceTimeZone());
});

it('is the device’s where nothing can be kept, and says so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  expect(keepTimeZone('Asia/Tokyo')).toBe(false);
  expect(viewerTimeZone()).toBe(deviceTimeZone());
});

it('tells whoever watches, until they stop', () => {
  const changed = vi.fn();
  const stop = watchTimeZone(changed);
  keepTimeZone('Asia/Tokyo');
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  keepTimeZone('Europe/London');
  expect(changed).toHaveBeenCalledTimes(1);
});
