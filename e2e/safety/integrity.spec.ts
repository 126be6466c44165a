import type { Page, Route } from '@playwright/test';
import { pointAt } from '../fixtures/deployment';
import { expect, test } from '../fixtures/product';
import { sampled } from '../fixtures/sample';

/** Documents of every kind: drawn beforehand, with an empty root, with names of what they ask for, and the emergency page. */
const DOCUMENTS = ['/', '/auth/patient/login', '/find-specialist', '/symptom-checker', '/emergency-care'];

const hostScripts = /\/static\/js\/[^/]+\.js$/;
const startOfHost = /\/static\/js\/index\.\w+\.js$/;

/** Sends something else than what was built, as somebody on the way could. */
async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = { ...response.headers(), 'cache-control': 'no-store' };
  await route.fulfill({ response, headers, body: `window.tampered=true;${await response.text()}` });
}

async function expectNotStarted(page: Page): Promise<void> {
  const notice = page.locator('#unstarted');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('This page has not started');
  await expect(notice.getByRole('link', { name: '112', exact: true })).toHaveAttribute('href', 'tel:112');
  await expect(notice.getByRole('link', { name: '10177', exact: true })).toHaveAttribute('href', 'tel:10177');
  await expect(notice.getByRole('link', { name: 'what to do now' })).toHaveAttribute('href', '/emergency-care');
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
}

test('every script and style that a document names has its hash there', async ({ page }) => {
  const { remotes } = await (await page.request.get('/remotes.json')).json();
  for (const pointer of Object.values(remotes)) expect(pointer).toHaveProperty('integrity');
  for (const path of DOCUMENTS) {
    const html = await (await page.request.get(path)).text();
    const unguarded = await page.evaluate((text) => {
      const files = 'script[src], link[rel="stylesheet"], link[as="script"], link[as="style"]';
      return [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll(files)]
        .filter((one) => !/^sha256-.{43}=$/.test(one.getAttribute('integrity') ?? ''))
        .map((one) => one.outerHTML);
    }, html);
    expect(unguarded, path).toEqual([]);
  }
});

const NOT_STARTED = [
  ['was changed on the way', startOfHost, tamper],
  ['needs a library that was changed on the way', /\/static\/js\/lib-react\.\w+\.js$/, tamper],
  ['is missing', startOfHost, (route: Route) => route.fulfill({ status: 404, body: '' })],
  ['is blocked by a network', hostScripts, (route: Route) => route.abort()],
] as const;
// Half of each kind in every run, all in the long one: the code has no case of its own for any of them.
for (const [what, files, answer] of sampled(NOT_STARTED, 2)) {
  test(`a page whose program ${what} says so at once and shows the emergency numbers`, async ({ page }) => {
    await page.route(files, answer);
    await page.goto('/find-specialist');
    await expectNotStarted(page);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find a specialist' })).toBeVisible();
    await expect(page.locator('#unstarted')).toHaveCount(0);
  });
}

test('a page whose program breaks while it starts says so at once and shows the emergency numbers', async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/broken at start/);
  await page.addInitScript(() => {
    // The router asks for this before anything is drawn.
    history.replaceState = () => {
      throw new Error('broken at start');
    };
  });
  await page.goto('/find-specialist');
  await expectNotStarted(page);
});

test('a page of which nothing can be drawn says so at once and shows the emergency numbers', async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/broken while drawing/);
  await page.addInitScript(() => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function set(name: string, value: string) {
      if (this.closest('#root') !== null || name === 'class') throw new Error('broken while drawing');
      setAttribute.call(this, name, value);
    };
  });
  await page.goto('/find-specialist');
  await expectNotStarted(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a page says that it has not started and shows the emergency numbers', async ({ page }) => {
    for (const path of ['/find-specialist', '/auth/patient/login', '/patient/dashboard']) {
      await page.goto(path);
      await expect(page.locator('#unstarted')).toContainText('This page has not started');
      await expect(page.locator('#unstarted').getByRole('link', { name: '112', exact: true })).toBeVisible();
    }
    await page.goto('/');
    await expect(page.locator('#unstarted')).toContainText('Some parts of this page have not started');
    await expect(page.locator('#unstarted').getByRole('link', { name: '112', exact: true })).toBeVisible();
    await page.goto('/emergency-care');
    await expect(page.locator('a[href="tel:112"]').first()).toBeVisible();
  });
});

test('the landing page whose program was changed on the way stays readable and says what it lacks', async ({
  page,
}) => {
  await page.route(startOfHost, tamper);
  await page.goto('/');
  await expect(page.locator('#unstarted')).toContainText('Some parts of this page have not started');
  await expect(page.locator('#unstarted').getByRole('link', { name: '112', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('a later part of the host that was changed on the way is refused, and the page around it stands', async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/Loading chunk/);
  await page.route(/\/static\/js\/async\//, tamper);
  await page.goto('/find-specialist');
  await expect(page.getByRole('alert')).toContainText('did not load');
  await expect(page.locator('a[href="tel:112"]:visible').first()).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  // One that is still being changed would come after the mended one.
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: /Next openings of/ }).first()).toBeVisible();
});

const UNUSABLE = [
  ['a hash of a function that browsers do not know', 'md5-1B2M2Y8AsgTpgAmY7PhCfg=='],
  ['no hash', undefined],
] as const;
for (const [what, integrity] of sampled(UNUSABLE, 2)) {
  test(`a section whose pointer has ${what} is refused, the others work`, async ({ page }) => {
    await pointAt(page, 'public', { integrity });
    await page.goto('/find-specialist');
    await expect(page.getByRole('alert')).toContainText('This section did not load');
    await expect(page.locator('a[href="tel:112"]:visible').first()).toBeVisible();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This section did not load')).toHaveCount(0);
  });
}

test('the identity’s client that was changed on the way is refused, and trying again mends it', async ({ page }) => {
  await page.route(/\/static\/identity\/clerk-js@[^/]+\/clerk\.browser\.js$/, tamper);
  await page.goto('/auth/unified/sign-in');
  await expect(page.getByRole('alert')).toContainText('The sign-in service cannot be reached right now.');
  expect(await page.evaluate(() => 'tampered' in window || 'Clerk' in window)).toBe(false);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel(/Email/).first()).toBeVisible();
});

const OF_WIDGETS = [
  ['part of a widget', /\/static\/identity\/ui@[^/]+\/signin_ui_/],
  ['widgets', /\/static\/identity\/ui@[^/]+\/ui\.shared\.browser\.js$/],
] as const;
for (const [what, files] of sampled(OF_WIDGETS, 2)) {
  test(`the identity’s ${what} changed on the way are refused`, async ({ page, quiet }) => {
    quiet.expected.push(/Loading chunk/);
    await page.route(files, tamper);
    await page.goto('/auth/patient/login');
    await expect(page.getByRole('alert')).toContainText('cannot be reached right now');
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });
}
