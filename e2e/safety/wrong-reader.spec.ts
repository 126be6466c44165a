import '@telehealth/contracts/words';
import type { Page } from '@playwright/test';
import { messageText } from '@telehealth/contracts/messages';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { asServer } from '../fixtures/as-server';
import { hold } from '../fixtures/held';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { sampled } from '../fixtures/sample';
import { endSessionElsewhere, startSession } from '../fixtures/session';
import { newPerson, quickAccount } from '../fixtures/visitors';
import { type SeenRows, watchRows } from '../fixtures/watch-rows';

/**
 * Who comes back is drawn at once, before the identity service has answered. So each way in which a session ends is tried
 * with the pages that show rows, and the page is watched from its first frame on.
 */
const PATHS = ['/patient/dashboard', '/patient/appointments'] as const;
/** Each end on one of the pages, in turns; on both in the long run. */
const pathsInTurn = (turn: number) => sampled(PATHS, 2, turn);
/** Of whom the demo patient's rows tell; her own name stands in the frame around them. */
const ROWS = 'Naledi';
const WORDS = ['Thandi', ROWS];
const IDENTITY = '**/__clerk/**';
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const account = (page: Page) => page.locator('summary').and(page.getByLabel(/^Account of/));

/** The demo patient stood on both pages, so that this browser knows her; and what is watched for is what they show. */
async function beKnown(page: Page, rows: SeenRows): Promise<void> {
  for (const path of PATHS) {
    await page.goto(path);
    await expect(account(page)).toBeVisible();
    for (const word of WORDS) await expect.poll(() => rows.seen()).toContain(`${path}: ${word}`);
  }
  await expect.poll(() => kept(page, STORAGE_KEYS.knownPerson)).not.toBeNull();
  await page.goto('about:blank');
  rows.forget();
}

async function watched(page: Page): Promise<SeenRows> {
  const rows = await watchRows(page.context(), WORDS);
  await startSession(page, 'patient');
  await beKnown(page, rows);
  return rows;
}

/**
 * Opens the page, whose identity service is held back, up to where its code asks for it: it does so only when it has drawn whom it
 * knows, or has decided that it knows nobody.
 */
async function openUndecided(page: Page, path: string, asked: Promise<void>): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('signed out in another tab: what is drawn goes at once, also where the identity has not answered yet', async ({
  page,
}) => {
  const rows = await watched(page);
  const tabs: Page[] = [];
  for (const path of PATHS) {
    const tab = await page.context().newPage();
    await hold(tab, IDENTITY);
    await tab.goto(path);
    await expect.poll(() => rows.seen(), 'she came back, and is drawn').toContain(`${path}: ${ROWS}`);
    tabs.push(tab);
  }
  await page.goto(PATHS[0]);
  await account(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  for (const tab of tabs) {
    for (const word of WORDS) await expect(tab.getByText(word)).toHaveCount(0);
  }
  rows.forget();
  for (const path of PATHS) {
    await page.goto(path);
    await page.waitForURL(/\/auth\/sign-in\?redirect=/);
  }
  expect(rows.seen()).toEqual([]);
});

const ENDS = ['by another device', 'by the identity service'] as const;
// To this browser both are one: its session is over and it was not told. The drawing is decided in the host’s own tests.
for (const [turn, end] of sampled([...ENDS.entries()], 2))
  for (const path of pathsInTurn(turn))
    test(`ended ${end}: no row is drawn at ${path}, and it is said`, async ({ page, instance }) => {
      const rows = await watched(page);
      // This browser's cookies say nothing of it.
      const cookies = await page.context().cookies();
      if (end === 'by another device') await endSessionElsewhere(page);
      else await revoke(page, instance);
      await page.context().addCookies(cookies);
      await page.goto(path);
      await page.waitForURL(/\/auth\/sign-in\?redirect=/);
      await expect(toast(page, messageText('session.ended'))).toBeVisible();
      expect(rows.seen()).not.toContain(`${path}: ${ROWS}`);
      for (const key of [STORAGE_KEYS.backendSession, STORAGE_KEYS.knownPerson])
        expect(await kept(page, key)).toBeNull();
    });

async function revoke(page: Page, instance: Parameters<typeof asServer>[0]): Promise<void> {
  const client = await page.request.get('/__clerk/v1/client');
  const { response } = (await client.json()) as { response: { last_active_session_id: string } };
  await asServer(instance, 'POST', `/sessions/${response.last_active_session_id}/revoke`);
}

test('revoked under an open page: nothing of the person is left on it, without a press', async ({ page, instance }) => {
  await startSession(page, 'patient');
  await expect(page.getByRole('main').getByText(ROWS).first()).toBeVisible();
  await revoke(page, instance);
  await page.waitForURL(/\/auth\/sign-in\?redirect=/);
  for (const word of WORDS) await expect(page.getByText(word)).toHaveCount(0);
});

for (const path of pathsInTurn(0))
  test(`all that another person's browser kept, with data that still opens: at ${path} no row is drawn`, async ({
    page,
    open,
  }) => {
    const before = await open('guest');
    await watched(before);
    await before.goto(PATHS[0]);
    await expect(account(before)).toBeVisible();
    const left = await before.evaluate(() => ({ ...localStorage }));
    const rows = await watchRows(page.context(), WORDS);
    await quickAccount(page, 'Nomsa', newPerson('patient'));
    await page.addInitScript((storage) => {
      if (sessionStorage.getItem('left') !== null) return;
      sessionStorage.setItem('left', '');
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    }, left);
    const { asked, letGo } = await hold(page, IDENTITY);
    await openUndecided(page, path, asked);
    letGo();
    await expect(page.getByLabel(/^Account of Nomsa/)).toBeVisible();
    await expect.poll(async () => (await kept(page, STORAGE_KEYS.knownPerson)) ?? 'Nomsa').toContain('Nomsa');
    expect(rows.seen()).toEqual([]);
  });
