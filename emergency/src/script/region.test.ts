// @vitest-environment jsdom

import { messageFrom } from '@telehealth/contracts/message-from';
import { EMERGENCY_PAGE_MESSAGES } from '@telehealth/contracts/messages/emergency-page';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EmergencyCountry } from '../numbers/country';
import { EMERGENCY_DIRECTORY } from '../numbers/directory';
import { choose, openPage } from '../testing/open-page';

/** The rows that operators published for a country: the page's own, with changes. */
function rowsOf(code: string, changes: Record<string, string> = {}): unknown[] {
  const country = EMERGENCY_DIRECTORY.find((one) => one.code === code) as EmergencyCountry;
  const places = [{ code: null, numbers: country.numbers }, ...country.regions];
  return places.flatMap(({ code: region, numbers }) =>
    numbers.map(({ id, tel, checkedOn, ...entry }) => ({
      ...entry,
      region,
      kind: id,
      tel: changes[id] ?? tel,
      number: changes[id] ?? entry.number,
      verified_on: checkedOn,
    })),
  );
}
const answered = (rows: unknown[], isKept = false) =>
  new Response(JSON.stringify(rows), { headers: isKept ? { 'x-kept': '1' } : {} });

const asked = new Map<string, (answer: Response | Promise<Response>) => void>();
const answer = (country: string, response: Response | Promise<Response>) => asked.get(country)?.(response);
const state = () => document.getElementById('numbers-state')?.textContent;
/** A response is processed in several steps. */
const says = (what: string) => vi.waitFor(() => expect(state()).toBe(what));
/** The number that has the focus. */
const dialled = () => document.activeElement?.closest('.number')?.querySelector('b')?.textContent ?? '';
const FRESH = messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.numbersFresh');
const KEPT = messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.numbersKept');

beforeEach(async () => {
  openPage();
  localStorage.clear();
  asked.clear();
  vi.resetModules();
  vi.stubGlobal('fetch', (url: string) => {
    const country = /country=eq\.(\w\w)/.exec(url)?.[1] ?? '';
    return new Promise((resolve) => asked.set(country, resolve));
  });
  const { startRegion } = await import('./region');
  startRegion();
  dispatchEvent(new Event('online'));
});

test('what is said of the list is said of the one that is shown', async () => {
  choose('BW');
  answer('BW', answered(rowsOf('BW')));
  await says(FRESH);
  answer('ZA', Promise.reject(new Error('gone')));
  await new Promise((done) => setTimeout(done, 20));
  expect(state()).toBe(FRESH);
});

test('coming back to a list says again how new that one is', async () => {
  answer('ZA', answered(rowsOf('ZA'), true));
  await says(KEPT);
  choose('BW');
  expect(state()).toBe('');
  answer('BW', answered(rowsOf('BW')));
  await says(FRESH);
  choose('ZA');
  expect(state()).toBe(KEPT);
});

test.each<[string, Record<string, string>]>([
  ['nothing changed', {}],
  ['a number before it changed', { mobile: '113' }],
])('whoever stands on a number stays there when the list comes and %s', async (_, changes) => {
  const [, second] = document.querySelectorAll<HTMLElement>('#slot-call .dial');
  second?.focus();
  const before = dialled();
  expect(before).not.toBe('');
  answer('ZA', answered(rowsOf('ZA', changes)));
  await says(FRESH);
  expect(document.getElementById('first-call')?.textContent).toBe(`Call ${changes.mobile ?? '112'}`);
  expect(dialled()).toBe(before);
});

test('a press that began before the list came still dials', async () => {
  const [first] = document.querySelectorAll('#slot-call .dial');
  answer('ZA', answered(rowsOf('ZA')));
  await says(FRESH);
  expect(document.querySelector('#slot-call .dial')).toBe(first);
});
