import type { Page } from '@playwright/test';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';

const account = (page: Page) => page.locator('summary').and(page.getByLabel(/^Account of/));

/** Presses the button on a page, and is that person afterwards, a reload later as well. */
async function enter(page: Page, from: string, label: string, role: 'patient' | 'specialist'): Promise<void> {
  const to = role === 'patient' ? '/patient/dashboard' : '/specialist/onboarding';
  await page.goto(from);
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect(toast(page, `Entered as ${role} for demo purposes`)).toBeVisible();
  await page.waitForURL(`**${to}`);
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await page.reload();
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === to);
}

test('on the start page one enters as a demo patient, changes into a demo provider, and out again', async ({
  page,
}) => {
  await enter(page, '/', 'Enter as a patient', 'patient');
  await enter(page, '/', 'Enter as a healthcare provider', 'specialist');
  await account(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'Signed out successfully')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});

// The same button as on the start page, which is pressed in every run.
if (IS_LONG)
  test('both sign-in pages offer the demonstration as well', async ({ page }) => {
    await enter(page, '/auth/sign-in', 'Enter as a demo patient', 'patient');
    await page.context().clearCookies();
    await enter(page, '/auth/unified/sign-in', 'Enter as a demo healthcare provider', 'specialist');
  });
