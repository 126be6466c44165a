import type { Page } from '@playwright/test';
import { newAddress } from '../fixtures/accounts';
import { fillPatientOnboarding, openingsOf, pay, signUpThroughWidget } from '../fixtures/people';
import { expect, test } from '../fixtures/product';

const REASON = 'A knee that swells after walking';
const KEPT = /^Held for you until \d{2}:\d{2}$/;

async function addressOf(page: Page, nth: number): Promise<string> {
  const address = await (await openingsOf(page, 'Naledi Mokoena')).nth(nth).getAttribute('href');
  if (address === null) throw new Error('The opening has no address');
  return address;
}

/** How often the search offers the opening to whoever looks in this browser. */
async function offered(page: Page, address: string): Promise<number> {
  return (await openingsOf(page, 'Naledi Mokoena')).and(page.locator(`[href="${address}"]`)).count();
}

test('the time a guest chose is kept while they sign up, and nobody else sees it', async ({ open }) => {
  const page = await open('guest');
  const rival = await open('guest');
  const address = await addressOf(page, 0);
  expect(await offered(rival, address)).toBe(1);
  await page.goto(address);
  await expect(page.getByText(KEPT)).toBeVisible();
  expect(await offered(rival, address), 'to somebody else').toBe(0);
  await rival.goto(address);
  await expect(rival.getByText(/Someone else took this time a moment before you/)).toBeVisible();
  await expect(rival.getByRole('heading', { name: 'Nearest openings' })).toBeVisible();

  // Whoever looks around once more finds their own time where it was.
  expect(await offered(page, address), 'to whom it is kept for').toBe(1);
  await page.goto(address);
  await page.getByText('Voice', { exact: true }).click();
  await page.getByLabel(/What do you need help with/).fill(REASON);
  await page.getByRole('checkbox', { name: /I agree to be seen remotely/ }).check();
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(/\/auth\/patient\/signup/);
  await signUpThroughWidget(page, newAddress('zanele'), { first: 'Zanele', last: 'Mthembu' });
  await page.waitForURL(/\/patient\/onboarding/);
  expect(await offered(rival, address), 'while the guest signs up').toBe(0);
  await fillPatientOnboarding(page);
  await page.getByRole('button', { name: 'Complete Onboarding' }).click();

  await page.waitForURL(/\/book-consultation/);
  await expect(page.getByText('This time is held for you. Nobody else can book it.')).toBeVisible();
  await expect(page.getByLabel(/What do you need help with/)).toHaveValue(REASON);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/payment\//);
  await pay(page, '4242 4242 4242 4242');
  await page.waitForURL(/\/confirmation\//);
  expect(await offered(rival, address), 'once it is booked').toBe(0);
});

test('another choice lets the first time go', async ({ open }) => {
  const page = await open('guest');
  const rival = await open('guest');
  const address = await addressOf(page, 1);
  await page.goto(address);
  await expect(page.getByText(KEPT)).toBeVisible();
  expect(await offered(rival, address)).toBe(0);
  await page.locator('input[name="day"]:enabled').last().check();
  await page.locator('input[name="startsAt"]').first().check();
  await expect.poll(() => offered(rival, address)).toBe(1);
  await expect(page.getByText(KEPT)).toBeVisible();
  await rival.goto(address);
  await expect(rival.getByText(KEPT)).toBeVisible();
});
