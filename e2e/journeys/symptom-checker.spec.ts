import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_PATIENT } from '../fixtures/accounts';
import { violationsEverywhere } from '../fixtures/axe';
import { expect, test } from '../fixtures/product';

const STILL = { reducedMotion: 'reduce' } as const;
const WORDS = 'runny nose and sneezing since yesterday';

async function begin(page: Page): Promise<void> {
  await page.goto('/symptom-checker');
  await page.getByRole('radio', { name: 'Me', exact: true }).check();
  await page.getByRole('textbox', { name: 'Age' }).fill('34');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Is any of this there now?' })).toBeFocused();
}

test('a cold is checked with the network off, kept in the record by signing in, and taken to a booking', async ({
  open,
}) => {
  const page = await open('guest', STILL);
  await begin(page);
  const found = await violationsEverywhere(page, 'danger signs');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'None of these, go on' }).press('Enter');
  await page.getByRole('tab', { name: 'On a body' }).click();
  await page.getByRole('button', { name: 'Chest' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Heartburn or indigestion' })).toBeVisible();
  found.push(...(await violationsEverywhere(page, 'body')));
  await page.getByRole('tab', { name: 'In your words' }).click();
  await page.getByRole('textbox', { name: /What do you feel/ }).fill(WORDS);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'This is right' }).click();
  const result = page.getByRole('heading', { name: 'You can look after this at home' });
  for (let number = 1; number <= 10; number += 1) {
    const question = page.getByText(`Question ${number} of at most 10`);
    await expect(number === 1 ? question : question.or(result)).toBeVisible();
    if (await result.isVisible()) break;
    await page.getByRole('button', { name: 'No', exact: true }).press('Enter');
  }
  await expect(result).toBeFocused();
  found.push(...(await violationsEverywhere(page, 'result')));
  await page.context().setOffline(false);
  await page.reload();
  await expect(result).toBeVisible();
  await page.getByRole('button', { name: 'Save to my record' }).click();
  // Signing in in the middle keeps the result.
  await page.waitForURL(/\/auth\/.*redirect=%2Fsymptom-checker%2Fsaved/);
  await page.getByLabel('Email address').fill(DEMO_PATIENT);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/symptom-checker/saved');
  await page.getByRole('button', { name: 'Save to my record' }).click();
  await expect(page.getByText('Saved to your record')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: WORDS })).toBeVisible();
  found.push(...(await violationsEverywhere(page, 'saved checks')));
  await page.goto('/symptom-checker');
  await page.getByRole('button', { name: 'Book a visit' }).click();
  await page.waitForURL(/\/find-specialist\?specialty=general/);
  await page
    .getByRole('list', { name: /Next openings of/ })
    .getByRole('link')
    .last()
    .click();
  await expect(page.getByLabel(/What do you need help with/)).toHaveValue(WORDS);
  await expect(page.getByText('From the symptom check: You can look after this at home')).toBeVisible();
  expect(found).toEqual([]);
});

test('a danger sign ends the questions: whom to call, no visit, and the way back only to the beginning', async ({
  open,
}) => {
  const page = await open('guest', { ...STILL, viewport: { width: 390, height: 844 } });
  await begin(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Chest pain, pressure or tightness' })
    .getByRole('button', { name: 'Not sure' })
    .click();
  await expect(page.getByRole('heading', { name: 'This should be seen now, in person' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(page.getByRole('button', { name: /Book|visit today/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const found = await violationsEverywhere(page, 'emergency');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Call 112' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This should be seen now, in person' })).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('heading', { name: 'Who is it about?' })).toBeVisible();
  expect(found).toEqual([]);
});
