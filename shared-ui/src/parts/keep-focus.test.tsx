// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus';

const focused = () => document.activeElement?.id;
const take = (id: string) => document.getElementById(id)?.remove();

beforeEach(() => {
  document.body.innerHTML = `<main id="all"><h1 id="page">Team</h1>
    <section id="card"><h2 id="members">Members</h2><ul id="list"><li id="row"><button id="end">End</button></li></ul></section>
    <input id="other" /></main>`;
  document.getElementById('end')?.focus();
});

it('goes back to the control it came from', () => {
  const giveBack = keepFocus();
  document.getElementById('other')?.focus();
  giveBack();
  expect(focused()).toBe('end');
});

it('goes to the heading of the nearest part that is left where the control is gone', () => {
  const giveBack = keepFocus();
  take('row');
  giveBack();
  expect(focused()).toBe('members');
});

it('stays where somebody else put it meanwhile', () => {
  const giveBack = keepFocus();
  take('row');
  document.getElementById('other')?.focus();
  giveBack();
  expect(focused()).toBe('other');
});

it('leaves the focus of a page that came in the place of this one to that page', () => {
  const giveBack = keepFocus();
  document.body.innerHTML = '<main><h1>Another page</h1></main>';
  giveBack();
  expect(document.activeElement).toBe(document.body);
});
