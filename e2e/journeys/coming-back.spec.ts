import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { hold } from '../fixtures/held';
import { expect, test } from '../fixtures/product';
import { startSession, watchRequests } from '../fixtures/session';

const APPOINTMENTS = '/patient/appointments';
const IDENTITY = '**/__clerk/**';
const visits = (page: Page) => page.getByRole('tab', { name: /Upcoming/ });
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The page with its rows stood there once, so that this browser knows the person. */
async function beKnown(page: Page): Promise<void> {
  await page.goto(APPOINTMENTS);
  await expect(visits(page)).toBeVisible();
  await expect.poll(() => kept(page, STORAGE_KEYS.knownPerson)).not.toBeNull();
}

test('who comes back sees their rows before the identity provider has answered and the whole client has come, and keeps them', async ({
  page,
}) => {
  await startSession(page, 'patient');
  await beKnown(page);
  const identity = await hold(page.context(), IDENTITY);
  const client = await hold(page, '**/static/js/async/session.*.js');
  const socket = page.waitForEvent('websocket');
  const requests = watchRequests(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(visits(page)).toBeVisible();
  expect(requests.data.map(({ url }) => url)).toContain('/rest/v1/rpc/my_appointments');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  client.letGo();
  expect((await socket).url()).toContain('/realtime/v1');
  await expect(visits(page)).toBeVisible();
  identity.letGo();
  const account = page.locator('summary').and(page.getByLabel(/^Account of/));
  await account.click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await expect(visits(page)).toBeVisible();
  // The data session on the device was used as it is: nothing was exchanged, nothing written.
  expect(requests.grants).toEqual([]);
  expect(requests.data.map(({ url }) => url)).not.toContain('/rest/v1/rpc/sync_my_profile');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
