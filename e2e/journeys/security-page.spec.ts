import type { Page } from '@playwright/test';
import {
  alsoOnSecurity,
  meanwhileOnSecurity,
  newPersonOnSecurity,
  setUpAuthenticator,
  signInHere,
} from '../fixtures/account-security';
import { codeFor, newAddress } from '../fixtures/accounts';
import { NEW_PASSWORD, toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { MINUTE, untilIdentified } from '../fixtures/session';

const devices = (page: Page) => page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
const OTHER_PASSWORD = 'Another-long-passphrase-7';

/** What the backend says to a refresh with a token that a browser holds, sent as that browser sends it. */
async function refreshStatus(page: Page, refreshToken: string): Promise<number> {
  const apikey = await page.evaluate(
    () => JSON.parse(document.getElementById('boot')?.textContent ?? '{}').environment.backendKey as string,
  );
  const response = await page.request.post('/auth/v1/token?grant_type=refresh_token', {
    data: { refresh_token: refreshToken },
    headers: { apikey },
  });
  return response.status();
}

const storedRefreshToken = (page: Page) =>
  page.evaluate(() => {
    const stored = Object.values({ ...localStorage }).find((text) => String(text).includes('refresh_token'));
    return String(JSON.parse(String(stored ?? '{}')).refresh_token ?? '');
  });

/** The session is over; that an open page notices by itself, within the minute, the first test shows. */
async function expectOut(page: Page): Promise<void> {
  await page.reload();
  await page.waitForURL(/\/auth\/sign-in/);
}

test('one device signs another out: its open page leaves, and its backend session is over', async ({ open }) => {
  const [here, there] = [await open('guest'), await open('guest')];
  const email = await newPersonOnSecurity(here);
  await there.clock.install();
  await signInHere(there, email, NEW_PASSWORD, '/patient/onboarding');
  await there.waitForURL('**/patient/onboarding');
  await expect.poll(() => storedRefreshToken(there)).not.toBe('');
  const refreshToken = await storedRefreshToken(there);

  await here.reload();
  await expect(devices(here)).toHaveCount(2);
  await expect(devices(here).first()).toContainText('This device');
  await expect(devices(here).nth(1)).toContainText('Last active Today');
  await devices(here)
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(toast(here, 'is signed out')).toBeVisible();
  await expect(devices(here)).toHaveCount(1);
  await expect(here.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);

  await untilIdentified(there);
  await there.clock.runFor(MINUTE);
  await there.waitForURL(/\/auth\/sign-in/);
  await expect.poll(() => storedRefreshToken(there)).toBe('');
  expect(await refreshStatus(there, refreshToken)).toBe(400);
});

// Ending one device is tried in every run; the question and the list are in the page’s own tests.
if (IS_LONG)
  test('everywhere else is signed out at once, after asking', async ({ open }) => {
    const [here, second, third] = [await open('guest'), await open('guest'), await open('guest')];
    const email = await newPersonOnSecurity(here);
    await meanwhileOnSecurity(second, email);
    await meanwhileOnSecurity(third, email);
    await here.reload();
    await expect(devices(here)).toHaveCount(3);
    const button = here.getByRole('button', { name: 'Sign out everywhere else' });
    await button.click();
    const dialog = here.getByRole('alertdialog');
    await expect(dialog).toContainText('2 other devices are signed out');
    await here.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(devices(here)).toHaveCount(3);
    await button.click();
    await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(toast(here, 'You are signed out everywhere else.')).toBeVisible();
    await expect(devices(here)).toHaveCount(1);
    for (const page of [second, third]) await expectOut(page);
  });

test('a new password signs the others out, and the old one no longer counts', async ({ open }) => {
  const [here, there] = [await open('guest'), await open('guest')];
  const email = await newPersonOnSecurity(here);
  await meanwhileOnSecurity(there, email);
  await here.getByRole('button', { name: 'Change password' }).click();
  const form = here.getByRole('form', { name: 'Change password' });
  await expect(form.getByLabel(/^Current password/)).toBeFocused();
  await expect(form.getByLabel('Sign out my other devices')).toBeChecked();
  await form.getByLabel(/^Current password/).fill('Wrong-passphrase-0');
  await form.getByLabel(/^New password/).fill(OTHER_PASSWORD);
  await form.getByLabel(/^Confirm new password/).fill(OTHER_PASSWORD);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form).toContainText('That is not your password. Nothing was changed.');
  await expect(form.getByLabel(/^Current password/)).toBeFocused();
  await expect(form.getByLabel(/^New password/)).toHaveValue(OTHER_PASSWORD);
  await form.getByLabel(/^Current password/).fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(here, 'Your password is changed, and your other devices are signed out.')).toBeVisible();
  await expect(devices(here)).toHaveCount(1);
  await expectOut(there);
  await signInHere(there, email);
  await expect(there.getByRole('form', { name: 'Sign in' }).getByRole('alert')).toBeVisible();
  await alsoOnSecurity(there, email, OTHER_PASSWORD);
});

