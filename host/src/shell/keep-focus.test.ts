// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus';

const shown = vi.fn<(this: Element) => void>();
// The returned function stops it at the end.
beforeAll(() => keepFocus(() => document.getElementById('main')));
beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = shown;
  shown.mockClear();
  history.pushState({}, '', '/one');
  document.body.innerHTML =
    '<header><button id="menu">Menu</button></header><main id="main"><h1>Booking</h1>' +
    '<section id="times"><h2>Times</h2><div id="clock">Held for you <button id="more">Add 5 minutes</button></div></section></main>';
});
afterEach(() => vi.useRealTimers());

const at = (id: string) => document.getElementById(id) as HTMLElement;
/** Removes an element and lets the observers run. */
const takeAway = async (id: string) => {
  at(id).remove();
  await Promise.resolve();
  await vi.advanceTimersByTimeAsync(200);
};

test('a control that goes away leaves the focus where it stood', async () => {
  at('more').focus();
  await takeAway('more');
  expect(document.activeElement).toBe(at('clock'));
});

test('when its place goes as well: on the heading of what is left', async () => {
  at('more').focus();
  await takeAway('clock');
  expect(document.activeElement?.textContent).toBe('Times');
});

test('whatever takes the focus is in view', async () => {
  at('more').focus();
  await takeAway('times');
  expect(document.activeElement?.textContent).toBe('Booking');
  expect(shown.mock.contexts).toEqual([document.activeElement]);
});

test('a pressed button that a browser gave no focus counts as well', async () => {
  at('more').click();
  await takeAway('times');
  expect(document.activeElement?.textContent).toBe('Booking');
});

test('an entry taken out of a list leaves the reader beside it', async () => {
  at('times').innerHTML =
    `<ul>${[1, 2, 3].map((n) => `<li id="i${n}">Visit ${n}<button id="b${n}">x</button></li>`).join('')}</ul>`;
  at('b2').focus();
  await takeAway('i2');
  expect(document.activeElement).toBe(at('i3'));
  at('b3').focus();
  await takeAway('i3');
  expect(document.activeElement).toBe(at('i1'));
});

test('a place without words, hidden or closed is none', async () => {
  at('clock').innerHTML = '<button id="more"></button>';
  at('more').focus();
  await takeAway('more');
  expect(document.activeElement?.textContent).toBe('Times');
});

test('what the page moves by itself stays there', async () => {
  at('more').focus();
  at('more').remove();
  at('menu').focus();
  await vi.advanceTimersByTimeAsync(200);
  expect(document.activeElement).toBe(at('menu'));
});

test.each([
  ['another page came', () => history.pushState({}, '', '/two')],
  ['nothing of this page is left', () => at('main').remove()],
])('nowhere when %s', async (_, happen) => {
  at('more').focus();
  happen();
  document.getElementById('more')?.remove();
  await Promise.resolve();
  await vi.advanceTimersByTimeAsync(200);
  expect(document.activeElement).toBe(document.body);
});

test('a control outside of the page is not its business', async () => {
  at('menu').focus();
  await takeAway('menu');
  expect(document.activeElement).toBe(document.body);
});
