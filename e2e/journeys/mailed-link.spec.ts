import '@telehealth/contracts/words';
import type { Page } from '@playwright/test';
import { messageText } from '@telehealth/contracts/messages';
import { mailsTo, newAddress } from '../fixtures/accounts';
import { NEW_PASSWORD } from '../fixtures/people';
import { expect, test } from '../fixtures/product';

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/unified/sign-up');
  await page.getByLabel(/^First name/).fill('Palesa');
  await page.getByLabel(/^Last name/).fill('Nkosi');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByText('Healthcare Provider', { exact: true }).click();
  await page.getByLabel(/^Password/).fill(NEW_PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/auth/verify-email');
}

/** Opens the newest mail in the mailbox and follows its link, as a person does. */
async function followLink(page: Page, email: string): Promise<void> {
  await expect
    .poll(async () => (await mailsTo(page, email)).length, { message: `a mail to ${email}` })
    .toBeGreaterThan(0);
  await page.goto(`/__mailbox?q=${encodeURIComponent(email)}`);
  await page
    .getByRole('link', { name: /is your Sawubona code/ })
    .first()
    .click();
  await page.locator('a[href*="/__clerk/v1/verify?token="]').click();
}

test('elsewhere the mailed link changes nothing and says where to go; in the browser that asked it verifies, and every tab goes on', async ({
  page,
  open,
}) => {
  const email = newAddress('palesa');
  await signUp(page, email);
  const phone = await open('guest', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await followLink(phone, email);
  await phone.waitForURL('**/auth/verify');
  await expect(phone.getByText(messageText('verification.linkOtherBrowser'))).toBeVisible();
  expect(new URL(phone.url()).search).toBe('');
  await phone.goto('/patient/dashboard');
  await phone.waitForURL('**/auth/**');
  await expect(page).toHaveURL(/\/auth\/verify-email$/);
  const tab = await page.context().newPage();
  await followLink(tab, email);
  await tab.waitForURL('**/specialist/onboarding');
  await page.bringToFront();
  await page.waitForURL('**/specialist/onboarding');
});
