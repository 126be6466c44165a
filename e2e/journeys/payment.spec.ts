import type { Page } from '@playwright/test';
import { everyTarget, PHONE, tap } from '../fixtures/by-touch';
import { openPayment } from '../fixtures/own-practice';
import { pay } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { signInAsNewPatient } from '../fixtures/visitors';

/** On the page of the visit: prepared, the camera tried, another time, then no visit. */
async function prepareAndChangeMind(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  await tap(page.getByRole('checkbox', { name: /Know the address/ }));
  await expect(page.getByText('1 of 5 done')).toBeVisible();
  await tap(button('Test this device'));
  await tap(button('Start camera and microphone'));
  await expect(page.getByRole('status').filter({ hasText: /may not use|no camera/ })).toBeVisible();
  await everyTarget(page);
  await tap(button('Move the visit'));
  const moving = page.getByRole('dialog');
  await tap(moving.locator('input[name="move-day"]').last());
  await tap(moving.locator('input[name="move-time"]').first());
  await tap(moving.getByRole('button', { name: 'Move the visit' }));
  await expect(moving).toHaveCount(0);
  const leaving = page.getByRole('alertdialog');
  await tap(leaving.getByRole('button', { name: 'Done' }));
  await tap(button('Cancel the visit'));
  await expect(leaving.getByText(/^Cancel now: /)).toBeVisible();
  await tap(leaving.getByRole('radio', { name: 'The price' }));
  await tap(leaving.getByRole('button', { name: /^Cancel the visit/ }));
  // Taken back once, and then meant.
  await tap(leaving.getByRole('button', { name: 'Undo' }));
  await tap(button('Cancel the visit'));
  await tap(leaving.getByRole('radio', { name: 'The price' }));
  await tap(leaving.getByRole('button', { name: /^Cancel the visit/ }));
  await tap(leaving.getByRole('button', { name: 'Done' }));
  await expect(page.getByText('You cancelled it.').first()).toBeInViewport();
}

test('by touch: a declined card, a question of the bank, a receipt, a visit moved and cancelled, and the money back', async ({
  open,
}) => {
  const page = await open('guest', PHONE);
  await openPayment(page, await signInAsNewPatient(page, { first: 'Nomsa', last: 'Dlamini' }), 'late');

  // Everything about the money is said before the first press.
  const price = (await page.getByRole('heading', { name: /^Pay / }).textContent())?.replace('Pay ', '') ?? '';
  expect(price).toMatch(/\d\.\d\d/);
  await expect(page.getByRole('heading', { name: 'If you cancel' })).toBeVisible();
  await expect(page.getByText(/Cancelling is free until|minutes after you book|begins so soon/)).toBeVisible();

  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByText(/did not approve this payment/)).toBeVisible();

  await pay(page, '4000 0000 0000 3220');
  const bank = page.getByRole('link', { name: 'Continue to your bank' });
  // What comes in the place of the form is what a phone shows, not the footer below it.
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(bank).toBeInViewport();
  await page.reload();
  await expect(bank).toBeVisible();
  await tap(bank);
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await expect(page.getByText(price)).toBeVisible();
  await tap(page.getByRole('button', { name: 'Yes, approve the payment' }));

  await page.waitForURL(/\/confirmation\//);
  const address = page.url();
  await expect(page.getByText(/^R\d{4}-\d{6}$/)).toBeVisible();
  await expect(page.getByText(/^Cancel now: /)).toBeVisible();

  await everyTarget(page);
  await tap(page.getByRole('link', { name: 'Open the visit' }));
  await page.waitForURL(/\/consultation\//);
  await prepareAndChangeMind(page);

  // The refund is on its way, then there: without a reload.
  await page.goto(address);
  await expect(page.getByText('This visit was cancelled')).toBeVisible();
  await expect(page.getByText(/, (on its way|returned) \(/)).toBeVisible();
  await expect(page.getByText(/, returned \(/)).toBeVisible();
});

test('a bank that answers late books by itself, in every tab, and is not paid twice', async ({ open }) => {
  const page = await open('guest');
  await openPayment(page, await signInAsNewPatient(page, { first: 'Sizwe', last: 'Mthembu' }), 1);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByLabel(/^Card number/)).toBeVisible();

  await pay(page, '4000 0000 0000 0119');
  await expect(page.getByText(/You do not need to pay again/)).toBeVisible();
  // The other tab hears it, too, and takes its form away.
  await expect(other.getByLabel(/^Card number/)).toHaveCount(0);
  await Promise.all([page, other].map((tab) => tab.waitForURL(/\/confirmation\//)));
  await expect(page.getByText(/^R\d{4}-\d{6}$/)).toBeVisible();
});
