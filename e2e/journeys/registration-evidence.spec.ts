import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, newAddress } from '../fixtures/accounts';
import { violationsEverywhere, violationsOf } from '../fixtures/axe';
import { choose, pick, press, tabTo, write } from '../fixtures/by-keyboard';
import { signUpThroughWidget, toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { SMALL_PDF } from '../fixtures/small-pdf';
import { quickSignIn } from '../fixtures/visitors';

const paper = (name: string, words: string) => ({
  ...{ name, mimeType: 'application/pdf' },
  buffer: Buffer.from(String(SMALL_PDF).replace('/Catalog', `/Catalog/Lang(${words})`)),
});

/** Comes to the field by keyboard; what the browser's own window does then is done for it. */
async function give(page: Page, label: RegExp, file: ReturnType<typeof paper>): Promise<void> {
  const field = page.getByLabel(label).and(page.locator('[type=file]'));
  await tabTo(page, field);
  await field.setInputFiles(file);
  await expect(page.getByText(file.name, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${file.name}` })).toBeVisible();
}

async function subjectsOf(page: Page, email: string): Promise<string[]> {
  const answer = await page.request.get(`/__mailbox/messages?to=${encodeURIComponent(email)}`);
  const mails: { subject: string }[] = await answer.json();
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes('registration'));
}

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

/** Refused answers are said at their fields, which take the focus; a file that is no picture is refused. */
async function isRefused(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Complete Onboarding' }));
  for (const text of REFUSALS) await expect(page.getByRole('link', { name: text })).toBeVisible();
  await expect(page.getByLabel(/^Specialty/)).toBeFocused();
  expect(await violationsEverywhere(page, 'onboarding with errors')).toEqual([]);
  await page.getByRole('link', { name: 'Education information is required' }).click();
  await expect(page.getByLabel(/^Education/)).toBeFocused();
  await page
    .getByLabel('Profile image')
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') });
  await expect(page.getByText(/JPEG, PNG or WebP/).first()).toBeVisible();
  await page.getByLabel('Profile image').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('img', { name: 'The file you chose' })).toBeVisible();
}

async function fillForm(page: Page): Promise<void> {
  await choose(page, page.getByLabel(/^Specialty/), 'Dermatology');
  await write(page, page.getByLabel(/^License number/), 'MP 654321');
  await expect(page.getByText(/usually have two letters and seven digits/)).toBeVisible();
  await page.getByLabel(/^License number/).fill('ZZ7600001');
  await write(page, page.getByLabel(/^Years of experience/), '12');
  await write(page, page.getByLabel(/^Education/), 'University of Cape Town');
  await give(page, /^Certificate of registration/, paper('Card.pdf', 'card'));
  await give(page, /^Identity document/, paper('Passport.pdf', 'passport'));
  await write(page, page.getByLabel(/^Hospital affiliation/), 'Groote Schuur Hospital');
  await write(page, page.getByLabel(/^Phone number/), '0215550199');
  await write(page, page.getByLabel(/^Bio/), 'I look after skin and explain what I do');
  await write(page, page.getByLabel(/^Consultation rate/), '90');
  await press(page, page.getByRole('checkbox', { name: /terms and conditions/ }), 'Space');
}

test('a new specialist joins and gives evidence, is not listed before, an operator asks for more, gets it and confirms', async ({
  page,
  open,
}) => {
  const last = `Ndaba${Date.now().toString(36).replace(/\d/g, 'x')}`;
  const email = newAddress('buhle');
  await page.goto('/auth/specialist/signup');
  await expect(page.getByRole('heading', { name: 'Join as Healthcare Provider' })).toBeVisible();
  await signUpThroughWidget(page, email, { first: 'Buhle', last });
  await page.waitForURL('**/specialist/onboarding');
  await expect(page.getByLabel(/^Certificate of registration/)).toBeVisible();
  await isRefused(page);
  await checkLanguages(page);
  await checkAvailability(page);
  await page.getByRole('heading', { level: 1 }).click();
  await fillForm(page);
  await expect(page.getByText(/A visit of 30 minutes costs the patient/)).toContainText('45');
  expect(await violationsOf(page)).toEqual([]);
  const uploaded = page.waitForResponse((response) => response.url().endsWith('/functions/v1/documents/portrait'));
  await press(page, page.getByRole('button', { name: 'Complete Onboarding' }));
  expect((await uploaded).status()).toBe(200);
  await page.waitForURL('**/specialist/dashboard');
  const standing = page.getByRole('region', { name: 'Your registration' });
  await expect(standing).toContainText(/We answer by \w+day \d+ \w+ \d{4}, 17:00 South African time/);
  await expect.poll(() => subjectsOf(page, email)).toEqual(['We have your registration documents']);

  const desk = await open('guest');
  await desk.goto('/find-specialist?specialty=dermatology');
  await expect(desk.getByRole('list', { name: /Next openings of/ }).first()).toBeVisible();
  await expect(desk.getByText(`Buhle ${last}`)).toHaveCount(0);
  await quickSignIn(desk, 'operator@example.com', DEMO_PASSWORD);
  await desk.goto('/desk/registrations');
  const check = desk.getByRole('button', { name: `Check the registration of Buhle ${last}` });
  await press(desk, check);
  const dialog = desk.getByRole('dialog', { name: `Registration of Buhle ${last}` });
  const lookAt = async (name: string) => {
    await press(desk, dialog.getByRole('button', { name: `Open ${name}` }));
    const document = desk.getByRole('dialog').last();
    await expect(document.getByText(name, { exact: true })).toBeVisible();
    await press(desk, document.getByRole('button', { name: 'Close' }));
  };
  await lookAt('Card.pdf');
  await expect(dialog).toContainText(/Opened once, last Today/);
  expect(await violationsOf(desk)).toEqual([]);
  await press(desk, dialog.locator('summary', { hasText: 'Ask for more' }));
  await write(desk, dialog.getByLabel(/^What is missing/), 'The page with the stamp');
  await press(desk, dialog.getByRole('button', { name: 'Ask the specialist' }));
  await expect(toast(desk, 'The specialist was told what is missing')).toBeVisible();
  await expect(check.locator('xpath=ancestor::li')).toContainText('more was asked for');

  await expect.poll(() => subjectsOf(page, email)).toHaveLength(2);
  expect((await subjectsOf(page, email))[0]).toBe('We need more to check your registration');
  await page.goto('/specialist/profile');
  await expect(page.getByText('The page with the stamp', { exact: true })).toBeVisible();
  await expect(page.getByText(/last opened by our checkers on/)).toBeVisible();
  await give(page, /^Something else/, paper('Stamp.pdf', 'stamp'));
  await expect(page.getByText(/We answer by/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await desk.reload();
  await press(desk, check);
  await expect(dialog).toContainText('Stamp.pdf');
  await write(desk, dialog.getByLabel(/^Where you looked/), 'Register of the council today and all agrees');
  await pick(desk, dialog.getByRole('radio', { name: 'Confirmed', exact: true }));
  await press(desk, dialog.getByRole('button', { name: 'Record the outcome' }));
  await expect(dialog).toContainText('Please open each document above first');
  for (const name of ['Passport.pdf', 'Stamp.pdf']) await lookAt(name);
  await expect(dialog).not.toContainText('You have not opened');
  await press(desk, dialog.getByRole('button', { name: 'Record the outcome' }));
  await expect(toast(desk, 'The registration is confirmed')).toBeVisible();
  await expect.poll(async () => (await subjectsOf(page, email))[0]).toBe('Your registration is confirmed');
  await expect(dialog).toHaveCount(0);
  await expect(check).toHaveCount(0);
  await desk.goto('/find-specialist?specialty=dermatology');
  await expect(desk.getByText(`Buhle ${last}`).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^By \w+day .* We remind you 30 days before/)).toBeVisible();
});
