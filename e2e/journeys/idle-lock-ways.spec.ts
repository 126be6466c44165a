import '@telehealth/contracts/words';
import type { Page } from '@playwright/test';
import { messageText } from '@telehealth/contracts/messages';
import { violationsOf } from '../fixtures/axe';
import { lockOf } from '../fixtures/lock';
import { expect, test } from '../fixtures/product';
import { quickAuthenticator } from '../fixtures/quick-authenticator';
import { IS_LONG } from '../fixtures/sample';
import { MINUTE, untilIdentified } from '../fixtures/session';
import { openAs } from '../fixtures/visitors';

/** A step back, and at once forward again. @returns the path at the end */
const stepBackAndForth = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        let steps = 0;
        addEventListener('popstate', () => {
          steps += 1;
          if (steps === 2) resolve(location.pathname);
        });
        history.back();
      }),
  );

// The host’s own tests hold the history and take the code of the app; idle-lock walks the lock in every run.
if (IS_LONG)
  test('the lock stays through steps back; a code of the authenticator app in one tab opens all, each as it was left', async ({
    open,
  }) => {
    const page = await openAs('newP', open);
    const app = await quickAuthenticator(page);
    await page.clock.install();
    await page.goto('/patient/onboarding');
    const address = page.getByLabel(/^Address/);
    await address.fill('12 Long Street');
    const other = await page.context().newPage();
    await other.goto('/');
    await other.getByLabel(/^Account of/).click();
    await other.getByRole('link', { name: 'Sign-in and security' }).click();
    const name = other.getByLabel(/^First name/);
    await name.fill('Not sent yet');
    await untilIdentified(page);
    await page.clock.fastForward(31 * MINUTE);
    await expect(lockOf(page)).toBeVisible();
    await expect(lockOf(other)).toBeVisible();

    expect(await stepBackAndForth(other)).toBe('/auth/security');
    expect(await stepBackAndForth(other)).toBe('/auth/security');
    await lockOf(other).getByRole('button', { name: 'Use your authenticator app' }).click();
    const code = lockOf(other).getByLabel(/^Code from your authenticator app/);
    await expect(code).toBeFocused();
    expect(await violationsOf(other)).toEqual([]);
    await code.fill('000000');
    await code.press('Enter');
    await expect(lockOf(other).getByRole('alert')).toHaveText(messageText('twoStep.codeWrong'));
    await code.fill(await app.next());
    await code.press('Enter');

    await expect(lockOf(other)).toBeHidden();
    await expect(name).toHaveValue('Not sent yet');
    await expect(name).toBeFocused();
    await other.goBack();
    await expect(other).toHaveURL((url) => url.pathname === '/');
    await expect(lockOf(page)).toBeHidden();
    await expect(address).toHaveValue('12 Long Street');
    await expect(page).not.toHaveTitle(/Locked/);
  });
