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

/** The link of the newest mail to an address. */
async function linkFor(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const [mail] = await mailsTo(page, email);
      link = mail && /http\S+\/v1\/verify\?token=\S+/.exec(mail.text)?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

test('a link followed in another tab finishes the sign-up there, and the first tab goes on by itself', async ({
  page,
}) => {
  const email = newAddress('link');
  await signUp(page, email);
  const other = await page.context().newPage();
  await other.goto(await linkFor(page, email));
  await other.waitForURL('**/patient/onboarding', { timeout: 20_000 });
  await page.bringToFront();
  await page.waitForURL('**/patient/onboarding', { timeout: 20_000 });
});

test('a link followed in another browser proves the address, and the first browser goes on', async ({ page, open }) => {
  const email = newAddress('elsewhere');
  await signUp(page, email);
  const link = await linkFor(page, email);
  const other = await open('guest');
  await other.goto(link);
  await other.getByRole('button', { name: 'Verify email address' }).click();
  await expect(other.getByText('Your email is verified.', { exact: false })).toBeVisible();
  expect(new URL(other.url()).search).toBe('');
  await page.waitForURL('**/patient/onboarding', { timeout: 20_000 });

  const late = await open('guest');
  await late.goto(link);
  await expect(late.getByText('That link is too old or was used before.', { exact: false })).toBeVisible();
  await expect(late.getByRole('button', { name: 'Resend Verification Email' })).toBeVisible();
});

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
