import type { Page } from '@playwright/test';
import { newPersonOnSecurity } from '../fixtures/account-security';
import { violationsEverywhere } from '../fixtures/axe';
import { NEW_PASSWORD } from '../fixtures/people';
import { expect, test } from '../fixtures/product';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

/** The identity service says once that the proof is too old, as it does after ten minutes; what follows is its own. */
async function wantFreshProof(page: Page, path: string): Promise<void> {
  let isSaid = false;
  // Stays in place: where it is taken away after one answer, the request that follows at once can be held for ever.
  await page.route(
    (url) => url.pathname === `/__clerk/v1${path}`,
    (route) => {
      if (isSaid) return route.fallback();
      isSaid = true;
      return route.fulfill({
        status: 403,
        json: {
          errors: [
            {
              code: 'session_reverification_required',
              message: 'Additional verification is required',
              long_message: 'Additional verification is required',
              meta: {},
            },
          ],
        },
      });
    },
  );
}

test('the page of sign-in and security is accessible in every state, in both themes and widths', async ({ open }) => {
  const page = await open('guest');
  await newPersonOnSecurity(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByText('This device')).toBeVisible();
  const found = await violationsEverywhere(page, 'closed');
  const start = page.getByRole('button', { name: 'Set up two-step sign-in' });
  await wantFreshProof(page, '/me/totp');
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByLabel(/^Your password/)).toBeFocused();
  found.push(...(await violationsEverywhere(page, 'dialog')));
  await page.keyboard.press('Escape');
  await expect(page.getByText('You did not confirm that it is you', { exact: false })).toBeVisible();
  await expect(start).toBeFocused();
  await wantFreshProof(page, '/me/totp');
  await start.click();
  await dialogOf(page)
    .getByLabel(/^Your password/)
    .fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /Picture to scan/ }).waitFor();
  await page.getByText('I cannot scan it').click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password is required').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add an address' }).click();
  found.push(...(await violationsEverywhere(page, 'open forms')));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(found).toEqual([]);
});
