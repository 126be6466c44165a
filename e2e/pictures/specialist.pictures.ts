import { DEMO_PASSWORD } from '../fixtures/accounts';
import { expect, test } from '../fixtures/product';
import { quickSignIn } from '../fixtures/visitors';
import { take } from './take';

test('specialist dashboard', async ({ open }) => {
  const page = await open('specialist');
  await page.goto('/specialist/dashboard');
  await expect(page.getByRole('list', { name: 'Still open' })).toBeVisible();
  await take(page, 'specialist-dashboard');
  const brief = page.getByRole('button', { name: /^Brief: / }).first();
  if (await brief.isVisible()) {
    await brief.click();
    await expect(page.getByRole('dialog').getByText(/Put together by rules/)).toBeVisible();
    await take(page, 'specialist-brief');
  }
});

test('specialist consultations', async ({ open }) => {
  const page = await open('specialist');
  await page.goto('/specialist/consultations');
  await expect(page.getByRole('list', { name: 'Notes to sign' })).toBeVisible();
  await take(page, 'consultations-to-sign');
  await page.getByRole('tab', { name: /^Today/ }).click();
  await take(page, 'consultations-today');
  await page.getByRole('tab', { name: 'All visits' }).click();
  await expect(page.getByRole('list', { name: 'Visits', exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^Ask a colleague to cover/ })
    .first()
    .click();
  await page.getByRole('searchbox', { name: /^Colleague/ }).fill('ng');
  await expect(page.getByRole('radio').last()).toBeVisible();
  await take(page, 'consultations-cover');
});

test('renewals to decide', async ({ open }) => {
  const page = await open('guest');
  await quickSignIn(page, 'fatima.essop@example.com', DEMO_PASSWORD);
  await page.goto('/specialist/consultations?show=renewals');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await take(page, 'consultations-renewals');
});

test('evidence of a visit that was missed, and a day that is over', async ({ open }) => {
  const page = await open('guest');
  await quickSignIn(page, 'sibusiso@example.com', DEMO_PASSWORD);
  await page.goto('/specialist/consultations?show=all');
  await page.getByRole('radio', { name: /^Did not come/ }).check();
  await page
    .getByRole('button', { name: /^Evidence/ })
    .first()
    .click();
  await expect(page.getByText(/Nothing was seen of/)).toBeVisible();
  await take(page, 'consultations-evidence');
});
