import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';

const ENTRIES = [
  { from: '/', label: 'Enter as a patient', role: 'patient', to: '/patient/dashboard' },
  { from: '/', label: 'Enter as a healthcare provider', role: 'specialist', to: '/specialist/onboarding' },
  { from: '/auth/sign-in', label: 'Enter as a demo patient', role: 'patient', to: '/patient/dashboard' },
  {
    from: '/auth/unified/sign-in',
    label: 'Enter as a demo healthcare provider',
    role: 'specialist',
    to: '/specialist/onboarding',
  },
] as const;

for (const { from, label, role, to } of ENTRIES) {
  test(`“${label}” on ${from} leads to ${to} and says so`, async ({ page }) => {
    await page.goto(from);
    await page.getByRole('button', { name: label, exact: true }).click();
    await page.waitForURL(`**${to}`);
    await expect(toast(page, `Entered as ${role} for demo purposes`)).toBeVisible();
    await expect(page.locator('h1:visible')).toHaveCount(1);
    await page.reload();
    await expect(page).toHaveURL((url) => url.pathname === to);
    await expect(page.locator('summary').and(page.getByLabel(/^Account of/))).toBeVisible();
  });
}

test('a demo patient changes into a demo provider and out again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Enter as a patient' }).click();
  await page.waitForURL('**/patient/dashboard');
  await page.goto('/');
  await page.getByRole('button', { name: 'Enter as a healthcare provider' }).click();
  await page.waitForURL('**/specialist/onboarding');
  await page
    .locator('summary')
    .and(page.getByLabel(/^Account of/))
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(toast(page, 'Signed out successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});
