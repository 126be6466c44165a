// @vitest-environment jsdom
/// <reference types="node" />

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handedOverReason } from '@telehealth/care/handover/handed-over-reason';
import { handedOverWatch, handOverWatch } from '@telehealth/care/handover/handed-over-watch';
import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { installNativeDialog } from '@telehealth/data/testing/native-dialog';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetHandedOverCheck, handedOverCheck } from '../../handover/handed-over-check';
import { Checker } from './checker';

const LANGUAGES = join(process.cwd(), 'shared-triage/src/languages');

installNativeDialog();
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function draw() {
  const router = createMemoryRouter(
    [
      { path: '/symptom-checker', element: <Checker /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/symptom-checker'] },
  );
  render(<RouterProvider router={router} />);
  return { router };
}

/** By text, because a search by role is slow in the long list of signs. */
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const type = (words: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });

function offline(isOffline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  fireEvent(window, new Event(isOffline ? 'offline' : 'online'));
}

function sayWho() {
  fireEvent.click(screen.getByRole('radio', { name: 'Me' }));
  type('34');
  fireEvent.click(screen.getByRole('radio', { name: 'Male' }));
  press('Continue');
}

/** Words first, then the danger signs that fit them. */
function tell(words: string) {
  type(words);
  press('Continue');
}

it('says what is missing, where, and goes there', () => {
  draw();
  press('Continue');
  expect(screen.getByText('Please say who it is about')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Me' }));
});

it('interrupts at a danger sign, with numbers to call and no visit to book', () => {
  draw();
  sayWho();
  tell('a cough since yesterday');
  expect(document.activeElement?.textContent).toBe('Is any of this there now?');
  const [unsure] = screen.getAllByRole('button', { name: 'Not sure' });
  if (unsure) fireEvent.click(unsure);
  expect(screen.getByRole('alert').textContent).toContain('This should be seen now');
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  expect(screen.queryByRole('button', { name: /Book|Find a visit/ })).toBeNull();
  press('I have already called or am being helped');
  expect(screen.getByRole('button', { name: 'Book a visit' })).toBeTruthy();
  press('Start again');
  fireEvent.click(screen.getAllByRole('button', { name: 'Start again' }).at(-1) as HTMLElement);
  expect(screen.getByText('Who is it about?')).toBeTruthy();
  expect(sessionStorage.getItem(STORAGE_KEYS.symptomCheck)).toBeNull();
});

it('is walked to a result at home, kept over a reload, and taken to a booking by a press only', async () => {
  draw();
  sayWho();
  press('Continue');
  expect(screen.getByRole('alert').textContent).toContain('One word is enough');
  type('runny nose and sneezing');
  fireEvent.click(screen.getByRole('tab', { name: /On a body/ }));
  await screen.findByRole('button', { name: 'Throat and neck' });
  press('Throat and neck');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hoarse' }));
  press('Continue');
  press('None of these, continue');
  expect(screen.getByRole('list', { name: 'Understood' }).textContent).toContain('You wrote “runny nose');
  fireEvent.click(screen.getByLabelText('Take out: Hoarse'));
  press('This is right');
  expect(screen.getByText(/Question 1 of at most 6/)).toBeTruthy();
  // Simulates a reload.
  cleanup();
  const again = draw();
  expect(screen.getByText(/Question 1 of at most 6/)).toBeTruthy();
  while (screen.queryByText(/of at most 6/) !== null) press('No');
  expect(screen.getByText('You can look after this at home')).toBeTruthy();
  expect(screen.getByText(/No clinician has reviewed these rules yet/)).toBeTruthy();
  expect(handedOverCheck()).toBeNull();
  offline(true);
  press('Book a visit');
  press('Save when connected');
  expect(screen.getByText('You are offline').closest('[role="status"]')).toBeTruthy();
  expect([handedOverCheck(), again.router.state.location.pathname]).toEqual([null, '/symptom-checker']);
  offline(false);
  expect(screen.queryByText('You are offline')).toBeNull();
  press('Book a visit');
  expect(again.router.state.location).toMatchObject({ pathname: '/find-specialist', search: '?specialty=general' });
  expect(handedOverReason()).toBe('runny nose and sneezing');
  expect(handedOverCheck()).toMatchObject({ forVisit: true, check: { level: 5, sex: 'male', age: 34 } });
  forgetHandedOverCheck();
});

it('takes a mistaken danger sign back to its answer, which can be changed', () => {
  draw();
  sayWho();
  tell('a cough since yesterday');
  const chest = () =>
    within(screen.getByText(/^Pressure, tightness or pain in the chest today/).closest('li') as HTMLElement);
  fireEvent.click(chest().getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('alert').textContent).toContain('This should be seen now');
  const watch = screen.getByText('Call 112 instead of travelling if:').closest('div')?.textContent ?? '';
  expect(watch).toContain('Fainting, confusion, or a fit');
  expect(watch).not.toMatch(/chest pain/i);
  press('Back to change that answer');
  expect(document.activeElement?.textContent).toBe('Is any of this there now?');
  expect(screen.getByText(/Change an answer that was a mistake/)).toBeTruthy();
  expect(chest().getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(chest().getByRole('button', { name: 'No' }));
  press('None of these, continue');
  expect(screen.getByText('This is right', { selector: 'button' })).toBeTruthy();
});

it('finds a sign by keyboard among all of them, and leads a result at home with what to do there', () => {
  draw();
  sayWho();
  tell('runny nose');
  press('None of these, continue');
  const search = screen.getByRole('combobox', { name: 'Add something' });
  const key = (name: string) => fireEvent.keyDown(search, { key: name });
  fireEvent.change(search, { target: { value: 'sore thr' } });
  expect(screen.getByRole('option', { name: /^A sore throat|^Sore throat/, selected: true })).toBeTruthy();
  key('Escape');
  expect(screen.queryByRole('option')).toBeNull();
  key('ArrowDown');
  const active = search.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toMatch(/sore throat/i);
  key('Enter');
  expect(screen.getByRole('list', { name: 'Understood' }).textContent).toMatch(/sore throat/i);
  expect(search).toHaveProperty('value', '');
  fireEvent.change(search, { target: { value: 'tummy ache' } });
  expect(screen.getByRole('option', { name: 'Pain in the belly' })).toBeTruthy();
  fireEvent.change(search, { target: { value: 'qqq' } });
  expect(screen.getByText('Nothing found. Try another word.')).toBeTruthy();
  press('This is right');
  while (screen.queryByText(/of at most 6/) !== null) press('No');
  const home = screen.getByText('What to do at home').closest('section, article, div') as HTMLElement;
  expect(home.compareDocumentPosition(screen.getByText('Book a visit'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/Clear the nose with salt-water/)).toBeTruthy();
});

it('says what is wrong with an age, and sends a baby to “Someone else”', () => {
  draw();
  fireEvent.click(screen.getByRole('radio', { name: 'Me' }));
  type('6');
  fireEvent.change(screen.getByLabelText('Unit'), { target: { value: 'weeks' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Female' }));
  expect(screen.queryByText(/pregnant/i)).toBeNull();
  press('Continue');
  expect(screen.getByText('For a child this young, please choose “Someone else”')).toBeTruthy();
  type('130');
  fireEvent.change(screen.getByLabelText('Unit'), { target: { value: 'years' } });
  expect(screen.getByText('Please enter an age of up to 120 years')).toBeTruthy();
});

it('begins anew with a line of what to watch for after a visit, once', () => {
  draw();
  sayWho();
  cleanup();
  handOverWatch('Swollen ankles');
  draw();
  expect(screen.getByRole('radio', { name: 'Me' })).toHaveProperty('checked', false);
  expect(handedOverWatch()).toBe('');
  sayWho();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Swollen ankles');
  cleanup();
  draw();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Swollen ankles');
});

/** The files of the languages, as the site sends them; the first request fails. */
function sendLanguages(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.slice(-'zu.txt'.length);
    asked.push(name);
    if (asked.length === 1) return new Response('', { status: 503 });
    return new Response(readFileSync(join(LANGUAGES, name), 'utf8'));
  });
  return asked;
}

it('shows danger signs in the language of the words, the English beside each, and keeps what is chosen', async () => {
  const asked = sendLanguages();
  draw();
  sayWho();
  tell('nginobuhlungu besifuba kusukela izolo, ngiyakhwehlela');
  expect((await screen.findByText(/^isiZulu did not load/)).closest('[role="alert"]')).toBeTruthy();
  press('Try again');
  const sign = await screen.findByText(/^Ukucindezeleka, ukuqina noma ubuhlungu esifubeni/);
  expect(sign.lang).toBe('zu');
  const english = screen.getByText(/^Pressure, tightness or pain in the chest today/);
  expect([english.lang, english.closest('li')]).toEqual(['en', sign.closest('li')]);
  expect(screen.getByText(/^Written by a language model. No first-language speaker and no clinician/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'isiZulu' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: 'Sesotho' }));
  expect((await screen.findByText(/^Na ho na le e nngwe ya tsena/)).lang).toBe('st');
  // Simulates a reload.
  cleanup();
  draw();
  expect((await screen.findByText(/^Na ho na le e nngwe ya tsena/)).lang).toBe('st');
  fireEvent.click(screen.getByText('Ha ho le e nngwe ya tsena, tswela pele'));
  press('This is right');
  const question = screen.getByRole('heading', { level: 2, name: /^Na / });
  expect(question.querySelector('[lang=st]')?.nextElementSibling).toHaveProperty('lang', 'en');
  fireEvent.click(screen.getAllByText('E', { selector: '[lang=st]' })[0] as HTMLElement);
  while (screen.queryByText(/of at most 6/) !== null)
    fireEvent.click(screen.getByText('Tjhe', { selector: '[lang=st]' }));
  expect(document.querySelector('[aria-label=Result] h2 [lang=st]')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(document.querySelector('[lang=st]')).toBeNull();
  expect(asked).toEqual(['zu.txt', 'zu.txt', 'st.txt', 'st.txt']);
});
