import type { Page } from '@playwright/test';
import { fillPatientOnboarding, NEW_PASSWORD } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { openAs } from '../fixtures/visitors';

/** The field says the sentence itself: it is what its description is read from. */
async function says(page: Page, field: RegExp, sentence: string): Promise<void> {
  const input = page.getByLabel(field).first();
  await expect(input, sentence).toHaveAttribute('aria-invalid', 'true');
  await expect(input, sentence).toHaveAccessibleDescription(new RegExp(sentence));
}

test('our sign-up says what is missing or too weak, and stops saying it as it is mended', async ({ open }) => {
  const page = await open('guest');
  await page.goto('/auth/unified/sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await says(page, /^First name/, 'First name is required');
  await says(page, /^Last name/, 'Last name is required');
  await says(page, /^Email/, 'Please enter a valid email address');
  await says(page, /^Password/, 'Password must be at least 8 characters');
  await says(page, /^Confirm password/, 'Please confirm your password');
  await expect(page.getByLabel(/^First name/)).toBeFocused();
  const password = page.getByLabel(/^Password/);
  for (const [typed, sentence] of [
    ['passphrase9', 'Password must contain at least one uppercase letter'],
    ['PASSPHRASE9', 'Password must contain at least one lowercase letter'],
    ['Passphrases', 'Password must contain at least one number'],
  ] as const) {
    await password.fill(typed);
    await says(page, /^Password/, sentence);
  }
  await password.fill(NEW_PASSWORD);
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/^Confirm password/).fill(`${NEW_PASSWORD}!`);
  await says(page, /^Confirm password/, "Passwords don't match");
  await page.getByLabel(/^Confirm password/).fill(NEW_PASSWORD);
  await expect(page.getByLabel(/^Confirm password/)).not.toHaveAttribute('aria-invalid', 'true');
});

test('patient onboarding says what is missing at its field, and nothing typed is lost', async ({ open }) => {
  const page = await openAs('newP', open);
  await page.goto('/patient/onboarding');
  await page.getByRole('button', { name: 'Complete Onboarding' }).click();
  await says(page, /^Date of birth/, 'Date of birth is required');
  await says(page, /^Gender/, 'Gender is required');
  await says(page, /^Phone number/, 'Phone number must be at least 10 digits');
  await says(page, /^Address/, 'Address is required');
  await says(page, /^Contact name/, 'Emergency contact name is required');
  await says(page, /^Relationship/, 'Relationship is required');
  await says(page, /^Contact phone number/, 'Phone number must be at least 10 digits');
  await says(page, /terms and conditions/i, 'You must accept the terms and conditions');
  await fillPatientOnboarding(page);
  await page.getByLabel(/^Phone number/).fill('082 555');
  await says(page, /^Phone number/, 'Phone number must be at least 10 digits');
  await expect(page.getByLabel(/^Address/)).toHaveValue('12 Long Street, Cape Town');
  await expect(page).toHaveURL(/\/patient\/onboarding$/);
});
