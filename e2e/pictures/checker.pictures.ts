import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/product';
import { take } from './take';

async function begin(page: Page): Promise<void> {
  await page.goto('/symptom-checker');
  await page.getByRole('radio', { name: 'Me', exact: true }).check();
  await page.getByRole('textbox', { name: 'Age' }).fill('34');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
}
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

test('checker', async ({ page }) => {
  await begin(page);
  await take(page, 'checker-1-who');
  await goOn(page);
  await page.getByRole('tab', { name: 'On a body' }).click();
  await page.getByRole('button', { name: 'Chest' }).click();
  await take(page, 'checker-3-body');
  await page.getByRole('tab', { name: 'In your words' }).click();
  await page.getByRole('textbox', { name: /What do you feel/ }).fill('runny nose and sneezing since yesterday');
  await take(page, 'checker-3-words');
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Is any of this there now?' })).toBeFocused();
  await take(page, 'checker-2-danger');
  await page.getByRole('button', { name: 'None of these, continue' }).click();
  await page.getByRole('button', { name: 'This is right' }).waitFor();
  await take(page, 'checker-4-facts');
  await page.getByRole('button', { name: 'This is right' }).click();
  await expect(page.getByText('Question 1 of at most 6')).toBeVisible();
  await take(page, 'checker-5-question');
  while (await page.getByText(/of at most 6/).isVisible())
    await page.getByRole('button', { name: 'No', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You can look after this at home' })).toBeVisible();
  await take(page, 'checker-6-result');
});

test('checker-emergency', async ({ page }) => {
  await begin(page);
  await goOn(page);
  const danger = page.getByRole('listitem').filter({ hasText: 'Chest pain, pressure or tightness' });
  await danger.getByRole('button', { name: 'Not sure' }).click();
  await expect(page.getByRole('heading', { name: 'This should be seen now, in person' })).toBeVisible();
  await take(page, 'checker-6-emergency');
});
