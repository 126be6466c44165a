// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepEmergencyPage, keepSymptomChecker, type Line, mayKeepChecker } from './register-worker';

const registered = vi.fn(async (url: string, { scope }: { scope: string }) => ({
  url,
  scope,
  update: async () => null,
}));
beforeEach(() => {
  registered.mockClear();
  const serviceWorker = { register: registered, getRegistration: async () => undefined };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
const scopes = () => registered.mock.calls.map(([, { scope }]) => scope);

test.each<[string, Line | undefined, string, boolean]>([
  ['a browser that says nothing', undefined, '/', true],
  ['a line at home', { type: 'wifi', effectiveType: '4g' }, '/', true],
  ['data are saved', { saveData: true, type: 'wifi' }, '/', false],
  ['data are saved, on the checker', { saveData: true }, '/symptom-checker', false],
  ['a line paid by volume', { type: 'cellular', effectiveType: '4g' }, '/', false],
  ['a line paid by volume, on the checker', { type: 'cellular' }, '/symptom-checker', true],
  ['a line paid by volume, on the page about it', { type: 'cellular' }, '/service/symptom-checker', true],
  ['a line paid by volume, on saved checks', { type: 'cellular' }, '/symptom-checker/saved', false],
  ['a slow line', { effectiveType: '2g' }, '/', false],
  ['a very slow line', { effectiveType: 'slow-2g' }, '/', false],
])('%s', async (_, line, pathname, may) => {
  expect(mayKeepChecker(line, pathname)).toBe(may);
  await keepSymptomChecker(line, pathname);
  expect(scopes()).toEqual(may ? ['/symptom-checker', '/service/symptom-checker'] : []);
});

test('the emergency page is kept whatever the line is like', async () => {
  await keepEmergencyPage();
  expect(scopes()).toEqual(['/emergency-care']);
});
