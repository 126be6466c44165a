import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/product';

const PATH = '/emergency-care';
test.use({ serviceWorkers: 'allow' });

/** The worker of the emergency page stands ready in this browser. */
async function kept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/emergency-care'))?.active?.state),
    )
    .toBe('activated');
}

const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

async function openOffline(context: BrowserContext): Promise<Page> {
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(PATH);
  return page;
}

test('whoever once saw the landing page has the emergency page with the network off, with the numbers that were had last', async ({
  open,
}) => {
  const page = await open('guest');
  await page.goto('/');
  await kept(page);
  const offline = await openOffline(page.context());
  await expect(offline.getByRole('heading', { level: 1, name: 'Emergency care' })).toBeVisible();
  await expect(offline.getByRole('link', { name: 'Call 112', exact: true })).toHaveAttribute('href', 'tel:112');
  // Style and script came along.
  await expect(offline.getByText('We could not check for updates')).toBeVisible();
  await page.context().setOffline(false);
  await offline.reload();
  await expect(offline.getByText('Checked just now')).toBeVisible();
  await expect.poll(() => offline.evaluate(() => caches.has('emergency-numbers'))).toBe(true);
  // What the list said is told apart from what was built in.
  await offline.evaluate(async () => {
    const cache = await caches.open('emergency-numbers');
    const [request] = await cache.keys();
    const rows = (await (await cache.match(request ?? ''))?.text()) ?? '';
    if (request) await cache.put(request, new Response(rows.replaceAll('10177', '10178')));
  });
  await page.context().setOffline(true);
  await offline.reload();
  await expect(offline.getByText('We could not check for updates')).toBeVisible();
  await expect(offline.locator('#slot-call').getByRole('link', { name: /10178/ })).toHaveAttribute('href', 'tel:10178');
  await offline.getByLabel('Where are you?').selectOption({ label: 'Botswana' });
  await expect(offline.getByRole('link', { name: 'Call 997', exact: true })).toBeVisible();
  await offline.getByText('Burn or scald', { exact: true }).last().click();
  await expect(offline.getByText(/cool running water for 20 minutes/)).toBeVisible();
  expect(await offline.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
});

test('offline it opens within a second, finds the place, and links of the application lead to it', async ({ open }) => {
  const page = await open('guest', {
    geolocation: { latitude: -26.2, longitude: 28.05, accuracy: 30 },
    permissions: ['geolocation'],
  });
  await page.goto('/find-specialist');
  await kept(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Emergency help' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency care' })).toBeVisible();
  // Whoever measures may be busy with something else: one opening within a second is enough.
  await expect
    .poll(async () => {
      await page.reload();
      return page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return entry?.domContentLoadedEventEnd;
      });
    })
    .toBeLessThan(1000);
  await page.getByRole('button', { name: 'Find where I am' }).click();
  await expect(page.locator('#where-words')).toHaveText('In or near Johannesburg');
});

test('workers keep the emergency page, the symptom checker and nothing else, and control no other page', async ({
  open,
}) => {
  const page = await open('guest');
  await page.goto('/');
  await kept(page);
  await page.goto('/find-specialist', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.goto(PATH);
  await expect(page.getByText('Checked just now')).toBeVisible();
  const names = await cachesOf(page);
  const ours = /^(emergency-(page-[0-9a-f]{12}|numbers)|symptom-checker:(\/service)?\/symptom-checker@[0-9a-f]{12})$/;
  expect(names.filter((name) => !ours.test(name))).toEqual([]);
  const paths = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return all.flat().map((url) => new URL(url).pathname);
  });
  expect(paths.length).toBeGreaterThan(4);
  // Files with their content in their names are the same for everybody.
  const own =
    /^\/(emergency-care|favicon\.svg|rest\/v1\/emergency_numbers|(service\/)?symptom-checker|(static|r)\/.+\.\w{8}\.(js|css|woff2)|r\/\w+\/\w{12}\/remoteEntry\.js)$/;
  expect(paths.filter((path) => !own.test(path))).toEqual([]);
  await page.context().setOffline(true);
  await expect(page.goto('/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

type Stage = 'as it is' | 'newer' | 'taken back';

/**
 * The product behind another address, at which a release can be acted out: another version of the page, or the worker
 * that takes everything back. (Playwright cannot change what a worker's update is answered with.)
 */
async function startReleases(origin: string) {
  let stage: Stage = 'as it is';
  const removing = readFileSync(new URL('../../emergency/dist/remove-worker.js', import.meta.url), 'utf8');
  const server = createServer((request, response) => {
    void (async () => {
      const { apikey } = request.headers;
      const answer = await fetch(origin + request.url, { headers: typeof apikey === 'string' ? { apikey } : {} });
      const isWorker = request.url?.includes('emergency-care-worker.js') === true;
      const isOwn = isWorker || request.url === PATH;
      let body = await answer.text();
      const version = /data-version="(\w+)"|"version":"(\w+)"/.exec(body)?.slice(1).find(Boolean);
      if (isOwn && stage !== 'as it is' && version) body = body.replaceAll(version, newerThan(version));
      if (isWorker && stage === 'taken back') body = removing;
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
        'cache-control': 'no-cache',
      });
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://localhost:${address.port}`,
    turn: (next: Stage) => {
      stage = next;
    },
    close: () => server.close(),
  };
}

const newerThan = (version: string) => version.split('').reverse().join('');

test('a new version takes the place of the old one and says so; the worker that removes takes all of it back', async ({
  browser,
  origin,
}) => {
  const releases = await startReleases(origin);
  const context = await browser.newContext({ baseURL: releases.url });
  const page = await context.newPage();
  const update = () =>
    page.evaluate(
      async () => void (await (await navigator.serviceWorker.getRegistration('/emergency-care'))?.update()),
    );
  await page.goto(PATH);
  await kept(page);
  await page.reload();
  const version = (await page.locator('html').getAttribute('data-version')) ?? '';
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  releases.turn('newer');
  // What is kept is shown at once; the newer one is announced.
  await page.reload();
  await update();
  await expect(page.getByText('A newer version of this page is ready.')).toBeVisible();
  await page.getByRole('link', { name: 'Show it' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-version', newerThan(version));
  const pages = (await cachesOf(page)).filter((name) => name.startsWith('emergency-page-'));
  expect(pages).toEqual([`emergency-page-${newerThan(version)}`]);
  releases.turn('taken back');
  await update();
  await expect.poll(() => cachesOf(page)).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await context.close();
  releases.close();
});
