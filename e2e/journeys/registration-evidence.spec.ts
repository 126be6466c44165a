import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { choose, pick, press, tabTo, write } from '../fixtures/by-keyboard';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { SMALL_PDF } from '../fixtures/small-pdf';
import { newPerson, quickAccount, quickSignIn } from '../fixtures/visitors';

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

test('a new specialist gives evidence, an operator asks for more, gets it and confirms', async ({ page, open }) => {
  const last = `Ndaba${Date.now().toString(36).replace(/\d/g, 'x')}`;
  const email = await quickAccount(page, 'Buhle', newPerson('specialist'), last);
  await page.goto('/specialist/onboarding');
  await expect(page.getByLabel(/^Certificate of registration/)).toBeVisible();
  await fillForm(page);
  expect(await violationsOf(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Complete Onboarding' }));
  await page.waitForURL('**/specialist/dashboard');
  const standing = page.getByRole('region', { name: 'Your registration' });
  await expect(standing).toContainText(/We answer by \w+day \d+ \w+ \d{4}, 17:00 South African time/);
  await expect.poll(() => subjectsOf(page, email)).toEqual(['We have your registration documents']);

  const desk = await open('guest');
  await quickSignIn(desk, 'operator@example.com', DEMO_PASSWORD);
  await desk.goto('/desk/registrations');
  const check = desk.getByRole('button', { name: `Check the registration of Buhle ${last}` });
  await press(desk, check);
  const dialog = desk.getByRole('dialog', { name: `Registration of Buhle ${last}` });
  const downloading = desk.waitForEvent('download');
  await press(desk, dialog.getByRole('button', { name: 'Open Card.pdf' }));
  expect((await downloading).suggestedFilename()).toBe('Card.pdf');
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
  await expect(toast(desk, 'The registration is confirmed')).toBeVisible();
  await expect.poll(async () => (await subjectsOf(page, email))[0]).toBe('Your registration is confirmed');
  await page.reload();
  await expect(page.getByText(/^By \w+day .* We remind you 30 days before/)).toBeVisible();
});
