// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { choose, openPage, press, type } from '../testing/open-page';

const linkTo = (id: string) => document.getElementById(id)?.getAttribute('href') ?? '';
const MASERU = { latitude: -29.31, longitude: 27.48, accuracy: 10 };

beforeEach(async () => {
  openPage();
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const parts = await Promise.all([import('./region'), import('./where'), import('./card'), import('./alert-contact')]);
  const [{ startRegion }, { startWhere }, { startCard }, { startAlert }] = parts;
  for (const start of [startRegion, startWhere, startCard, startAlert]) start();
});

test('a number of a country without a leading zero is one', () => {
  choose('LS');
  type('alert-phone', '5812 3456');
  expect(linkTo('alert-call')).toBe('tel:58123456');
  expect(linkTo('alert-whatsapp')).toMatch(/^https:\/\/wa\.me\/26658123456\?/);
  choose('ZA');
  expect(linkTo('alert-call')).toBe('tel:');
});

test('a number is of the country whose numbers are shown, however they were chosen', () => {
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: (show: (at: unknown) => void) => show({ coords: MASERU, timestamp: 0 }) },
  });
  type('alert-phone', '0581234567');
  press('locate');
  press('where-region-take');
  expect(linkTo('alert-whatsapp')).toMatch(/^https:\/\/wa\.me\/266581234567\?/);
});

test('a number that was typed here stays when the card is filled in', () => {
  type('card-contactPhone', '082 123 4567');
  expect(linkTo('alert-call')).toBe('tel:0821234567');
  type('alert-phone', '083 765 4321');
  type('card-contactPhone', '082 123 4568');
  expect(linkTo('alert-call')).toBe('tel:0837654321');
});
