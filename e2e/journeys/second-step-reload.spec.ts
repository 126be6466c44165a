import '@telehealth/contracts/words';
import type { Page } from '@playwright/test';
import { messageText } from '@telehealth/contracts/messages';
import { signInHere } from '../fixtures/account-security';
import { expect, test } from '../fixtures/product';
import { quickAuthenticator } from '../fixtures/quick-authenticator';
import { quickAccount } from '../fixtures/visitors';

const code = (page: Page) => page.getByLabel(/^Authenticator code/);

test('a reload in the middle of the second step keeps it, and says so when it is over', async ({ open }) => {
  const owner = await open('guest');
  const email = await quickAccount(owner, 'Lerato', { role: 'patient', onboardingCompleted: false });
  const app = await quickAuthenticator(owner);
  const page = await open('guest');
  await signInHere(page, email);
  await expect(code(page)).toBeFocused();
  await page.reload();
  await expect(code(page)).toBeFocused();

  // Another browser of the same kind knows nothing of the attempt: the provider's cookie is gone.
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByText(messageText('auth.signInOver'))).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toHaveValue(email);

  await signInHere(page, email);
  await expect(code(page)).toBeFocused();
  await page.reload();
  await code(page).fill(await app.next());
  await code(page).press('Enter');
  await page.waitForURL('**/auth/security');
});
