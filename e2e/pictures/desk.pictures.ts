import { DEMO_PASSWORD } from '../fixtures/accounts';
import { expect, test } from '../fixtures/product';
import { quickSignIn } from '../fixtures/visitors';
import { take } from './take';

test("the operator's desk", async ({ open }) => {
  const page = await open('guest');
  await quickSignIn(page, 'operator@example.com', DEMO_PASSWORD);
  await page.goto('/desk');
  await expect(page.getByRole('list', { name: 'What waits' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record the verdict' })).toBeVisible();
  await take(page, 'desk');
  await page.goto('/desk/registrations');
  await page
    .getByRole('button', { name: /^Check the registration/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: 'Record the outcome' }).click();
  await take(page, 'desk-registration');
  for (const [path, sign] of [
    ['emergencies', /^Show what/],
    ['reports', 'Show the line it is about'],
    ['publishing', /^Correct Ambulance/],
  ] as const) {
    await page.goto(`/desk/${path}`);
    await expect(page.getByRole('button', { name: sign }).first()).toBeVisible();
    await take(page, `desk-${path}`);
  }
  for (const [path, sign] of [
    ['visits', 'Missed visits'],
    ['payments', 'Refunds that failed'],
    ['health', 'Jobs'],
  ] as const) {
    await page.goto(`/desk/${path}`);
    await expect(page.getByRole('heading', { name: sign }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await take(page, `desk-${path}`);
  }
});
