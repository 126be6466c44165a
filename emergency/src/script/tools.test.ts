// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage, press } from '../testing/open-page';

const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
const at = (time: string) => vi.setSystemTime(new Date(`2026-11-22T${time}`));

beforeEach(async () => {
  openPage();
  vi.useFakeTimers();
  vi.resetModules();
  const { startTools } = await import('./tools');
  startTools();
});
afterEach(() => void vi.useRealTimers());

test('the time a stroke was noted first is not lost by noting another', () => {
  at('14:03:00');
  press('stroke');
  expect(textOf('stroke-state')).toMatch(/14:03/);
  at('14:09:00');
  press('stroke');
  expect(textOf('stroke-state')).toMatch(/14:03.*14:09/);
});