// In every run: identity-emails.test.ts.
if (IS_LONG)
  test('a second address is proven, becomes the main one, and signs in', async ({ open }) => {
    const [here, there] = [await open('guest'), await open('guest')];
    const first = await newPersonOnSecurity(here);
    const second = newAddress('lerato.second');
    await here.getByRole('button', { name: 'Add an address' }).click();
    await here.getByLabel(/^New address/).fill('lerato@');
    await here.getByRole('button', { name: 'Add and send a code' }).click();
    await expect(here.getByText('Please enter a valid email address')).toBeVisible();
    await here.getByLabel(/^New address/).fill(second);
    await here.getByRole('button', { name: 'Add and send a code' }).click();
    const prove = here.getByRole('form', { name: `Verify ${second}` });
    await expect(here.getByText(`We sent a code to ${second}.`, { exact: false })).toBeVisible();
    await prove.getByLabel(/^Code from the email/).fill('000000');
    await prove.getByRole('button', { name: 'Verify the address' }).click();
    await expect(prove).toContainText('That code does not match.');
    await prove.getByLabel(/^Code from the email/).fill(await codeFor(here, second));
    await prove.getByRole('button', { name: 'Verify the address' }).click();
    await expect(toast(here, `${second} is verified.`)).toBeVisible();
    await here.getByRole('button', { name: `Make ${second} main` }).click();
    await expect(toast(here, `${second} is now your main address`)).toBeVisible();
    await alsoOnSecurity(there, second);
    const row = there.getByRole('list', { name: 'Email addresses' }).getByRole('listitem').filter({ hasText: second });
    await expect(row).toContainText('Main');
    await there.getByRole('button', { name: `Remove ${first}` }).click();
    await there.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
    await expect(toast(there, `${first} is removed`)).toBeVisible();
    await expect(there.getByRole('list', { name: 'Email addresses' }).getByRole('listitem')).toHaveCount(1);
  });

test('two-step sign-in: set up, asked for, backup codes once each, turned off', async ({ open }) => {
  const [here, there] = [await open('guest'), await open('guest')];
  const email = await newPersonOnSecurity(here);
  await here.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await here.getByLabel(/^Code from your authenticator app/).fill('000000');
  await here.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await expect(here.getByText('That code does not match.', { exact: false })).toBeVisible();
  const { app, codes } = await setUpAuthenticator(here);
  expect(new Set(codes).size).toBe(10);
  await here.getByRole('button', { name: 'I have saved them' }).click();
  await expect(here.getByRole('button', { name: 'New backup codes' })).toBeVisible();

  // Our own form, with the app.
  await signInHere(there, email);
  await there.getByLabel(/^Authenticator code/).fill(await app.next());
  await there.keyboard.press('Enter');
  await there.waitForURL('**/auth/security');

  // Our own form, with a backup code, which counts once.
  await there.context().clearCookies();
  const useBackupCode = async () => {
    await signInHere(there, email);
    await there.getByRole('button', { name: 'Use a backup code instead' }).click();
    await there.getByLabel(/^Backup code/).fill(codes[0] ?? '');
    await there.keyboard.press('Enter');
  };
  await useBackupCode();
  await there.waitForURL('**/auth/security');
  await there.context().clearCookies();
  await useBackupCode();
  await expect(there.getByText('it was used before', { exact: false })).toBeVisible();

  await here.getByRole('button', { name: 'Turn off' }).click();
  await here.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await confirmWithApp(here, app);
  await expect(toast(here, 'Two-step sign-in is off.')).toBeVisible();
  await expect(here.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
});

/** Answers the dialog that asks once more, if it does: the proof of the set-up may still be fresh. */
async function confirmWithApp(page: Page, app: { next(): Promise<string> }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const off = toast(page, 'Two-step sign-in is off.');
  await expect(dialog.or(off).first()).toBeVisible();
  if (!(await dialog.isVisible())) return;
  const code = dialog.getByLabel(/^Code from your authenticator app/);
  await expect(code).toBeVisible();
  await code.fill(await app.next());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}
