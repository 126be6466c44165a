import type { Page } from '@playwright/test';
import { codeFor, newAddress } from '../fixtures/accounts';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { quickAccount, quickSignIn } from '../fixtures/visitors';
import { openBundled } from './bundled-page';

/**
 * The vendor's panel for one's own account. No route of the product shows it (decision 0037); it is here because it asks
 * the identity for everything that a person may change.
 */
const OTHER_PASSWORD = 'Another-long-passphrase-7';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

// Our own page of sign-in security does the same with the same SDK in every run.
if (IS_LONG)
  test('the panel changes the name, adds an address, changes the password and lists the devices', async ({
    open,
    origin,
  }) => {
    const page = await open('guest');
    const email = await quickAccount(page, 'Nomsa', { role: 'patient', onboardingCompleted: false });
    await openBundled(page, origin, 'profile-page.tsx');

    await button(page, 'Update profile').click();
    await page.getByLabel('First name').fill('Nomvula');
    const renamed = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/v1/me'));
    await page.getByLabel('First name').press('Enter');
    expect(await (await renamed).json()).toMatchObject({ response: { first_name: 'Nomvula' } });
    await expect(page.getByText('Nomvula Dube').first()).toBeVisible();

    await button(page, 'Add email address').click();
    const added = newAddress('second');
    await page.getByLabel('Email address').fill(added);
    await page.getByLabel('Email address').press('Enter');
    const code = page.getByRole('textbox', { name: /code/i });
    await code.pressSequentially(await codeFor(page, added));
    await expect(code).toHaveCount(0);
    await expect(page.getByText(added)).toBeVisible();
    await expect(page.getByText('Unverified')).toHaveCount(0);
    await expect(page.getByText(email).first()).toBeVisible();

    await button(page, 'Security').click();
    await expect(page.getByText('This device')).toBeVisible();
    await button(page, /^(Set|Update) password/).click();
    // The proof of the sign-up is fresh, so the panel does not ask for the old one.
    await page.getByLabel('New password').fill(OTHER_PASSWORD);
    await page.getByLabel('Confirm password').fill(OTHER_PASSWORD);
    await expect(page.getByText('meets all the necessary requirements').first()).toBeVisible();
    await expect(page.getByText('Passwords match').first()).toBeVisible();
    await page.getByLabel('Confirm password').press('Enter');
    await expect(page.getByLabel('New password')).toHaveCount(0);
    await quickSignIn(await open('guest'), email, OTHER_PASSWORD);
  });
