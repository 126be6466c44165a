// @vitest-environment jsdom
import { STORAGE_KEYS } from '@telehealth/contracts';
import { createMemoryRouter, RouterProvider } from '@telehealth/contracts/router';
import { installNativeDialog } from '@telehealth/data/testing/native-dialog';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { carriedCheck, forgetCarriedCheck } from '../../carried/carried-check';
import { carriedReason } from '../../carried/carried-reason';
import { Checker } from './checker';

installNativeDialog();
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function draw() {
  const router = createMemoryRouter(
    [
      { path: '/symptom-checker', element: <Checker /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/symptom-checker'] },
  );
  const user = userEvent.setup();
  render(<RouterProvider router={router} />);
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return { router, user, press };
}

async function sayWho({ user, press }: ReturnType<typeof draw>, age = '34') {
  await user.click(screen.getByRole('radio', { name: 'Me' }));
  await user.type(screen.getByRole('textbox', { name: 'Age' }), age);
  await user.click(screen.getByRole('radio', { name: 'Male' }));
  await press('Go on');
}

it('says what is missing, where, and goes there', async () => {
  const page = draw();
  await page.press('Go on');
  expect(screen.getByRole('alert').textContent).toContain('Please say who it is about');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Me' }));
});

it('interrupts at a danger sign, with numbers to call and no visit to book', async () => {
  const page = draw();
  await sayWho(page);
  expect(document.activeElement?.textContent).toBe('Is any of this there now?');
  const [unsure] = screen.getAllByRole('button', { name: 'Not sure' });
  if (unsure) await page.user.click(unsure);
  expect(screen.getByRole('alert').textContent).toContain('This should be seen now');
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  expect(screen.queryByRole('button', { name: /Book|Find a visit/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await page.press('I have already called or am being helped');
  expect(screen.getByRole('button', { name: 'Book a visit' })).toBeTruthy();
  await page.press('Start again');
  await page.user.click(screen.getAllByRole('button', { name: 'Start again' }).at(-1) as HTMLElement);
  expect(screen.getByText('Who is it about?')).toBeTruthy();
  expect(sessionStorage.getItem(STORAGE_KEYS.symptomCheck)).toBeNull();
});

it('is walked to a result at home, kept over a reload, and taken to a booking by a press only', async () => {
  const page = draw();
  await sayWho(page);
  await page.press('None of these, go on');
  await page.press('Go on');
  expect(screen.getByRole('alert').textContent).toContain('One word is enough');
  await page.user.type(screen.getByRole('textbox'), 'runny nose and sneezing');
  await page.user.click(screen.getByRole('tab', { name: /On a body/ }));
  await page.press('Throat and neck');
  await page.user.click(screen.getByRole('checkbox', { name: 'Hoarse' }));
  await page.press('Go on');
  expect(screen.getByRole('list', { name: 'Understood' }).textContent).toContain('You wrote “runny nose');
  await page.press('Take out: Hoarse');
  await page.press('This is right');
  expect(screen.getByText(/Question 1 of at most 10/)).toBeTruthy();
  // As after a reload.
  cleanup();
  const again = draw();
  expect(screen.getByText(/Question 1 of at most 10/)).toBeTruthy();
  while (screen.queryByText(/of at most 10/) !== null) await again.press('No');
  expect(screen.getByText('You can look after this at home')).toBeTruthy();
  expect(screen.getByText(/No clinician has reviewed these rules yet/)).toBeTruthy();
  expect(carriedCheck()).toBeNull();
  await again.press('Book a visit');
  expect(again.router.state.location).toMatchObject({ pathname: '/find-specialist', search: '?specialty=general' });
  expect(carriedReason()).toBe('runny nose and sneezing');
  expect(carriedCheck()).toMatchObject({ forVisit: true, check: { level: 5, sex: 'male', age: 34 } });
  forgetCarriedCheck();
});
