import type { Page } from '@playwright/test';
import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';
import { expect, test } from '../fixtures/product';
import { sampled } from '../fixtures/sample';
import { goInside, quickAccount } from '../fixtures/visitors';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;
const PUBLIC = ROWS.filter((row) => row.access === 'anyone' && row.owner !== 'auth');
/** Words that only stand in the identity provider's code, its React package's included. */
const IDENTITY_CODE = /__internal_clerk|ClerkProvider|clerk-js/;

/** What of the identity a page asks for: calls, and scripts with the provider's code. */
function watchIdentity(page: Page): () => Promise<string[]> {
  const found: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/__clerk')) found.push(Promise.resolve(pathname));
    else if (response.request().resourceType() === 'script') {
      const text = response.text().catch(() => '');
      found.push(text.then((code) => (IDENTITY_CODE.test(code) ? `code in ${pathname}` : '')));
    }
  });
  return async () => (await Promise.all(found)).filter((line) => line !== '');
}

async function walkPublicPages(page: Page, rows = sampled(PUBLIC, 4)): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const row of rows) {
    await goInside(page, row.path);
    await expect(page, row.path).toHaveTitle(`${row.title} · Sawubona`);
    await expect(page.locator('h1:visible'), row.path).toHaveCount(1);
    // Outside of the application now.
    if (row.document === true) await page.goto('/', { waitUntil: 'networkidle' });
  }
  await page.goto('/find-specialist', { waitUntil: 'networkidle' });
}

test('no public page loads identity code for a visitor without a session', async ({ open }) => {
  expect(PUBLIC.length).toBeGreaterThan(10);
  const page = await open('guest');
  const identityOf = watchIdentity(page);
  await walkPublicPages(page);
  expect(await identityOf()).toEqual([]);
  // The watch is alive: signing in does load it.
  await page.goto('/auth/unified/sign-in');
  const loaded = async () => (await identityOf()).join('\n');
  await expect.poll(loaded).toContain('/__clerk/v1/client');
  expect(await loaded()).toContain('code in ');
});

test('nor after somebody has signed out', async ({ open }) => {
  const page = await open('guest');
  await quickAccount(page, 'Nomsa', { role: 'patient', onboardingCompleted: false });
  await page.goto('/patient/onboarding');
  await page
    .locator('summary')
    .and(page.getByLabel(/^Account of/))
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const fresh = await page.context().newPage();
  const identityOf = watchIdentity(fresh);
  // What a page loads does not depend on who was here before, but for what the whole application does.
  await walkPublicPages(fresh, PUBLIC.slice(0, 3));
  expect(await identityOf()).toEqual([]);
});
