// @vitest-environment jsdom
import { STORAGE_KEYS } from '@telehealth/contracts';
import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import { installNativeDialog } from '@telehealth/data/testing/native-dialog';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { carriedCheck, forgetCarriedCheck } from '../../carried/carried-check';
import { carriedReason } from '../../carried/carried-reason';
import { Checker } from './checker';

installNativeDialog();
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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

/** By words, not by role: the list of all signs makes a search by role slow. */
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

it('says what is missing, where, and goes there', () => {
  draw();
  press('Continue');
  expect(screen.getByText('Please say who it is about')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Me' }));
});

it('interrupts at a danger sign, with numbers to call and no visit to book', () => {
  draw();
  sayWho();
  expect(document.activeElement?.textContent).toBe('Is any of this there now?');
  const [unsure] = screen.getAllByRole('button', { name: 'Not sure' });
  if (unsure) fireEvent.click(unsure);
  expect(screen.getByRole('alert').textContent).toContain('This should be seen now');
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  expect(screen.queryByRole('button', { name: /Book|Find a visit/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  press('I have already called or am being helped');
  expect(screen.getByRole('button', { name: 'Book a visit' })).toBeTruthy();
  press('Start again');
  fireEvent.click(screen.getAllByRole('button', { name: 'Start again' }).at(-1) as HTMLElement);
  expect(screen.getByText('Who is it about?')).toBeTruthy();
  expect(sessionStorage.getItem(STORAGE_KEYS.symptomCheck)).toBeNull();
});

it('is walked to a result at home, kept over a reload, and taken to a booking by a press only', () => {
  draw();
  sayWho();
  press('None of these, continue');
  press('Continue');
  expect(screen.getByRole('alert').textContent).toContain('One word is enough');
  type('runny nose and sneezing');
  fireEvent.click(screen.getByRole('tab', { name: /On a body/ }));
  press('Throat and neck');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hoarse' }));
  press('Continue');
  expect(screen.getByRole('list', { name: 'Understood' }).textContent).toContain('You wrote “runny nose');
  fireEvent.click(screen.getByLabelText('Take out: Hoarse'));
  press('This is right');
  expect(screen.getByText(/Question 1 of at most 10/)).toBeTruthy();
  // As after a reload.
  cleanup();
  const again = draw();
  expect(screen.getByText(/Question 1 of at most 10/)).toBeTruthy();
  while (screen.queryByText(/of at most 10/) !== null) press('No');
  expect(screen.getByText('You can look after this at home')).toBeTruthy();
  expect(screen.getByText(/No clinician has reviewed these rules yet/)).toBeTruthy();
  expect(carriedCheck()).toBeNull();
  offline(true);
  press('Book a visit');
  press('Save when connected');
  expect(screen.getByText('You are offline').closest('[role="status"]')).toBeTruthy();
  expect([carriedCheck(), again.router.state.location.pathname]).toEqual([null, '/symptom-checker']);
  offline(false);
  expect(screen.queryByText('You are offline')).toBeNull();
  press('Book a visit');
  expect(again.router.state.location).toMatchObject({ pathname: '/find-specialist', search: '?specialty=general' });
  expect(carriedReason()).toBe('runny nose and sneezing');
  expect(carriedCheck()).toMatchObject({ forVisit: true, check: { level: 5, sex: 'male', age: 34 } });
  forgetCarriedCheck();
});
