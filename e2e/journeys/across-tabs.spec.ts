import type { Page } from '@playwright/test';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { quickAccount } from '../fixtures/visitors';

const PATIENT = { role: 'patient', onboardingCompleted: false };
const account = (page: Page) => page.locator('summary').and(page.getByLabel(/^Account of/));

async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Everything of this origin that outlives a page, as one text. */
async function keptIn(page: Page): Promise<string> {
  const stores = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return { ...localStorage, ...sessionStorage, databases, caches, html: document.documentElement.outerHTML };
  });
  const cookies = (await page.context().cookies()).filter(({ name }) => !name.startsWith('__client'));
  return JSON.stringify({ stores, cookies });
}

test('of two people one after the other nothing of the first is left for the second, nor on the way back', async ({
  open,
}) => {
  const page = await open('guest');
  const first = await quickAccount(page, 'Lerato', PATIENT);
  await page.goto('/patient/dashboard');
  await expect(account(page)).toBeVisible();
  await page.goto('/patient/onboarding');
  await page.getByLabel(/^Address/).fill('7 Secret Street');
  await expect(account(page)).toHaveAttribute('aria-label', 'Account of Lerato Dube');
  const userId = await page.evaluate(() => {
    const { user } = (window as unknown as { Clerk: { user: { id: string } } }).Clerk;
    return user.id;
  });
  await signOut(page);
  await expect(toast(page, 'Signed out successfully')).toBeVisible();
  const left = await keptIn(page);
  for (const trace of [first, 'Lerato', '7 Secret Street', userId, 'access_token', 'preferredRole'])
    expect(left, trace).not.toContain(trace);
  // Nor does the way back show anything of them.
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await page.waitForURL(/\/auth\/sign-in\?redirect=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByText('Lerato')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Complete Onboarding' })).toHaveCount(0);
  }

  await quickAccount(page, 'Sizwe', PATIENT);
  await page.goto('/patient/onboarding');
  await expect(account(page)).toHaveAttribute('aria-label', 'Account of Sizwe Dube');
  await expect(page.getByLabel(/^Address/)).toHaveValue('');
  const after = await keptIn(page);
  for (const trace of [first, 'Lerato', '7 Secret Street', userId]) expect(after, trace).not.toContain(trace);
});

test('a sign-in in another tab is noticed as soon as this one is looked at', async ({ open }) => {
  const page = await open('guest');
  await page.goto('/find-specialist');
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  const other = await page.context().newPage();
  await quickAccount(other, 'Zodwa', PATIENT);
  await other.goto('/patient/onboarding');
  await expect(account(other)).toBeVisible();
  // A browser without a window never hides a tab, so that the moment of looking is told by hand.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(account(page)).toHaveAttribute('aria-label', 'Account of Zodwa Dube');
  await signOut(other);
  await expect(account(page)).toHaveCount(0);
});

// The keeper’s and the forms’ own tests take and forget it.
if (IS_LONG)
  test('the preferred role is taken from path and query, kept, and forgotten with the sign-out', async ({ open }) => {
    const page = await open('guest');
    const kept = () => page.evaluate(() => localStorage.getItem('preferredRole'));
    await page.goto('/auth/specialist/login');
    await expect.poll(kept).toBe('specialist');
    await page.goto('/auth/unified/sign-up');
    await expect(page.getByRole('radio', { name: 'Healthcare Provider' })).toBeChecked();
    await page.goto('/auth/unified/sign-up?role=patient');
    await expect(page.getByRole('radio', { name: 'Patient' })).toBeChecked();
    await expect.poll(kept).toBe('patient');
    await page.goto('/auth/specialist/signup');
    await expect.poll(kept).toBe('specialist');
    await quickAccount(page, 'Kagiso', PATIENT);
    await page.goto('/patient/onboarding');
    await expect(account(page)).toBeVisible();
    await signOut(page);
    await expect.poll(kept).toBeNull();
  });
