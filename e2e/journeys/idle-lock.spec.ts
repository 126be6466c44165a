import '@telehealth/contracts/words';
import type { Page } from '@playwright/test';
import { messageText } from '@telehealth/contracts/messages';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { codeFor, DEMO_SPECIALIST } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { hold } from '../fixtures/held';
import { lockOf, unlock } from '../fixtures/lock';
import { fillPatientOnboarding, NEW_PASSWORD, toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import {
  endSessionElsewhere,
  HOUR,
  letServersFollow,
  MINUTE,
  startSession,
  stayActive,
  untilIdentified,
  watchRequests,
} from '../fixtures/session';
import { newPerson, quickAccount } from '../fixtures/visitors';

const warningOf = (page: Page) => page.getByRole('region', { name: 'Are you still there?' });
const endOf = (page: Page) => page.getByRole('region', { name: /ends soon|two minutes/ });

// Half an hour passes timer by timer, which takes a browser a while.
test.slow();

test('a half-filled form is hidden from everybody, and there again after unlocking', async ({ page }) => {
  await page.clock.install();
  await quickAccount(page, 'Lindiwe', newPerson('patient'));
  await page.goto('/patient/onboarding');
  await fillPatientOnboarding(page);
  await untilIdentified(page);
  const address = page.getByLabel(/^Address/);
  await address.focus();

  await page.clock.runFor(28 * MINUTE + 1_000);
  await expect(warningOf(page)).toBeVisible();
  await expect(address).toBeFocused();
  await address.press('End');
  await expect(warningOf(page)).toBeHidden();

  await page.clock.runFor(28 * MINUTE + 1_000);
  await warningOf(page).getByRole('button', { name: 'I am still here' }).click();
  await expect(warningOf(page)).toBeHidden();
  await address.focus();

  await page.clock.runFor(31 * MINUTE);
  await expect(lockOf(page)).toBeVisible();
  await expect(page).toHaveTitle('Locked · Sawubona');
  await expect(address).toBeHidden();
  await expect(page.getByRole('heading')).toHaveCount(1);
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(/Lindiwe|Long Street|onboarding/i);
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#root') ?? null)).toBeNull();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(lockOf(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(lockOf(page)).toBeHidden();
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  expect(await violationsOf(page)).toEqual([]);

  await unlock(page, 'Not-the-password-1');
  await expect(lockOf(page).getByRole('alert')).toHaveText(messageText('lock.passwordWrong'));
  await page.context().setOffline(true);
  await unlock(page, NEW_PASSWORD);
  await expect(lockOf(page).getByRole('alert')).toHaveText(messageText('lock.offline'));
  await page.context().setOffline(false);
  await unlock(page, NEW_PASSWORD);
  await expect(lockOf(page)).toBeHidden();
  await expect(address).toHaveValue('12 Long Street, Cape Town');
  await expect(address).toBeFocused();
  await expect(page).not.toHaveTitle(/Locked/);
});

test('all tabs lock together, never help in an emergency; new ones begin locked and ask for nothing; signing out says its cost', async ({
  page,
}) => {
  await page.clock.install();
  await startSession(page, 'patient');
  const other = await page.context().newPage();
  await other.goto('/patient/appointments');
  await expect(other.getByRole('tab', { name: /Upcoming/ })).toBeVisible();
  await untilIdentified(other);

  // Well before the warning, which a mere movement does not take away.
  await page.clock.fastForward(MINUTE);
  const lastUse = () => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.activity);
  const before = await lastUse();
  await other.mouse.move(40, 40);
  await other.mouse.move(60, 60);
  // The other tab is another process, from which this one has to hear.
  await expect.poll(lastUse).not.toBe(before);

  await page.clock.fastForward(40 * MINUTE);
  await expect(lockOf(page)).toBeVisible();
  await expect(lockOf(other)).toBeVisible();
  const requests = watchRequests(page);
  await page.reload();
  await expect(lockOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Good / })).toHaveCount(0);
  const [help] = await Promise.all([
    page.context().waitForEvent('page'),
    lockOf(page).getByRole('link', { name: 'Emergency help' }).click(),
  ]);
  await expect(help.getByRole('link', { name: 'Call 112', exact: true })).toBeVisible();
  await expect(help.getByLabel(/^Account of/)).toHaveCount(0);
  await help.goto('/patient/dashboard');
  await expect(lockOf(help)).toBeVisible();
  await help.close();
  await expect(lockOf(page)).toBeVisible();
  expect(requests.data).toEqual([]);

  await expect(lockOf(page)).toContainText(messageText('lock.signOutLoses'));
  await lockOf(page).getByRole('button', { name: 'Sign out' }).click();
  // Both are said for a few seconds only.
  await Promise.all([
    expect(toast(page, 'Signed out successfully')).toBeVisible(),
    expect(toast(other, messageText('session.signedOutElsewhere'))).toBeVisible(),
  ]);
  await page.waitForURL((url) => url.pathname === '/');
  await other.waitForURL(/\/auth\/sign-in/);
});

