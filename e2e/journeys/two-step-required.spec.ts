import type { Page } from '@playwright/test';
import { setUpAuthenticator, signInHere, signUpHere } from '../fixtures/account-security';
import { DEMO_PASSWORD, DEMO_PATIENT, DEMO_SPECIALIST } from '../fixtures/accounts';
import type { Authenticator } from '../fixtures/authenticator';
import { type Services, startOwnProduct } from '../fixtures/own-product';
import { toast } from '../fixtures/people';
import { expect, test as ofProduct } from '../fixtures/product';
import { sampled } from '../fixtures/sample';
import { newPerson, quickAccount } from '../fixtures/visitors';

/** A product that wants two-step sign-in of specialists, beside the one of the run. */
const test = ofProduct.extend<object, { strict: Services }>({
  strict: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern.
    async ({}, use) => {
      const strict = await startOwnProduct({ TWO_STEP_REQUIRED: 'specialist' });
      await use(strict);
      await strict.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: async ({ strict }, use) => use(strict.url),
});

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Set up two-step sign-in' });

/** What the page asks of the backend's sign-in from now on. */
function watchExchanges(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/\/auth\/v1\/token|\/tokens\/supabase/.test(request.url())) seen.push(request.url());
  });
  return seen;
}

async function finish(page: Page): Promise<Authenticator> {
  const { app, codes } = await setUpAuthenticator(page);
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have saved them, continue' }).click();
  return app;
}

test('a specialist sets it up before anything else, and is asked for a code from then on', async ({ open }) => {
  const page = await open('guest');
  const exchanges = watchExchanges(page);
  await signInHere(page, DEMO_SPECIALIST, DEMO_PASSWORD, '/specialist/appointments?show=past');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('health details', { exact: false })).toBeVisible();
  // Other pages lead back here, and none of it goes in circles.
  for (const path of sampled(['/specialist/dashboard', '/auth/security', '/auth/role-selection', '/auth/sign-in'], 4)) {
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
  }
  // Public pages stay open.
  await page.goto('/find-specialist');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a specialist' })).toBeVisible();
  expect(exchanges).toEqual([]);
  await page.goto('/specialist/appointments?show=past');
  await expect(heading(page)).toBeVisible();
  const app = await finish(page);
  await page.waitForURL('**/specialist/appointments?show=past', { timeout: 30_000 });
  await expect(toast(page, /^Welcome, /)).toBeVisible();
  expect(exchanges.length).toBeGreaterThan(0);

  await page.goto('/auth/security');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-step sign-in is required for your account, so it stays on.')).toBeVisible();

  const next = await open('guest');
  await signInHere(next, DEMO_SPECIALIST, DEMO_PASSWORD, '/specialist/dashboard');
  await next.getByLabel(/^Authenticator code/).fill(await app.next());
  await next.keyboard.press('Enter');
  await next.waitForURL('**/specialist/dashboard', { timeout: 30_000 });
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
