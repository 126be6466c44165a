import type { Page } from '@playwright/test';
import { fillPatientOnboarding, toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { broken, refusal, whileAnswered } from '../fixtures/refusals';
import { openAs } from '../fixtures/visitors';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

// What every refusal says stands in the host’s own tests and in those of the pages.
test('onboarding that fails in its first half or in its second loses nothing; so does a sign-out', async ({ open }) => {
  const page = await openAs('newP', open);
  await page.goto('/patient/onboarding');
  await fillPatientOnboarding(page);
  const complete = () => press(page, 'Complete Onboarding');
  await whileAnswered(page, /\/rest\/v1\/rpc\/complete_patient_onboarding/, broken, async () => {
    await complete();
    await expect(toast(page, 'Onboarding Failed')).toContainText(
      'There was an error completing your onboarding. Please try again.',
    );
  });
  await expect(page.getByLabel(/^Address/)).toHaveValue('12 Long Street, Cape Town');
  const failure = toast(page, /^Failed to complete onboarding$/);
  await whileAnswered(page, /\/__clerk\/v1\/me\/metadata/, refusal('unheard_of'), async () => {
    await complete();
    // Under the pointer it stays, so that only what puts it right takes it away.
    await failure.hover();
  });
  await page.getByRole('button', { name: 'Complete Onboarding' }).press('Enter');
  await expect(toast(page, 'Onboarding Complete')).toContainText('Onboarding completed successfully');
  await expect(failure).toHaveCount(0);
  // The pointer would hold whatever notification comes to stand below it, in front of the account's menu.
  await page.mouse.move(0, 0);
  await page.waitForURL('**/patient/dashboard');

  const signOut = async () => {
    await page
      .locator('summary')
      .and(page.getByLabel(/^Account of/))
      .click();
    await press(page, 'Sign out');
  };
  await whileAnswered(page, /\/__clerk\/v1\/client\/sessions/, refusal('unheard_of'), async () => {
    await signOut();
    await expect(toast(page, 'Failed to log out. Please try again.')).toBeVisible();
  });
  await expect(page).toHaveURL(/\/patient\/dashboard$/);
  await page.keyboard.press('Escape');
  await page.reload();
  await signOut();
  await expect(toast(page, 'Signed out successfully')).toBeVisible();
});
