import type { Page } from '@playwright/test';
import { bookUpToPayment, pay } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { newPatient } from '../fixtures/visitors';
import { take } from './take';

/** Lets the visits of the person say something else than they are, for a state that only waiting would bring. */
async function tellOfVisits(page: Page, change: (visit: Record<string, unknown>) => object): Promise<void> {
  await page.route('**/rest/v1/rpc/my_appointments*', async (route) => {
    const response = await route.fetch();
    const visits = (await response.json()) as Record<string, unknown>[];
    await route.fulfill({ response, json: visits.map((visit) => ({ ...visit, ...change(visit) })) });
  });
  await page.reload();
}

test('payment', async ({ open }) => {
  const page = await open('guest');
  await newPatient(page, { first: 'Sizwe', last: 'Mthembu' });
  await bookUpToPayment(page, 0);
  await expect(page.getByLabel(/^Card number/)).toBeVisible();
  await take(page, 'payment');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await take(page, 'payment-refused');
  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByText(/did not approve this payment/)).toBeVisible();
  await take(page, 'payment-declined');
  await pay(page, '4000 0000 0000 3220');
  await expect(page.getByRole('link', { name: 'Continue to your bank' })).toBeVisible();
  await take(page, 'payment-challenge');
  await page.getByRole('link', { name: 'Continue to your bank' }).click();
  await page.getByRole('button', { name: 'Yes, approve the payment' }).click();
  await page.waitForURL(/\/confirmation\//);
  await expect(page.getByText(/^R\d{4}-\d{6}$/)).toBeVisible();
  await take(page, 'confirmation');
  const address = page.url();
  await page.goto('/patient/appointments');
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/^Cancel now: /)).toBeVisible();
  await dialog.getByRole('radio', { name: 'The price' }).check();
  await take(page, 'cancel-dialog');
  await dialog.getByRole('button', { name: /^Cancel the visit/ }).click();
  await take(page, 'cancel-undo');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText(/, returned \(/)).toBeVisible({ timeout: 30_000 });
  await take(page, 'confirmation-refunded');
});

test('payment whose time runs out', async ({ open }) => {
  const page = await open('guest');
  await newPatient(page, { first: 'Palesa', last: 'Mokoena' });
  await bookUpToPayment(page, 1);
  await expect(page.getByLabel(/^Card number/)).toBeVisible();
  // Long enough for all the pictures of it.
  await tellOfVisits(page, () => ({ hold_expires_at: new Date(Date.now() + 58_000).toISOString() }));
  await expect(page.getByText('Your time is held for')).toBeVisible();
  await take(page, 'payment-time-runs-out');
  await page.unrouteAll();
  await tellOfVisits(page, () => ({ status: 'expired' }));
  await expect(page.getByText('The time ran out')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nearest openings' })).toBeVisible();
  await take(page, 'payment-lapsed');
  await page.unrouteAll();
  await tellOfVisits(page, () => ({ status: 'held' }));
  await expect(page.getByText('One step is left before paying')).toBeVisible();
  await take(page, 'payment-unfinished');
});

test('late payment', async ({ open }) => {
  const page = await open('guest');
  await newPatient(page, { first: 'Zanele', last: 'Khumalo' });
  await bookUpToPayment(page, 2);
  await pay(page, '4000 0000 0000 0119');
  await expect(page.getByText(/You do not need to pay again/)).toBeVisible();
  // It answers by itself while the pictures are taken: a page that hears of nothing stays as it is.
  await page.context().setOffline(true);
  await take(page, 'payment-late');
  await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible();
  await expect(page.getByText('Still checking with your bank')).toBeAttached();
  await take(page, 'payment-late-offline');
});
