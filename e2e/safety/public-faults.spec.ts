import type { Page, Request, Route } from '@playwright/test';
import { endpointOf } from '../faults/endpoints';
import { mayBeSilent } from '../faults/silent';
import { expect, test } from '../fixtures/product';
import { broken, cut } from '../fixtures/refusals';
import { sampled } from '../fixtures/sample';
import { waitedLong } from '../fixtures/waited-long';

const FAULTS: Record<string, (route: Route) => unknown> = {
  'cut off': cut,
  broken,
  garbled: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[{"half' }),
  'never answered': () => new Promise(() => undefined),
};
/** Longer than one try may take; the fixed clock jumps, so that nobody waits for it. */
const STEP_MS = 11_000;
/** Asked for when somebody signs in, before any page: not this screen's question. */
const SIGNING_IN = '/rest/v1/rpc/sync_my_profile';

const pathOf = (request: Request) => new URL(request.url()).pathname;

function isOwnQuestion(request: Request): boolean {
  const endpoint = endpointOf(request);
  const path = pathOf(request);
  if (endpoint === null || !path.startsWith('/rest/v1/') || path === SIGNING_IN) return false;
  return mayBeSilent(endpoint, 'payment') === null;
}

/** The data a screen asks for when it is opened, and may not be silent of. */
async function endpointsOf(page: Page, path: string): Promise<string[]> {
  const endpoints = new Set<string>();
  const note = (request: Request) => isOwnQuestion(request) && endpoints.add(pathOf(request));
  page.on('request', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('request', note);
  return [...endpoints];
}

/** What the page as it stands does not say; empty when it says what failed and how to go on. */
async function errorNotShown(page: Page): Promise<string> {
  await page.clock.fastForward(STEP_MS);
  return page.evaluate(() => {
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    if (shown('main h1').length !== 1) return 'not one heading';
    if (shown('[aria-busy="true"]').length > 0) return 'still busy';
    if (shown('main [role="status"]').some((one) => /^Loading/.test(one.textContent ?? ''))) return 'still loading';
    const ways = shown('main button, main a').some((one) => /try again|reload/i.test(one.textContent ?? ''));
    return ways ? '' : 'no word of it, or no way on';
  });
}

/** Each request fails in one way, the next one in the next: a page with many says the same of all. */
async function expectErrorsShown(page: Page, path: string): Promise<void> {
  const faults = Object.entries(FAULTS);
  for (const [place, endpoint] of sampled([...(await endpointsOf(page, path)).entries()], 6)) {
    const [fault, answer] = faults[place % faults.length] ?? ['cut off', cut];
    await test.step(`${path}: ${endpoint} ${fault}`, async () => {
      const handle = (route: Route) => answer(route);
      await page.route(`**${endpoint}*`, handle);
      // Only then: a jump of the clock before would end the time that the page's program has to arrive.
      const asked = page.waitForRequest((one) => pathOf(one) === endpoint);
      await page.goto(path, { waitUntil: 'commit' });
      await asked;
      await page.locator('main h1').waitFor();
      await expect.poll(() => errorNotShown(page), { message: `${path}: ${endpoint} ${fault}` }).toBe('');
      await page.unroute(`**${endpoint}*`, handle);
    });
  }
}

test('whatever data fails, payment and confirmation say so and offer a way on', async ({ open }) => {
  const page = await open('patient');
  const [list] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/rest/v1/rpc/my_appointments') && response.ok()),
    page.goto('/patient/appointments'),
  ]);
  const visits = (await list.json()) as { id: string; status: string }[];
  const over = visits.find(({ status }) => status === 'cancelled');
  const booked = visits.find(({ status }) => status === 'booked');
  if (over === undefined || booked === undefined) throw new Error('The demo patient lacks a visit');
  await page.clock.install();
  for (const path of [`/payment/${over.id}`, `/confirmation/${booked.id}`]) await expectErrorsShown(page, path);
});

test('a code that cannot be checked is told, and can be checked again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/service/my-prescriptions');
  await page.getByLabel(/Code on the script/).fill('0000-0000-0000-0000-0000');
  const button = page.getByRole('button', { name: 'Check the code' });
  for (const [fault, answer] of Object.entries(FAULTS)) {
    const handle = (route: Route) => answer(route);
    await page.route('**/rest/v1/rpc/*', handle);
    await button.click();
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(STEP_MS);
          return (await button.isEnabled()) && (await page.getByRole('alert').count()) > 0;
        },
        { message: fault },
      )
      .toBe(true);
    await page.unroute('**/rest/v1/rpc/*', handle);
  }
});

test('a page whose program never answers is not blank', async ({ page }) => {
  let answers = false;
  await page.route(/\/static\/js\/(index|lib-)/, (route) =>
    answers ? route.continue() : new Promise<void>(() => undefined),
  );
  await page.goto('/find-specialist', { waitUntil: 'commit' });
  await expect(page.locator('#unstarted')).toBeHidden();
  // The style waits for slow lines.
  await waitedLong(page);
  await expect(page.locator('#unstarted')).toBeVisible();
  await expect(page.locator('#unstarted')).toContainText('This page has not started');
  await expect(page.getByText('Looking for openings')).toBeHidden();
  // What was asked stays without an answer; what is asked from now on gets one.
  answers = true;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a specialist' })).toBeVisible();
  await expect(page.locator('#unstarted')).toBeHidden();
});
