import { expect, test } from '../fixtures/product';
import { openAs, pendingSignUp } from '../fixtures/visitors';
import { take } from './take';

const OWN = { 'sign-in': '/auth/unified/sign-in', 'sign-up': '/auth/unified/sign-up' };
const HOSTED = {
  'hosted-sign-in': '/auth/sign-in',
  'hosted-sign-up': '/auth/sign-up',
  'patient-login': '/auth/patient/login',
  'patient-signup': '/auth/patient/signup',
  'specialist-login': '/auth/specialist/login',
  'specialist-signup': '/auth/specialist/signup',
};

for (const [screen, path] of Object.entries(OWN)) {
  test(screen, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await take(page, screen);
    await page.getByRole('button', { name: screen === 'sign-in' ? 'Sign in' : 'Create account', exact: true }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await take(page, `${screen}-refused`);
  });
}

for (const [screen, path] of Object.entries(HOSTED)) {
  test(screen, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main').getByLabel(/email/i).first()).toBeVisible();
    await take(page, screen);
  });
}

test('verify-email', async ({ page }) => {
  await pendingSignUp(page, 'Mpho');
  await page.goto('/auth/verify-email');
  await expect(page.getByRole('textbox', { name: 'Verification code' })).toBeVisible();
  await take(page, 'verify-email');
  await page.goto('/auth/verification-pending');
  await take(page, 'verification-pending');
});

test('role-selection', async ({ open }) => {
  const page = await openAs('noRole', open);
  await page.goto('/auth/role-selection');
  await take(page, 'role-selection');
});
