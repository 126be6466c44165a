import { clientCode, watchIdentity, widgetCode } from '../fixtures/hosted';
import { expect, test } from '../fixtures/product';
import { sampled } from '../fixtures/sample';

const CLIENT = /\/static\/identity\/clerk-js@/;
const WIDGETS = /\/static\/identity\/ui@/;
const retry = 'Try again';

test('our own forms and the verification use the client alone', async ({ page }) => {
  const paths = watchIdentity(page);
  for (const path of sampled(['/auth/unified/sign-in', '/auth/unified/sign-up', '/auth/verify-email'], 2)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(widgetCode(paths)).toEqual([]);
  }
  expect(clientCode(paths).length).toBeGreaterThan(0);
});

test('the widget comes when it is wanted, inside the running application', async ({ page }) => {
  await page.goto('/auth/unified/sign-in');
  await page.waitForLoadState('networkidle');
  const paths = watchIdentity(page);
  await page.goto('/find-specialist');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(widgetCode(paths).length).toBeGreaterThan(0);
  expect(widgetCode(paths).every((path) => /@\d+\.\d+\.\d+\//.test(path))).toBe(true);
});

test('widget code that does not load says so in its place, and trying again mends it', async ({ page }) => {
  await page.route(WIDGETS, (route) => route.abort());
  await page.goto('/auth/patient/login');
  await expect(page.getByRole('alert')).toContainText('The sign-in service cannot be reached right now.');
  await expect(page.locator('h1:visible')).toHaveText(['Patient Sign In']);
  await page.unroute(WIDGETS);
  await page.getByRole('button', { name: retry }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
});

// The client tries for ten seconds before it gives up, so that the pages wait at the same time: one that needs a session,
// and beside it those with a widget or a form, each kind once for some cause.
const DOWN = [
  ['client whose script is blocked', CLIENT, ['/auth/unified/sign-in']],
  ['service that does not answer', /\/__clerk\/v1\//, ['/auth/patient/login', '/auth/verify-email']],
] as const;
// Each is the same to the host from the answer on that does not come.
for (const [what, address, beside] of sampled(DOWN, 2, 1)) {
  test(`an identity ${what} is told on the pages that need it, and trying again mends it`, async ({
    page,
    origin,
    quiet,
  }) => {
    quiet.expected.push(/failed_to_load_clerk_js/);
    const context = page.context();
    // In a browser that is driven the client takes no answer for an empty one; in a person's it says that it had none.
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
    // Without a session nobody asks the identity about a dashboard.
    await context.addCookies([{ name: '__client_uat', value: '1', url: origin }]);
    let isDown = true;
    await context.route(address, (route) => (isDown ? route.abort() : route.fallback()));
    await page.exposeFunction('mendIdentity', () => {
      isDown = false;
    });
    await page.goto('/patient/dashboard');
    const tabs = await Promise.all(
      beside.map(async (path) => {
        const tab = await context.newPage();
        await tab.goto(path);
        return tab;
      }),
    );
    for (const tab of [page, ...tabs]) {
      await expect(tab.getByRole('alert')).toContainText('cannot be reached right now', { timeout: 60_000 });
      await expect(tab.locator('h1:visible')).toHaveCount(1);
    }
    for (const tab of tabs) await tab.close();
    const again = page.getByRole('button', { name: retry });
    await expect(again).toBeEnabled();
    // In one step: the client tries again by itself, too, and the button goes once it gets an answer.
    await again.evaluate((button: HTMLElement) => {
      (window as unknown as { mendIdentity(): void }).mendIdentity();
      button.click();
    });
    // Nobody is signed in after all, and the dashboard leads to the sign-in.
    await expect(page.getByLabel('Email address')).toBeVisible();
  });
}

test('a public page stands without the identity', async ({ page, origin }) => {
  await page.context().addCookies([{ name: '__client_uat', value: '1', url: origin }]);
  await page.route(CLIENT, (route) => route.abort());
  await page.goto('/find-specialist');
  await expect(page.getByRole('list', { name: /Next openings of/ }).first()).toBeVisible();
});
