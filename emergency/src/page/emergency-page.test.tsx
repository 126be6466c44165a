/// <reference types="node" />
// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { FIRST_AID_CARDS } from '../first-aid/cards';
import { EMERGENCY_DIRECTORY } from '../numbers/directory';
import { renderEmergencyDocument } from '../render';
import { createItem } from '../script/number-lists';

const PARTS = {
  style: 'a{}</style><script>alert(1)</script>',
  script: { url: '/static/js/emergency.1.js', integrity: 'sha256-script' },
  theme: { url: '/static/js/theme.1.js', integrity: 'sha256-theme' },
  faviconUrl: '/favicon.svg',
  manifestUrl: '/emergency-care.webmanifest',
  backend: { url: '', key: 'key' },
  version: 'v1',
};
let page: Document;
beforeEach(() => {
  page = new DOMParser().parseFromString(renderEmergencyDocument(PARTS), 'text/html');
});

test('every number of the directory is a link that dials it, with its source and the day it was read', () => {
  const all = EMERGENCY_DIRECTORY.flatMap((country) => [
    ...country.numbers.map((entry) => ({ place: country.code, entry })),
    ...country.regions.flatMap((region) =>
      region.numbers.map((entry) => ({ place: `${country.code}-${region.code}`, entry })),
    ),
  ]);
  const items = [...page.querySelectorAll<HTMLElement>('.number')];
  const drawn = items.map((item) => ({
    place: item.dataset.place,
    id: item.dataset.kind,
    tel: item.querySelector('a')?.getAttribute('href'),
    number: item.querySelector('b')?.textContent,
    label: item.querySelector('span')?.textContent,
    checkedOn: item.querySelector('time')?.dateTime,
    source: item.querySelector('i')?.textContent,
  }));
  const wanted = all.map(({ place, entry: { route: _, tel, ...entry } }) => ({ place, tel: `tel:${tel}`, ...entry }));
  const byPlace = (a: { place?: string; id?: string }, b: { place?: string; id?: string }) =>
    `${a.place} ${a.id}`.localeCompare(`${b.place} ${b.id}`);
  expect(drawn.toSorted(byPlace)).toEqual(wanted.toSorted(byPlace));
});

test('a number that comes later is drawn as those that were built', () => {
  const built = page.querySelector<HTMLElement>('#slot-crisis .number');
  const entry = EMERGENCY_DIRECTORY[0]?.numbers.find(({ id }) => id === built?.dataset.kind);
  if (built === null || entry === undefined) throw new Error('there is no number');
  const later = createItem(entry, 'ZA');
  expect(later.innerHTML.toLowerCase()).toBe(built.innerHTML.toLowerCase());
  expect({ ...later.dataset }).toEqual({ ...built.dataset });
});

test('no script is inline or without its hash, and the style cannot end its element', () => {
  expect(
    [...page.scripts].map((one) => [one.getAttribute('src'), one.getAttribute('integrity'), one.textContent]),
  ).toEqual([
    [PARTS.theme.url, PARTS.theme.integrity, ''],
    [PARTS.script.url, PARTS.script.integrity, ''],
  ]);
  expect(page.querySelectorAll('[onclick],[onload],[style]')).toHaveLength(0);
});

test('what needs a script is hidden without one; calling and first aid are not', () => {
  const hidden = [...page.querySelectorAll('[data-script]')];
  expect(hidden.length).toBeGreaterThan(5);
  expect(hidden.filter((one) => !one.hasAttribute('hidden'))).toEqual([]);
  expect([...page.querySelectorAll('a[href^="tel:"]')].filter((one) => one.closest('[hidden]'))).toHaveLength(1);
  expect(page.querySelectorAll('details.card')).toHaveLength(FIRST_AID_CARDS.length);
});

test('every link within the page leads to something in it', () => {
  const links = [...page.querySelectorAll('a[href^="#"]')].map((one) => one.getAttribute('href')?.slice(1) ?? '');
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((id) => page.getElementById(id) === null)).toEqual([]);
});

test('each card names its guideline and says that no clinician has reviewed it', () => {
  for (const card of FIRST_AID_CARDS) {
    const text = page.getElementById(`aid-${card.id}`)?.textContent ?? '';
    expect(text).toContain(card.source);
    expect(text.includes('Not reviewed by a clinician yet.')).toBe(card.review === null);
  }
});

test('a browser that does not know dialogs shows none before it is opened', () => {
  const inOlder = (text: string) => text.replace(/\bdialog(?=[ [:])/g, 'x-dialog');
  document.head.innerHTML = `<style>${inOlder(readFileSync(join(import.meta.dirname, '../style/frame.css'), 'utf8'))}</style>`;
  document.body.innerHTML = '<x-dialog></x-dialog><x-dialog open></x-dialog>';
  const shown = [...document.querySelectorAll('x-dialog')].map((element) => getComputedStyle(element).display);
  expect(shown).toEqual(['none', 'grid']);
});
