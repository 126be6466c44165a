// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage, press } from '../testing/open-page';

type Tries = { show: (at: object) => void; fail: (why: object) => void }[];
let tries: Tries;
const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
const DURBAN = { coords: { latitude: -29.86, longitude: 31.03, accuracy: 10 }, timestamp: 1_000 };
const MASERU = { coords: { latitude: -29.31, longitude: 27.48, accuracy: 10 }, timestamp: 2_000 };
const TIMEOUT = { code: 3 };

beforeEach(async () => {
  openPage();
  tries = [];
  vi.resetModules();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const getCurrentPosition = (show: Tries[0]['show'], fail: Tries[0]['fail']) => void tries.push({ show, fail });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const [{ startRegion }, { startWhere }] = await Promise.all([import('./region'), import('./where')]);
  startRegion();
  startWhere();
  press('locate');
  press('locate');
});

test('of two answers the newer place stands, whichever came first', () => {
  tries[1]?.show(MASERU);
  tries[0]?.show(DURBAN);
  expect(textOf('where-words')).toBe('In or near Maseru');
});

test('an impatient second press is not told that the first one failed', () => {
  tries[1]?.show(MASERU);
  tries[0]?.fail(TIMEOUT);
  expect(textOf('where-state')).toBe('');
});

test('the failure of the last try is said', () => {
  tries[0]?.fail(TIMEOUT);
  expect(textOf('where-state')).toMatch(/Looking for where you are/);
  tries[1]?.fail(TIMEOUT);
  expect(textOf('where-state')).toMatch(/No location found in time/);
});
