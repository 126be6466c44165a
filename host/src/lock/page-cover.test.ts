// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ABOVE_COVER, coverPage, keepOnTop } from './page-cover';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><form><input id="field" value="half"></form><dialog id="theirs"></dialog></div>
    <div id="portal"></div>
    <div id="closed" inert></div>
    <dialog id="ours" ${ABOVE_COVER}=""><input id="password"></dialog>`;
  // jsdom knows the dialog element but not `showModal`.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  document.body.innerHTML = '';
});

it('takes everything but what is marked out of reach, and gives it back as it was', async () => {
  byId('field').focus();
  const uncover = coverPage();
  expect(document.documentElement.hasAttribute('data-covered')).toBe(true);
  expect(['root', 'portal', 'ours'].map((id) => byId(id).hasAttribute('inert'))).toEqual([true, true, false]);
  byId('password').focus();
  uncover();
  expect(document.documentElement.hasAttribute('data-covered')).toBe(false);
  expect(['root', 'portal', 'closed'].map((id) => byId(id).hasAttribute('inert'))).toEqual([false, false, true]);
  expect((byId('field') as HTMLInputElement).value).toBe('half');
  await Promise.resolve();
  expect(document.activeElement).toBe(byId('field'));
});

it('covers what a page adds meanwhile', async () => {
  const uncover = coverPage();
  const late = document.createElement('div');
  document.body.append(late);
  await Promise.resolve();
  expect(late.hasAttribute('inert')).toBe(true);
  uncover();
  expect(late.hasAttribute('inert')).toBe(false);
});

it('stays on top of a dialog that a page opens by a timer, with the focus where it was', async () => {
  const ours = byId('ours') as HTMLDialogElement;
  const opened: string[] = [];
  HTMLDialogElement.prototype.showModal = function showModal() {
    opened.push(this.id);
    this.open = true;
  };
  const stop = keepOnTop(ours);
  byId('password').focus();
  (byId('theirs') as HTMLDialogElement).showModal();
  await Promise.resolve();
  expect(opened).toEqual(['ours', 'theirs', 'ours']);
  expect(document.activeElement).toBe(byId('password'));
  stop();
  expect(ours.open).toBe(false);
});