test('locks after a sleep, covers a dialog, stays on top of what the page opens, and opens by a mailed code', async ({
  page,
}) => {
  await page.clock.install();
  await startSession(page, 'specialist');
  await expect(page.getByLabel(/^Account of/)).toBeVisible();
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.textContent = 'A diagnosis';
    document.getElementById('root')?.append(dialog);
    dialog.showModal();
    const late = document.createElement('dialog');
    late.textContent = 'A diagnosis';
    document.body.append(late);
    setTimeout(() => late.showModal(), 21 * 60_000);
  });
  await page.clock.fastForward(20 * MINUTE);
  await expect(lockOf(page)).toBeVisible();
  await expect(page.getByText('A diagnosis').first()).toBeHidden();
  await page.clock.fastForward(2 * MINUTE);
  await expect(page.locator('dialog:modal', { hasText: 'A diagnosis' })).toHaveCount(2);
  await expect(page.getByText('A diagnosis').last()).toBeHidden();
  await lockOf(page).getByRole('button', { name: 'Send me a code by email' }).click();
  const field = lockOf(page).getByLabel('Code from the email');
  await expect(field).toBeFocused();
  await field.fill(await codeFor(page, DEMO_SPECIALIST));
  await lockOf(page).getByRole('button', { name: 'Unlock' }).click();
  await expect(lockOf(page)).toBeHidden();
  await expect(page.getByText('A diagnosis').first()).toBeVisible();
});

test('a page that slept shows nothing before it knows that its session stands', async ({ page }) => {
  await page.clock.install();
  await startSession(page, 'patient');
  const greeting = page.getByRole('heading', { name: /^Good / });
  await expect(greeting).toBeVisible();
  const { asked, letGo } = await hold(page, '**/touch?*');
  await page.clock.fastForward(5 * MINUTE);
  await asked;
  await expect(greeting).toBeHidden();
  letGo();
  await expect(greeting).toBeVisible();
  await page.unroute('**/touch?*');

  await endSessionElsewhere(page);
  await page.clock.fastForward(5 * MINUTE);
  await expect(toast(page, messageText('session.ended'))).toBeVisible();
  await page.waitForURL(/\/auth\/sign-in\?redirect=%2Fpatient%2Fdashboard/);
  await expect(greeting).toHaveCount(0);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.backendSession)).toBeNull();
});

test('a session ends after its twelve hours, said before and after, in every tab', async ({ page }) => {
  await page.clock.install();
  await letServersFollow(page);
  await startSession(page, 'specialist');
  await expect(page.getByLabel(/^Account of/)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/specialist/appointments');
  await expect(other.getByLabel(/^Account of/)).toBeVisible();
  await untilIdentified(other);
  await stayActive(page, 11 * HOUR + 51 * MINUTE);
  await page.clock.fastForward(11 * HOUR + 51 * MINUTE);
  await expect(endOf(page)).toContainText('You can stay signed in for 12 hours');
  await endOf(page).getByRole('button', { name: 'Not yet' }).click();
  await expect(endOf(page)).toHaveCount(0);
  await page.clock.fastForward(7 * MINUTE + 30_000);
  await expect(endOf(page)).toContainText('You are signed out in two minutes');
  await page.clock.fastForward(3 * MINUTE);
  await expect(toast(page, messageText('session.limitReached'))).toBeVisible();
  await page.waitForURL(/\/auth\/sign-in\?redirect=%2Fspecialist%2Fdashboard/);
  await other.waitForURL(/\/auth\/sign-in\?redirect=%2Fspecialist%2Fappointments/);
});
