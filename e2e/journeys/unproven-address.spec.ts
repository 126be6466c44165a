import type { Page } from '@playwright/test';
import { mailsTo, newAddress } from '../fixtures/accounts';
import { expect, test } from '../fixtures/product';

const PASSWORD = 'First-passphrase-1';

/** Signs up and stays on the screen that waits for the proof. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/unified/sign-up');
  await page.getByLabel(/^First name/).fill('Zola');
  await page.getByLabel(/^Last name/).fill('Khumalo');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/auth/verify-email');
}

test('signing in before the address is proven says so and sends the mail again', async ({ page }) => {
  const email = newAddress('early');
  await signUp(page, email);
  const before = (await mailsTo(page, email)).length;
  await page.goto('/auth/unified/sign-in');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Email not verified. Please check your inbox for the verification link or request a new one.',
  );
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(before + 1);
});
