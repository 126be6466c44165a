import { expect, type Page } from '@playwright/test';
import { mailsTo } from '../fixtures/accounts';
import { violationsEverywhere } from '../fixtures/axe';
import { fillPatientOnboarding, NEW_PASSWORD, toast } from '../fixtures/people';
import { test } from '../fixtures/product';

/** Waits for the newest code texted to a number, other than the last one. */
async function textedCode(page: Page, number: string, last = ''): Promise<string> {
  let code = '';
  const newest = async () => /^(\d{6}) is your /.exec((await mailsTo(page, number))[0]?.text ?? '')?.[1] ?? '';
  await expect
    .poll(async () => {
      code = await newest();
      return code !== '' && code !== last;
    })
    .toBe(true);
  return code;
}

test('a patient signs up by number, has no address, signs out and comes back by number', async ({ page }) => {
  const digits = String(Date.now()).slice(-7);
  const [typed, number] = [`082 ${digits.slice(0, 3)} ${digits.slice(3)}`, `+2782${digits}`];
  await page.goto('/auth/unified/sign-up');
  await page.getByRole('button', { name: 'Use a phone number instead' }).click();
  await page.getByLabel(/^First name/).fill('Mpho');
  await page.getByLabel(/^Last name/).fill('Molefe');
  await page.getByLabel(/^Mobile number/).fill(typed);
  await page.getByLabel(/^Password/).fill(NEW_PASSWORD);
  expect(await violationsEverywhere(page, 'sign-up by number')).toEqual([]);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByLabel(/^Code from the text/)).toBeFocused();
  expect(await violationsEverywhere(page, 'code by text')).toEqual([]);
  const first = await textedCode(page, number);
  await page.getByLabel(/^Code from the text/).fill(first === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This is not the code we sent.', { exact: false })).toBeVisible();
  await page.getByLabel(/^Code from the text/).fill(first);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(toast(page, /Welcome, Mpho/)).toBeVisible();
  await page.waitForURL('**/patient/onboarding');

  // The number that signs in is there already.
  await expect(page.getByLabel(/^Phone number/)).toHaveValue(number);
  await fillPatientOnboarding(page);
  await page.getByLabel(/^Phone number/).fill(typed);
  await page.getByRole('button', { name: 'Complete Onboarding' }).click();
  await page.waitForURL('**/patient/dashboard');
  await expect(page.getByText('Your account has no email address')).toBeVisible();
  await page.goto('/auth/security');
  await expect(page.getByRole('list', { name: 'Phone numbers' }).getByText(number)).toBeVisible();

  await page
    .locator('summary')
    .and(page.getByLabel(/^Account of/))
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/auth/unified/sign-in');
  await page.getByRole('button', { name: 'Use a phone number instead' }).click();
  await page.getByLabel(/^Mobile number/).fill(typed);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByLabel(/^Code from the text/).fill(await textedCode(page, number, first));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/patient/dashboard');
  await expect(toast(page, /Welcome, Mpho/)).toBeVisible();
});
