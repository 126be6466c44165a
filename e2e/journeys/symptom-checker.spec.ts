import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_PATIENT } from '../fixtures/accounts';
import { violationsEverywhere } from '../fixtures/axe';
import { choose, pick, press, tabTo, write } from '../fixtures/by-keyboard';
import { fits, PHONE, tap } from '../fixtures/by-touch';
import { expect, test } from '../fixtures/product';
import { saysOffline } from '../fixtures/says-offline';
import { signInAsNewPatient } from '../fixtures/visitors';

const WORDS = 'runny nose and sneezing since yesterday';
const PAGES = ['/symptom-checker', '/service/symptom-checker'] as const;

/** Both pages of the checker are kept by this browser. */
async function kept(page: Page): Promise<void> {
  const states = () =>
    page.evaluate(
      (scopes) =>
        Promise.all(
          scopes.map(async (scope) => (await navigator.serviceWorker.getRegistration(scope))?.active?.state ?? 'none'),
        ),
      PAGES,
    );
  // It is fetched some seconds after the page has nothing better to do.
  await expect.poll(states, { timeout: 60_000 }).toEqual(['activated', 'activated']);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** From the first question to the result, by keyboard. */
async function walk(page: Page): Promise<string[]> {
  await pick(page, page.getByRole('radio', { name: 'Me', exact: true }));
  await write(page, page.getByRole('textbox', { name: 'Age' }), '34');
  await choose(page, page.getByLabel('Unit'), 'years');
  await pick(page, page.getByRole('radio', { name: 'Male', exact: true }));
  await press(page, button(page, 'Continue'));
  const found: string[] = [];
  const words = page.getByRole('tab', { name: 'In your words' });
  await tabTo(page, words);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'On a body' })).toBeFocused();
  await press(page, button(page, 'Chest'), 'Space');
  await press(page, page.getByRole('checkbox', { name: 'Heartburn or indigestion' }), 'Space');
  await page.keyboard.press('Space');
  found.push(...(await violationsEverywhere(page, 'body')));
  await tabTo(page, page.getByRole('tab', { name: 'On a body' }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await write(page, page.getByRole('textbox', { name: /What do you feel/ }), WORDS);
  await press(page, button(page, 'Continue'));
  await expect(heading(page, 'Is any of this there now?')).toBeFocused();
  found.push(...(await violationsEverywhere(page, 'danger signs')));
  await press(page, button(page, 'None of these, continue'));
  await press(page, button(page, 'This is right'));
  const result = heading(page, 'You can look after this at home');
  for (let number = 1; number <= 6; number += 1) {
    const question = page.getByText(`Question ${number} of at most 6`);
    await expect(number === 1 ? question : question.or(result)).toBeVisible();
    if (await result.isVisible()) break;
    await press(page, button(page, 'No'));
  }
  await expect(result).toBeFocused();
  found.push(...(await violationsEverywhere(page, 'result')));
  return found;
}

test.describe('with what devices keep', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a cold is checked by keyboard with the network off from the first, kept in the record, and taken to a booking', async ({
    open,
  }) => {
    const page = await open('guest');
    // Any page of the application, once.
    await page.goto('/medical-records');
    await kept(page);
    await page.context().setOffline(true);
    await page.goto('/service/symptom-checker');
    await expect(page.locator('h1:visible')).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText('rules');
    await page.goto('/symptom-checker?for=me');
    await saysOffline(page);
    const found = await walk(page);
    await expect(page.getByRole('list', { name: 'How soon' }).locator('[aria-current]')).toHaveText('At home');
    await press(page, page.getByText('For a clinician: the exact rules'));
    await expect(page.getByText(/Rule \S+, version \S+/).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toContainText('stays in this tab');
    await press(page, button(page, 'Save when connected'));
    await expect(button(page, 'Save when connected')).toBeFocused();
    await page.reload();
    await expect(heading(page, 'You can look after this at home')).toBeVisible();
    await expect(page.goto('/'), 'the network is off').rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);

    await page.context().setOffline(false);
    await page.goto('/symptom-checker');
    await button(page, 'Save to my record').press('Enter');
    // Signing in in the middle keeps the result.
    await page.waitForURL(/\/auth\/.*redirect=%2Fsymptom-checker%2Fsaved/);
    await page.getByLabel('Email address').fill(DEMO_PATIENT);
    await button(page, 'Continue').press('Enter');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await button(page, 'Continue').press('Enter');
    await page.waitForURL('**/symptom-checker/saved');
    await press(page, button(page, 'Save to my record'));
    await expect(page.getByText('Saved to your record')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: WORDS })).toBeVisible();
    found.push(...(await violationsEverywhere(page, 'saved checks')));
    // Somebody signed in opens it without a connection as well.
    await page.context().setOffline(true);
    await page.goto('/symptom-checker');
    await expect(heading(page, 'You can look after this at home')).toBeVisible();
    await page.context().setOffline(false);
    await button(page, 'Book a visit').press('Enter');
    await page.waitForURL(/\/find-specialist\?specialty=general/);
    await page
      .getByRole('list', { name: /Next openings of/ })
      .getByRole('link')
      .last()
      .press('Enter');
    await expect(page.getByLabel(/What do you need help with/)).toHaveValue(WORDS);
    await expect(page.getByText('From the symptom check: You can look after this at home')).toBeVisible();
    expect(found).toEqual([]);
  });
});

