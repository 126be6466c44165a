import { expect, test } from '../fixtures/product';
import { take } from './take';

test('practice profile', async ({ open }) => {
  const page = await open('specialist');
  await page.goto('/specialist/profile');
  await expect(page.getByRole('heading', { name: 'Visit types and prices' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add days' })).toBeVisible();
  await expect(page.getByText('Monday', { exact: true })).toBeVisible();
  await take(page, 'practice-profile');
  await page.getByRole('button', { name: 'Change your weekly hours' }).click();
  await take(page, 'practice-hours');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add a type' }).click();
  await take(page, 'practice-visit-type');
});

test('practice calendar', async ({ open }) => {
  const page = await open('specialist');
  await page.goto('/specialist/appointments?view=week');
  await expect(page.getByRole('button', { name: /, (booked|over)$/ }).first()).toBeVisible();
  await take(page, 'practice-week');
  await page.goto('/specialist/appointments?view=month');
  await expect(page.getByRole('button', { name: /, \d+ visits?$/ }).first()).toBeVisible();
  await take(page, 'practice-month');
  await page.getByRole('button', { name: 'Add an extra visit' }).click();
  await expect(page.getByLabel(/^Patient/)).toBeVisible();
  await take(page, 'practice-squeeze');
});
