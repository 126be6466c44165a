import type { Page } from '@playwright/test';
import { codeFor, DEMO_PATIENT, mailsTo, newAddress } from '../fixtures/accounts';
import { hold } from '../fixtures/held';
import { fillPatientOnboarding, NEW_PASSWORD, toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { broken, refusal, whileAnswered } from '../fixtures/refusals';
import { openAs, pendingSignUp, quickAccount } from '../fixtures/visitors';

const SIGN_INS = /\/__clerk\/v1\/client\/sign_ins/;
const SIGN_UPS = /\/__clerk\/v1\/client\/sign_ups/;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const problem = (page: Page, text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

test('sign-in: what is missing, what is refused, what is not verified', async ({ open }) => {
  const page = await open('guest');
  const pending = await pendingSignUp(await open('guest'), 'Busi');
  await page.goto('/auth/unified/sign-in');
  await press(page, 'Sign in');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await page.getByLabel(/^Email/).fill(pending);
  await page.getByLabel(/^Password/).fill('Wrong-passphrase-0');
  await whileAnswered(page, SIGN_INS, broken, async () => {
    await press(page, 'Sign in');
    await problem(page, 'Authentication failed. Please check your credentials and try again.');
  });
  await whileAnswered(page, SIGN_INS, refusal('unheard_of'), async () => {
    await press(page, 'Sign in');
    await problem(page, 'Failed to sign in. Please check your credentials.');
  });
  await whileAnswered(page, SIGN_INS, refusal('x', 'This email not verified yet'), async () => {
    await press(page, 'Sign in');
    await problem(page, 'Email not verified. Please check your inbox for the verification link or request a new one.');
  });
  await page.getByLabel(/^Email/).fill('');
  await press(page, 'Resend verification email');
  await problem(page, 'Please enter your email address first');
  await page.getByLabel(/^Email/).fill(pending);
  await whileAnswered(page, /\/auth\/v1\/resend/, broken, async () => {
    await press(page, 'Resend verification email');
    await problem(page, 'Failed to send verification email');
  });
  await press(page, 'Resend verification email');
  await expect(toast(page, 'Verification email sent! Please check your inbox.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(page, pending)).length).toBe(1);
});

test('a forgotten password: the mail that fails, the code that fails, the password that is set', async ({ open }) => {
  const page = await open('guest');
  const email = await quickAccount(await open('guest'), 'Neo', { role: 'patient', onboardingCompleted: false });
  await page.goto('/auth/unified/sign-in');
  await page.getByLabel(/^Email/).fill(email);
  await press(page, 'Forgot your password?');
  await whileAnswered(page, SIGN_INS, refusal('unheard_of'), async () => {
    await press(page, 'Send the reset email');
    await expect(toast(page, 'Failed to send password reset link')).toBeVisible();
    await problem(page, 'Failed to process forgot password request. Please try again.');
  });
  await press(page, 'Send the reset email');
  await expect(toast(page, /^Password reset link sent to your email$/)).toBeVisible();
  await expect(page.getByText('Password reset link sent to your email.', { exact: false }).first()).toBeVisible();
  await page.getByLabel(/^New password/).fill('Another-passphrase-7');
  await page.getByLabel(/^Confirm new password/).fill('Another-passphrase-7');
  await page.getByLabel(/^Code from the email/).fill('000000');
  await press(page, 'Set the new password');
  await problem(page, 'That code does not match.');
  await expect(toast(page, /^Failed to reset password$/)).toBeVisible();
  await page.getByLabel(/^Code from the email/).fill(await codeFor(page, email));
  await whileAnswered(page, SIGN_INS, refusal('unheard_of'), async () => {
    await press(page, 'Set the new password');
    await problem(page, 'Failed to reset password. Please try again.');
  });
  await press(page, 'Set the new password');
  await expect(toast(page, /^Password has been reset$/)).toBeVisible();
  await page.waitForURL('**/patient/onboarding');
});

async function fillSignUp(page: Page, email: string, password = NEW_PASSWORD): Promise<void> {
  await page.getByLabel(/^First name/).fill('Mpho');
  await page.getByLabel(/^Last name/).fill('Molefe');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
}

test('sign-up: what is refused, and the verification that fails in every way', async ({ open }) => {
  const page = await open('guest');
  const email = newAddress('mpho');
  await page.goto('/auth/unified/sign-up');
  await fillSignUp(page, email);
  await whileAnswered(page, SIGN_UPS, broken, async () => {
    await press(page, 'Create account');
    await problem(page, 'Registration failed. Please try again.');
  });
  await whileAnswered(page, SIGN_UPS, refusal('unheard_of'), async () => {
    await press(page, 'Create account');
    await problem(page, 'Failed to sign up. Please check your credentials.');
  });
  await fillSignUp(page, email, 'Password1');
  await press(page, 'Create account');
  await expect(page.getByText(/guess|common|leak|breach/i).first()).toBeVisible();
  await expect(page).toHaveURL(/unified\/sign-up/);
  await fillSignUp(page, email);
  await press(page, 'Create account');
  await expect(
    toast(page, 'Account created successfully! Please check your email to verify your account.'),
  ).toBeVisible();
  await page.waitForURL('**/auth/verify-email');
  // A reload keeps the step, and forgets the wait between two mails.
  await page.reload();
  await whileAnswered(page, SIGN_UPS, refusal('unheard_of'), async () => {
    await press(page, 'Resend Verification Email');
    await problem(page, 'Failed to resend verification email. Please try again.');
  });
  await press(page, 'Resend Verification Email');
  await expect(toast(page, /^Verification email sent$/)).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Verification code' });
  await code.fill('000000');
  await press(page, 'Verify email');
  await problem(page, 'That code does not match.');
  await code.fill(await codeFor(page, email));
  await whileAnswered(page, SIGN_UPS, refusal('unheard_of'), async () => {
    await press(page, 'Verify email');
    await problem(page, 'Failed to verify email. Please try again.');
  });
  await press(page, 'Verify email');
  await page.waitForURL('**/patient/onboarding');
});

test('where only the provider’s own form serves, both of ours say so and lead there', async ({ open }) => {
  const page = await open('guest');
  await page.goto('/auth/unified/sign-in');
  await page.getByLabel(/^Email/).fill(DEMO_PATIENT);
  await page.getByLabel(/^Password/).fill(NEW_PASSWORD);
  await whileAnswered(page, SIGN_INS, refusal('strategy_for_user_invalid'), async () => {
    await press(page, 'Sign in');
    await expect(toast(page, 'Sign in is handled through the Clerk UI')).toBeVisible();
  });
  await page.goto('/auth/unified/sign-up');
  await fillSignUp(page, newAddress('mpho'));
  await whileAnswered(page, SIGN_UPS, refusal('form_password_not_allowed'), async () => {
    await press(page, 'Create account');
    await expect(toast(page, 'Sign up is handled through the Clerk UI')).toBeVisible();
  });
});

test('the callback says what it does, and what failed; the verification screen when it knows no address', async ({
  open,
}) => {
  const page = await open('guest');
  const { letGo } = await hold(page, /\/__clerk\/v1\/client\?/);
  await page.goto('/auth/callback?error=access_denied');
  await expect(page.getByText('Completing your sign in...')).toBeVisible();
  letGo();
  await expect(toast(page, 'Authentication error. Please try again.')).toBeVisible();
  await page.waitForURL('**/auth/sign-in');
  await page.goto('/auth/verify-email');
  await press(page, 'Resend Verification Email');
  await problem(page, 'Email address is missing. Please go back and try again.');
});

test('a role that cannot be stored is said, kept chosen, and stored at the next press', async ({ open }) => {
  const page = await openAs('noRole', open);
  await page.goto('/auth/role-selection');
  await press(page, 'Continue');
  await problem(page, 'Please select a role to continue');
  await page.getByRole('radio', { name: /^Patient/ }).check();
  await whileAnswered(page, /\/rest\/v1\/rpc\/choose_role/, broken, async () => {
    await press(page, 'Continue');
    await problem(page, 'Failed to set your role. Please try again.');
  });
  await expect(page.getByRole('radio', { name: /^Patient/ })).toBeChecked();
  await press(page, 'Continue');
  await expect(toast(page, 'Thank you for selecting your role as a patient')).toBeVisible();
  await page.waitForURL('**/patient/onboarding');
});

test('onboarding that fails in its first half or in its second loses nothing; so does a sign-out', async ({ open }) => {
  const page = await openAs('newP', open);
  await page.goto('/patient/onboarding');
  await fillPatientOnboarding(page);
  const complete = () => press(page, 'Complete Onboarding');
  await whileAnswered(page, /\/rest\/v1\/rpc\/complete_patient_onboarding/, broken, async () => {
    await complete();
    await expect(toast(page, 'Onboarding Failed')).toContainText(
      'There was an error completing your onboarding. Please try again.',
    );
  });
  await expect(page.getByLabel(/^Address/)).toHaveValue('12 Long Street, Cape Town');
  const failure = toast(page, /^Failed to complete onboarding$/);
  await whileAnswered(page, /\/__clerk\/v1\/me\/metadata/, refusal('unheard_of'), async () => {
    await complete();
    // Under the pointer it stays, so that only what puts it right takes it away.
    await failure.hover();
  });
  await page.getByRole('button', { name: 'Complete Onboarding' }).press('Enter');
  await expect(toast(page, 'Onboarding Complete')).toContainText('Onboarding completed successfully');
  await expect(failure).toHaveCount(0);
  // The pointer would hold whatever notification comes to stand below it, in front of the account's menu.
  await page.mouse.move(0, 0);
  await page.waitForURL('**/patient/dashboard');

  const signOut = async () => {
    await page
      .locator('summary')
      .and(page.getByLabel(/^Account of/))
      .click();
    await press(page, 'Sign out');
  };
  await whileAnswered(page, /\/__clerk\/v1\/client\/sessions/, refusal('unheard_of'), async () => {
    await signOut();
    await expect(toast(page, 'Failed to log out. Please try again.')).toBeVisible();
  });
  await expect(page).toHaveURL(/\/patient\/dashboard$/);
  await page.keyboard.press('Escape');
  await page.reload();
  await signOut();
  await expect(toast(page, 'Signed out successfully')).toBeVisible();
});
