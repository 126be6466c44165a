import { mailsTo } from '../fixtures/accounts';
import { NEW_PASSWORD } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { pendingSignUp } from '../fixtures/visitors';

test('signing in before the address is proven says so and sends the mail again', async ({ page }) => {
  const email = await pendingSignUp(page, 'Zola');
  await page.goto('/auth/unified/sign-in');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Email not verified. Please check your inbox for the verification link or request a new one.',
  );
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1);
});
