import '@telehealth/contracts/words';
import type { Page, Route } from '@playwright/test';
import { messageText } from '@telehealth/contracts/messages';
import { expect, test } from '../fixtures/product';
import { IS_LONG, sampled } from '../fixtures/sample';
import { beginAnew, HOUR, startSession, untilNextSecond, watchRequests } from '../fixtures/session';

const visits = (page: Page) => page.getByRole('tab', { name: /Upcoming/ });
const says = (page: Page, id: Parameters<typeof messageText>[0]) =>
  page.getByRole('main').getByText(messageText(id)).first();
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();
const EXCHANGE = '**/auth/v1/token?grant_type=id_token';
const IDENTITY_TOKEN = '**/tokens/supabase?*';
const DATA = '**/rest/v1/**';

const refuse = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body });
const drop = (route: Route) => route.abort();
const APPOINTMENTS = '/patient/appointments';

/** A page that reads nothing, with the connection standing: what is asked for next is asked for the first time. */
async function connectQuietly(page: Page): Promise<void> {
  // Somebody who is known already is not mirrored again, and nothing would answer the wait.
  await beginAnew(page);
  const mirrored = page.waitForResponse(/\/rpc\/sync_my_profile/);
  await page.goto('/patient/profile');
  await mirrored;
  // A token that was refused is not sent again.
  await untilNextSecond();
}

const CAUSES = [
  [
    'the identity gives no token',
    IDENTITY_TOKEN,
    refuse(422, { errors: [{ code: 'x', message: 'x' }] }),
    'sync.noToken',
  ],
  ['nothing answers the exchange', EXCHANGE, drop, 'data.offline'],
  ['nothing answers the data', DATA, drop, 'data.offline'],
] as const;

// Every answer of the exchange has its sentence in the host's own tests.
test('whatever fails on the way to the data is said, and passes by itself or by trying again in place', async ({
  open,
}) => {
  const page = await open('patient');
  await beginAnew(page);
  for (const [cause, address, answer, id] of CAUSES) {
    await page.route(address, answer);
    await page.goto(APPOINTMENTS);
    await expect(says(page, id), cause).toBeVisible();
    await expect(visits(page), cause).toHaveCount(0);
    await page.unroute(address);
    // An exchange that nothing answered is tried again by itself.
    if (address !== EXCHANGE) await tryAgain(page).click();
    await expect(visits(page), cause).toBeVisible();
    await expect(says(page, id), cause).toHaveCount(0);
  }
});

test('offline is said while it lasts, and the data comes when the connection is back', async ({ open }) => {
  const page = await open('patient');
  await connectQuietly(page);
  await page.route(DATA, drop);
  await page.getByRole('link', { name: 'Visits', exact: true }).first().click();
  await expect(says(page, 'data.offline')).toBeVisible();
  await page.unroute(DATA);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(visits(page)).toBeVisible();
});

const CLOCKS = [
  ['two hours ahead', 2 * HOUR],
  ['two hours behind', -2 * HOUR],
] as const;
for (const [name, skew] of sampled(CLOCKS, 2)) {
  // journeys/wrong-clock walks with such a device in every run.
  if (IS_LONG)
    test(`works on a device whose clock is ${name}, without renewing at every step`, async ({ open }) => {
      const page = await open('patient');
      await page.clock.install({ time: Date.now() + skew });
      const requests = watchRequests(page);
      await page.goto('/patient/dashboard');
      await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
      await page.getByRole('link', { name: 'Visits', exact: true }).first().click();
      await expect(visits(page)).toBeVisible();
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
      await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
      expect(requests.grants.filter((grant) => grant === 'refresh_token').length).toBeLessThanOrEqual(1);
      expect(requests.grants.filter((grant) => grant === 'id_token')).toHaveLength(1);
    });
}

test('nothing is asked before the session is ready, and no other page shows on the way', async ({ page }) => {
  await startSession(page, 'patient');
  const requests = watchRequests(page);
  const seen = new Set<string>();
  await page.exposeFunction('sees', (heading: string) => void seen.add(heading));
  await page.addInitScript(() => {
    localStorage.removeItem('sawubona-backend-session');
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('h1')) {
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        (window as unknown as { sees(text: string): void }).sees(one.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(APPOINTMENTS);
  await expect(visits(page)).toBeVisible();
  expect(requests.data.length).toBeGreaterThan(0);
  expect(new Set(requests.data.map(({ token }) => token.split('.').length))).toEqual(new Set([3]));
  expect([...seen]).toHaveLength(1);
});
