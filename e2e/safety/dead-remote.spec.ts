import type { Page } from '@playwright/test';
import { deployWithManifest, entryOf, filesOf, pageChunksOf, pointToMissingBuild } from '../fixtures/deployment';
import { expect, test, type Visitor } from '../fixtures/product';
import { IS_LONG, sampled } from '../fixtures/sample';

const SECTIONS: readonly {
  remote: 'public' | 'auth' | 'patient' | 'specialist' | 'visit';
  visitor: Visitor;
  path: string;
}[] = [
  { remote: 'public', visitor: 'guest', path: '/find-specialist' },
  { remote: 'auth', visitor: 'guest', path: '/auth/unified/sign-in' },
  { remote: 'patient', visitor: 'patient', path: '/patient/appointments' },
  { remote: 'specialist', visitor: 'specialist', path: '/specialist/appointments' },
  { remote: 'visit', visitor: 'patient', path: '/consultation/00000000-0000-4000-8000-000000000000' },
];

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** The section says it did not load, at its own place and under its own title, and nothing else is gone. */
async function expectSectionDown(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('This section did not load');
  await expect(retry(page)).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Sawubona, start page' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /112/ }).first()).toBeVisible();
}

/** A page of another section opens in the shell that is running, without a new document. */
async function expectShellAlive(page: Page, remote: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  if (remote === 'public') await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  else await page.getByRole('link', { name: 'Sawubona, start page' }).first().click();
  await page.waitForURL(remote === 'public' ? '**/auth/sign-in' : (url) => url.pathname === '/');
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await expect(retry(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
}

async function expectRecovery(page: Page): Promise<void> {
  await retry(page).click();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText('This section did not load')).toHaveCount(0);
}

// A public one and one that needs a session in every run: the host loads all of them alike.
for (const { remote, visitor, path } of sampled(SECTIONS, 3)) {
  test(`a dead ${remote} remote is only that section's failure, and trying again mends it`, async ({ open }) => {
    const page = await open(visitor);
    await page.route(filesOf(remote), (route) => route.abort());
    await page.goto(path);
    await expectSectionDown(page);
    await expectShellAlive(page, remote);
    await expectSectionDown(page);
    await page.unroute(filesOf(remote));
    await expectRecovery(page);
  });
}

test('a page chunk that fails while the remote lives is mended by trying again', async ({ page }) => {
  await page.route(pageChunksOf('public'), (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/find-specialist');
  await expectSectionDown(page);
  await page.unroute(pageChunksOf('public'));
  await expectRecovery(page);
});

// In every run: load-page.test.ts.
if (IS_LONG)
  test('a remote that never answers counts as down after its time', async ({ page }) => {
    await page.clock.install();
    await page.route(filesOf('public'), () => new Promise(() => undefined));
    await page.goto('/find-specialist', { waitUntil: 'commit' });
    await expect(page.getByText('This section did not load')).toHaveCount(0);
    await expect(page.locator('main')).toBeVisible();
    // Two tries, each with its own time; when the second one is made is the page's matter.
    const down = page.getByText('This section did not load');
    await expect.poll(() => page.clock.runFor(10_100).then(() => down.isVisible())).toBe(true);
    await expectSectionDown(page);
    await page.unroute(filesOf('public'));
    await expectRecovery(page);
  });

for (const [what, files] of [
  ['entry', entryOf('public')],
  ['page', pageChunksOf('public')],
] as const) {
  test(`a tampered ${what} of a remote is refused and never runs`, async ({ page }) => {
    let delivered = 0;
    await page.route(files, async (route) => {
      const response = await route.fetch();
      delivered += 1;
      // Whoever tampers on the way is gone later: nothing of it stays in the browser's cache.
      const headers = { ...response.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ response, headers, body: `${await response.text()};window.tampered=true;` });
    });
    await page.goto('/find-specialist');
    await expectSectionDown(page);
    expect(delivered).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await page.unroute(files);
    await expectRecovery(page);
  });
}

test('a remote of another contract is not available, and trying again mends it once another build is live', async ({
  page,
}) => {
  await deployWithManifest(page, 'public', (code) => code.replace('contracts:[2,2]', 'contracts:[3,3]'));
  await page.goto('/find-specialist');
  await expect(page.getByRole('alert')).toContainText('This section is not available right now');
  await expectShellAlive(page, 'public');
  // To open the page anew would show the same, so it is not offered.
  await retry(page).click();
  await expect(page.getByRole('alert')).toContainText('This section is not available right now');
  await page.unrouteAll();
  await retry(page).click();
  await expect(page.getByRole('list', { name: /Next openings of/ }).first()).toBeVisible();
});

// In every run: two-teams.spec.ts deploys one.
if (IS_LONG)
  test('a remote deployed anew is taken over when its hashes are right', async ({ page }) => {
    await deployWithManifest(page, 'public', (code) => `${code}\nwindow.deployedAnew=true;`);
    await page.goto('/find-specialist');
    await expect(page.getByRole('list', { name: /Next openings of/ }).first()).toBeVisible();
    expect(await page.evaluate(() => 'deployedAnew' in window)).toBe(true);
  });

// In every run: a dead remote of the walks above.
if (IS_LONG)
  test('a registry that points to a missing build is only that section’s failure', async ({ page }) => {
    await pointToMissingBuild(page, 'public');
    await page.goto('/find-specialist');
    await expectSectionDown(page);
    await expectShellAlive(page, 'public');
    // Coming back loads the section again: what is taken away before that has failed would mend it without a press.
    await expectSectionDown(page);
    await page.unrouteAll();
    await expectRecovery(page);
  });

test('the landing page stays and its links and form work while its remote is dead', async ({ page }) => {
  await page.route(filesOf('public'), (route) => route.abort());
  const lastTry = page.waitForRequest((request) => request.url().includes('retry=1'));
  await page.goto('/');
  await lastTry;
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/doctor who sees you/i);
  await expect(page.getByText('This section did not load')).toHaveCount(0);
  // What only the remote can fill says so, instead of being counted for ever.
  const numbers = page.getByRole('region', { name: 'In numbers' });
  await expect(numbers.getByRole('status')).toContainText('This part did not load');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.unroute(filesOf('public'));
  await numbers.getByRole('button', { name: 'Try again' }).click();
  await expect(numbers.getByRole('status')).toContainText(/^Counted /);
  await expect(numbers.getByRole('status')).toBeFocused();
  await page.route(filesOf('public'), (route) => route.abort());
  await page.goto('/');
  await expect(numbers.getByRole('status')).toContainText('This part did not load');
  await page.getByLabel('Who should help?').selectOption({ label: 'Cardiology' });
  await page.getByRole('button', { name: 'See openings' }).click();
  await page.waitForURL(/\/find-specialist\?.*specialty=cardiology/);
  await expectSectionDown(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/auth/sign-in');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