async function sayWhoByTouch(page: Page): Promise<void> {
  await tap(page.getByRole('radio', { name: 'Me', exact: true }));
  await tap(page.getByRole('textbox', { name: 'Age' }));
  await page.keyboard.type('34');
  await tap(page.getByRole('radio', { name: 'Male', exact: true }));
  await tap(button(page, 'Continue'));
}

test('by touch: a danger sign ends the questions, with whom to call, no visit, and the way back to that answer', async ({
  open,
}) => {
  const page = await open('guest', PHONE);
  await page.goto('/symptom-checker');
  await sayWhoByTouch(page);
  await page.getByRole('textbox', { name: /What do you feel/ }).fill('a cough since yesterday');
  await tap(button(page, 'Continue'));
  const danger = page.getByRole('listitem').filter({ hasText: 'Pressure, tightness or pain in the chest today' });
  await tap(danger.getByRole('button', { name: 'Not sure' }));
  await expect(heading(page, 'This should be seen now, in person')).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(page.getByRole('button', { name: /Book|visit today/ })).toHaveCount(0);
  await fits(page);
  const found = await violationsEverywhere(page, 'emergency');
  await page.setViewportSize(PHONE.viewport);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Call 112' })).toBeVisible();
  await page.reload();
  await expect(heading(page, 'This should be seen now, in person')).toBeVisible();
  await tap(button(page, 'Back to change that answer'));
  await expect(heading(page, 'Is any of this there now?')).toBeFocused();
  await expect(danger.getByRole('button', { name: 'Not sure' })).toHaveAttribute('aria-pressed', 'true');
  await tap(danger.getByRole('button', { name: 'Yes' }));
  await expect(heading(page, 'This should be seen now, in person')).toBeFocused();
  await tap(button(page, 'Start again'));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Start again' }));
  await expect(heading(page, 'Who is it about?')).toBeVisible();

  await sayWhoByTouch(page);
  await tap(page.getByRole('tab', { name: 'On a body' }));
  await tap(button(page, 'Chest'));
  await tap(page.getByRole('checkbox', { name: 'Heartburn or indigestion' }));
  // Letters of twice the size leave the picture no room; the list says the same.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(button(page, 'Chest')).toBeHidden();
  await expect(page.getByLabel('Part of the body')).toBeVisible();
  expect(found).toEqual([]);
});

test('a danger of somebody signed in is kept, on a page that stands without the backend', async ({ open }) => {
  const page = await open('guest', PHONE);
  await signInAsNewPatient(page, { first: 'Zandile', last: 'Radebe' });
  await page.goto('/symptom-checker');
  await sayWhoByTouch(page);
  await page.getByRole('textbox', { name: /What do you feel/ }).fill('a cough since yesterday');
  await tap(button(page, 'Continue'));
  const danger = page.getByRole('listitem').filter({ hasText: 'Pressure, tightness or pain in the chest today' });
  await tap(danger.getByRole('button', { name: 'Yes' }));
  await expect(page.getByRole('main').getByRole('link', { name: 'Call 112' })).toBeVisible();
  await expect(page.getByText('Kept on your dashboard until you have had help')).toBeVisible();
  await page.goto('/patient/dashboard');
  await expect(page.getByRole('region', { name: 'This should be seen now, in person' })).toBeVisible();
});
