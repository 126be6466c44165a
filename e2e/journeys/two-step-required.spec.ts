import type { Page } from '@playwright/test';
import { setUpAuthenticator, signInHere, signUpHere } from '../fixtures/account-security';
import { DEMO_OPERATOR, DEMO_PASSWORD, DEMO_PATIENT, DEMO_SPECIALIST } from '../fixtures/accounts';
import type { Authenticator } from '../fixtures/authenticator';
import { type CallData, callData } from '../fixtures/call-data';
import { type Services, startOwnProduct } from '../fixtures/own-product';
import { expect, test as ofProduct } from '../fixtures/product';
import { sampled } from '../fixtures/sample';
import { newPerson, quickAccount } from '../fixtures/visitors';

/** A product whose database asks specialists, operators and staff for a second factor, beside the one of the run. */
const test = ofProduct.extend<object, { strict: Services }>({
  strict: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern.
    async ({}, use) => {
      const strict = await startOwnProduct({ TWO_STEP_REQUIRED: 'specialist,operator,staff' });
      await use(strict);
      await strict.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: async ({ strict }, use) => use(strict.url),
});

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Set up two-step sign-in' });

async function finish(page: Page): Promise<Authenticator> {
  const { app, codes } = await setUpAuthenticator(page);
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have saved them, continue' }).click();
  return app;
}

/** Asks the database itself, with a token of this browser's session and no page between. */
async function refusesDirectly(call: CallData, work: string): Promise<void> {
  await expect(call(work)).rejects.toThrow('auth.secondFactorNeeded');
}

test('a specialist sets it up before any page of their work, and is asked for a code from then on', async ({
  open,
}) => {
  const page = await open('guest');
  await signInHere(page, DEMO_SPECIALIST, DEMO_PASSWORD, '/specialist/appointments?show=past');
  await expect(heading(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('health details', { exact: false })).toBeVisible();
  const byPassword = await callData(page);
  await refusesDirectly(byPassword, 'my_patients');
  // Other pages of their work lead back here, and none of it goes in circles.
  for (const path of sampled(['/specialist/dashboard', '/specialist/account-settings', '/specialist/patients'], 3)) {
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
  }
  // Their own account and public pages stay open.
  await page.goto('/auth/security');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeVisible();
  await page.goto('/find-specialist');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a specialist' })).toBeVisible();
  await page.goto('/specialist/appointments?show=past');
  await expect(heading(page)).toBeVisible();
  const app = await finish(page);
  await page.waitForURL('**/specialist/appointments?show=past', { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Appointments' })).toBeVisible();
  // A session that was opened before it stays without; one of now has it.
  await refusesDirectly(byPassword, 'my_patients');
  const proven = await callData(page);
  expect(await proven('second_factor')).toBe('proven');
  expect(Array.isArray(await proven('my_patients'))).toBe(true);
  await page.goto('/specialist/account-settings');
  await expect(page.getByText('You signed in here with two steps.')).toBeVisible();

  const next = await open('guest');
  await signInHere(next, DEMO_SPECIALIST, DEMO_PASSWORD, '/specialist/dashboard');
  await next.getByLabel(/^Authenticator code/).fill(await app.next());
  await next.keyboard.press('Enter');
  await next.waitForURL('**/specialist/dashboard', { timeout: 30_000 });
  await next.reload();
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(next.url()).pathname).toBe('/specialist/dashboard');
});

test('an operator finds the desk behind it', async ({ open }) => {
  const page = await open('guest');
  await signInHere(page, DEMO_OPERATOR, DEMO_PASSWORD, '/desk');
  await expect(heading(page)).toBeVisible({ timeout: 30_000 });
  await refusesDirectly(await callData(page), 'desk_overview');
  await finish(page);
  await page.waitForURL('**/desk', { timeout: 30_000 });
});

test('whoever signs up as a specialist sets it up on the way to onboarding', async ({ open }) => {
  const page = await open('guest');
  await signUpHere(page, 'specialist', 'Sizwe');
  await expect(heading(page)).toBeVisible({ timeout: 60_000 });
  await finish(page);
  await page.waitForURL('**/specialist/onboarding', { timeout: 30_000 });
});

test('it can be left by signing out, and patients are not asked', async ({ open }) => {
  const page = await open('guest');
  await quickAccount(page, 'Ayanda', newPerson('specialist'));
  await page.goto('/specialist/onboarding');
  await expect(heading(page)).toBeVisible({ timeout: 60_000 });
  // The page stands: what still came would move the button from under the press.
  await expect(page.getByRole('img', { name: 'Picture to scan with the authenticator app' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await signInHere(page, DEMO_PATIENT, DEMO_PASSWORD, '/patient/dashboard');
  await page.waitForURL('**/patient/dashboard', { timeout: 30_000 });
});
