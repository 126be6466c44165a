import { codeFor, DEMO_PATIENT } from '../fixtures/accounts';
import { violationsEverywhere } from '../fixtures/axe';
import { codeField, expectStep, goOn } from '../fixtures/hosted';
import { lockOf } from '../fixtures/lock';
import { type OwnProduct, startOwnProduct } from '../fixtures/own-product';
import { expect, test as ofProduct } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { HOUR } from '../fixtures/session';

/** A product whose identity takes no passwords, beside the one of the run. */
const test = ofProduct.extend<object, { passwordless: OwnProduct }>({
  passwordless: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern.
    async ({}, use) => {
      const passwordless = await startOwnProduct({ PASSWORD_FORMS: 'off' });
      await use(passwordless);
      await passwordless.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: async ({ passwordless }, use) => use(passwordless.url),
});

// Every page asks for no password by its own tests; starting a product for one walk is for the long run.
if (IS_LONG)
  test('without passwords our own form leads to the widget, which signs in by a mailed code; nothing asks for one', async ({
    page,
  }) => {
    await page.goto('/auth/unified/sign-in?redirect=%2Fauth%2Fsecurity');
    await expect(page.getByLabel(/^Password/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Continue to sign in' }).click();
    await page.getByLabel('Email address').fill(DEMO_PATIENT);
    await goOn(page);
    await expectStep(page, 'Welcome Back', 'Check your email');
    await expect(codeField(page)).toBeFocused();
    expect(await violationsEverywhere(page, 'code')).toEqual([]);
    await codeField(page).pressSequentially(await codeFor(page, DEMO_PATIENT));
    await page.waitForURL('**/auth/security');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeVisible();

    // The account has a password from before; the instance takes none.
    await page.clock.install();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Password' })).toHaveCount(0);
    await page.clock.fastForward(HOUR);
    await expect(lockOf(page).getByRole('button', { name: 'Send me a code by email' })).toBeVisible();
    await expect(lockOf(page).getByLabel(/^Password/)).toHaveCount(0);
    await lockOf(page).getByRole('button', { name: 'Send me a code by email' }).click();
    const mailed = lockOf(page).getByLabel('Code from the email');
    await expect(mailed).toBeFocused();
    await mailed.fill(await codeFor(page, DEMO_PATIENT));
    await lockOf(page).getByRole('button', { name: 'Unlock' }).click();
    await expect(lockOf(page)).toBeHidden();
  });
