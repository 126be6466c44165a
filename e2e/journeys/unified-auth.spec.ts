import type { Page } from '@playwright/test';
import { codeFor, DEMO_PASSWORD, DEMO_PATIENT, mailsTo, newAddress } from '../fixtures/accounts';
import { violationsEverywhere } from '../fixtures/axe';
import { INSTANCE } from '../fixtures/instance';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG, sampled } from '../fixtures/sample';

/** Runs against a hosted instance as well: see docs/hosting-identity.md. */
const HOSTED = '@hosted';
const FIRST = 'First-passphrase-1';
const SECOND = 'Second-passphrase-2';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/unified/sign-up');
  await page.getByLabel(/^First name/).fill('Mpho');
  await page.getByLabel(/^Last name/).fill('Molefe');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByText('Healthcare Provider', { exact: true }).click();
  await page.getByLabel(/^Password/).fill(FIRST);
  await page.getByLabel(/^Confirm password/).fill(FIRST);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/auth/verify-email');
}

test('sign-up, verification, and back in with a new password after it was forgotten', { tag: HOSTED }, async ({
  page,
}) => {
  const email = newAddress('mpho');
  await signUp(page, email);
  await expect(
    toast(page, 'Account created successfully! Please check your email to verify your account.'),
  ).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('textbox', { name: 'Verification code' }).fill('000000');
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByText('That code does not match.', { exact: false })).toBeVisible();
  // A reload keeps the step, and asking again sends another mail.
  await page.reload();
  // Test addresses get no mail, so that there is nothing to count.
  const mails = async () => (INSTANCE.mail === 'mailbox' ? (await mailsTo(page, email)).length : 0);
  await codeFor(page, email);
  const before = await mails();
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(toast(page, 'Verification email sent')).toBeVisible();
  if (INSTANCE.mail === 'mailbox') await expect.poll(mails).toBe(before + 1);
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(toast(page, /Welcome, Mpho/)).toBeVisible();
  await page.waitForURL('**/specialist/onboarding');

  await page
    .locator('summary')
    .and(page.getByLabel(/^Account of/))
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'Signed out successfully')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/auth/unified/sign-in');
  await signIn(page, email, 'Wrong-passphrase-0');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toHaveValue(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel(/^Email/)).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the reset email' }).click();
  await expect(toast(page, 'Password reset link sent to your email')).toBeVisible();
  await page.getByLabel(/^Code from the email/).fill(await codeFor(page, email));
  await page.getByLabel(/^New password/).fill(SECOND);
  await page.getByLabel(/^Confirm new password/).fill(SECOND);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.waitForURL('**/specialist/onboarding');

  await page.context().clearCookies();
  await page.goto('/auth/unified/sign-in');
  await signIn(page, email, FIRST);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await expect(page).toHaveURL(/unified\/sign-in/);
  await signIn(page, email, SECOND);
  await page.waitForURL('**/specialist/onboarding');
});

test('a wrong password and an unknown address are told with the same words', { tag: HOSTED }, async ({ page }) => {
  const said: (string | null)[] = [];
  for (const email of [DEMO_PATIENT, newAddress('nobody')]) {
    await page.goto('/auth/unified/sign-in');
    await signIn(page, email, 'Wrong-passphrase-0');
    const problem = page.getByRole('form', { name: 'Sign in' }).getByRole('alert');
    await expect(problem).toBeVisible();
    said.push(await problem.textContent());
  }
  expect(said[0]).toBe(said[1]);
});

test('that an address has an account is told by mail to its owner, and to nobody at sign-up', async ({ page }) => {
  await page.goto('/auth/unified/sign-up');
  await page.getByLabel(/^First name/).fill('Mpho');
  await page.getByLabel(/^Last name/).fill('Molefe');
  await page.getByLabel(/^Email/).fill(DEMO_PATIENT);
  await page.getByLabel(/^Password/).fill(FIRST);
  await page.getByLabel(/^Confirm password/).fill(FIRST);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/auth/verify-email');
  await expect(page.getByText('If you have an account with this address already, the email says so')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(page, DEMO_PATIENT))[0]?.subject)
    .toBe('You already have a Sawubona account');
});

test('whoever has no role chooses one, and its onboarding follows', { tag: HOSTED }, async ({ page }) => {
  const email = newAddress('norole');
  await page.goto('/auth/sign-up');
  await page.getByLabel('First name').fill('Thabo');
  await page.getByLabel('Last name').fill('Sithole');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(FIRST);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Verify email' }).click();
  await page.waitForURL('**/auth/role-selection');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please select a role to continue')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Patient/ })).toBeFocused();
  expect(await violationsEverywhere(page, 'role selection')).toEqual([]);
  await page.getByRole('radio', { name: /^Patient/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Thank you for selecting your role as a patient')).toBeVisible();
  await page.waitForURL('**/patient/onboarding');
});

// Every other address that is wanted is judged in the callback's own tests.
const REDIRECTS = [
  ['https://evil.example/steal', '/patient/dashboard'],
  ['/patient/appointments?show=past', '/patient/appointments?show=past'],
] as const;

for (const [wanted, reached] of sampled(REDIRECTS, 2)) {
  test(`signing in with redirect ${wanted} ends at ${reached}`, { tag: HOSTED }, async ({ page, origin }) => {
    await page.goto(`/auth/unified/sign-in?redirect=${encodeURIComponent(wanted)}`);
    await signIn(page, DEMO_PATIENT, DEMO_PASSWORD);
    await expect(toast(page, /^Welcome, Thandi/)).toHaveCount(1);
    await page.waitForURL(`${origin}${reached}`);
  });
}

// safety/redirects tries many such addresses in every run.
if (IS_LONG)
  test('a signed-in person who opens the callback with a foreign redirect stays here', { tag: HOSTED }, async ({
    open,
    origin,
  }) => {
    const page = await open('patient');
    await page.goto(`/auth/callback?redirect=${encodeURIComponent('https://evil.example/steal')}`);
    await page.waitForURL(`${origin}/patient/dashboard`);
    await page.goto(`/auth/callback?redirect=${encodeURIComponent('/find-specialist?language=isiZulu')}`);
    await page.waitForURL(`${origin}/find-specialist?language=isiZulu`);
  });
