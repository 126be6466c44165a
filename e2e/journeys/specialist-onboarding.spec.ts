import type { Page } from '@playwright/test';
import { newAddress } from '../fixtures/accounts';
import { signUpThroughWidget, toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const REFUSALS = [
  'Specialty is required',
  'License number is required',
  'Years of experience is required',
  'Education information is required',
  'Hospital affiliation is required',
  'Phone number must be at least 10 digits',
  'Bio must be at least 10 characters',
  'Consultation rate is required',
  'You must accept the terms and conditions',
];

const submit = (page: Page) => page.getByRole('button', { name: 'Complete Onboarding' }).click();

async function fillAll(page: Page): Promise<void> {
  await page.getByLabel(/^Specialty/).selectOption({ label: 'Dermatology' });
  await page.getByLabel(/^License number/).fill('ZZ7654321');
  await page.getByLabel(/^Years of experience/).fill('12');
  await page.getByLabel(/^Education/).fill('MBChB, University of Cape Town');
  await page.getByLabel(/^Hospital affiliation/).fill('Groote Schuur Hospital');
  await page.getByLabel(/^Phone number/).fill('+27 21 555 0199');
  await page.getByLabel(/^Bio/).fill('I look after skin, hair and nails, and explain what I do.');
  await page.getByLabel(/^Consultation rate/).fill('90');
  await page.getByRole('checkbox', { name: /I accept insurance/ }).check();
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
}

async function checkLanguages(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Languages, your list' });
  const box = page.getByRole('combobox', { name: /^Languages/ });
  await expect(list.getByRole('listitem')).toHaveText(['English']);
  // The last language stays.
  await expect(list.getByRole('button')).toHaveCount(0);
  await box.fill('  ');
  await box.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await box.fill('  isiZulu ');
  await box.press('Enter');
  await expect(list.getByRole('listitem')).toHaveText(['English', 'isiZulu']);
  await list.getByRole('button', { name: 'Remove English' }).click();
  await expect(list.getByRole('listitem')).toHaveText(['isiZulu']);
  await expect(list.getByRole('button')).toHaveCount(0);
}

async function checkAvailability(page: Page): Promise<void> {
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await expect(page.getByRole('checkbox', { name: day })).toBeChecked();
  }
  for (const day of ['Saturday', 'Sunday']) await expect(page.getByRole('checkbox', { name: day })).not.toBeChecked();
  await page.getByText('Friday', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Friday' })).not.toBeChecked();
}

test('a healthcare provider joins, onboards, and is not listed before the registration is checked', async ({
  page,
  open,
}) => {
  const last = `Venter${Date.now().toString(36)}`;
  await page.goto('/auth/specialist/signup');
  await expect(page.getByRole('heading', { name: 'Join as Healthcare Provider' })).toBeVisible();
  await signUpThroughWidget(page, newAddress('anna'), { first: 'Anna', last });
  await page.waitForURL('**/specialist/onboarding');
  await expect(page.getByRole('heading', { level: 1, name: 'Specialist onboarding' })).toBeVisible();

  await submit(page);
  for (const text of REFUSALS) await expect(page.getByRole('link', { name: text })).toBeVisible();
  await expect(page.getByLabel(/^Specialty/)).toBeFocused();
  await page.getByRole('link', { name: 'Education information is required' }).click();
  await expect(page.getByLabel(/^Education/)).toBeFocused();

  await checkLanguages(page);
  await checkAvailability(page);
  await fillAll(page);
  await expect(page.getByText(/A visit of 30 minutes costs the patient/)).toContainText('45');
  await page.getByLabel(/^Bio/).fill('short');
  await page.getByLabel(/^Years of experience/).fill('71');
  await page
    .getByLabel('Profile image')
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') });
  await submit(page);
  await expect(page.getByText('Years of experience must be a whole number from 0 to 70').first()).toBeVisible();
  await expect(page.getByText('Bio must be at least 10 characters').first()).toBeVisible();
  await expect(page.getByText(/JPEG, PNG or WebP/).first()).toBeVisible();
  await expect(page.getByLabel(/^Years of experience/)).toBeFocused();

  await page.getByLabel(/^Years of experience/).fill('12');
  await page.getByLabel(/^Bio/).fill('I look after skin, hair and nails, and explain what I do.');
  await page.getByLabel('Profile image').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('img', { name: 'The file you chose' })).toBeVisible();
  const uploaded = page.waitForResponse((response) => response.url().endsWith('/functions/v1/documents/portrait'));
  await submit(page);
  expect((await uploaded).status()).toBe(200);
  await expect(toast(page, 'Onboarding Complete')).toBeVisible();
  await page.waitForURL('**/specialist/dashboard');
  await expect(page.getByText('ZZ7654321')).toBeVisible();
  await expect(page.getByText('Documents missing')).toBeVisible();

  const guest = await open('guest');
  await guest.goto('/find-specialist?specialty=dermatology');
  await expect(guest.getByRole('list', { name: /Next openings of/ }).first()).toBeVisible();
  await expect(guest.getByText(last)).toHaveCount(0);
});
