// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { pointerTo, type Registry } from './registry';
import { releaseLot } from './release-lot';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a device draws its lot once, below a hundred', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as unknown as Uint32Array)[0] = 4_294_967_295;
    return array;
  });
  expect(releaseLot()).toBe(95);
  vi.restoreAllMocks();
  expect([releaseLot(), releaseLot()]).toEqual([95, 95]);
  localStorage.setItem('releaseLot', 'junk');
  expect(releaseLot()).toBeLessThan(100);
});

test('where nothing can be stored it has none', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(releaseLot()).toBeNull();
});

const pointer = (version: string) => ({
  ...{ version, container: 'remote_patient', entry: `/r/${version}.js`, integrity: `sha256-${'A'.repeat(43)}=` },
});
const registry = (canary: unknown): Registry => ({
  schema: 1,
  remotes: { patient: { ...pointer('live'), canary } },
});

test.each([
  [9, { ...pointer('canary'), share: 10 }, 'canary'],
  [10, { ...pointer('canary'), share: 10 }, 'live'],
  [null, { ...pointer('canary'), share: 100 }, 'live'],
  [0, undefined, 'live'],
  [0, { ...pointer('canary'), share: '100' }, 'live'],
  [0, { ...pointer('canary'), integrity: 'none', share: 100 }, 'live'],
])('the lot %j gets of the canary %j the build %s', (lot, canary, version) => {
  expect(pointerTo('patient', registry(canary), lot).version).toBe(version);
});
