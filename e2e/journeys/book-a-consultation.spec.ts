import type { Page } from '@playwright/test';
import { codeFor, DEMO_SPECIALIST, mailsTo, newAddress, signIn } from '../fixtures/accounts';
import { expect, test } from '../fixtures/product';

const REASON = 'Headaches behind the eyes since Monday';

/** Opens the hosted sign-up, proves the address with the mailed code and ends where the product sends the person. */
async function signUp(page: Page, email: string, family: string) {
  await page.getByLabel('First name').fill('Lindiwe');
  await page.getByLabel('Last name').fill(family);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Very-long-passphrase-9');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Verify email' }).click();
}

async function onboard(page: Page) {
  await page.getByRole('button', { name: 'Complete Onboarding' }).click();
  await expect(page.getByRole('link', { name: 'Date of birth is required' })).toBeVisible();
  await expect(page.getByLabel(/^Date of birth/)).toBeFocused();
  await page.getByLabel(/^Date of birth/).fill('1991-04-12');
  await page.getByLabel(/^Gender/).selectOption('female');
  await page.getByLabel(/^Phone number/).fill('+27 82 555 0101');
  await page.getByLabel(/^Address/).fill('12 Long Street, Cape Town');
  await page.getByLabel(/^Contact name/).fill('Sipho Khumalo');
  await page.getByLabel(/^Relationship/).fill('Brother');
  await page.getByLabel(/^Contact phone number/).fill('+27 82 555 0102');
  await page.getByRole('combobox', { name: 'Allergies' }).fill('  Penicillin ');
  await page.getByRole('button', { name: /^Add allergy/ }).click();
  await expect(page.getByRole('combobox', { name: 'Allergies' })).toHaveValue('');
  await page.getByRole('checkbox', { name: /terms and conditions/i }).check();
  await page.getByRole('button', { name: 'Complete Onboarding' }).click();
}

async function pay(page: Page, card: string) {
  await page.getByLabel(/^Card number/).fill(card);
  await page.getByLabel(/^Expiry/).fill('12/34');
  await page.getByLabel(/^Security code/).fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}

test('a guest finds a specialist, books, signs up, pays; the specialist sees it arrive', async ({ page, browser, origin }) => {
  test.setTimeout(180_000);
  const patient = newAddress('lindiwe');
  // A name of this run alone: the specialist's list may hold visits of earlier ones.
  const family = `Khumalo-${Date.now().toString(36)}`;
  const fullName = `Lindiwe ${family}`;

  const office = await browser.newContext({ baseURL: origin });
  const specialist = await office.newPage();
  await signIn(specialist, 'specialist', DEMO_SPECIALIST);
  await specialist.goto('/specialist/appointments');
  await expect(specialist.getByRole('tab', { name: /Upcoming/ })).toBeVisible();
  await expect(specialist.getByText(fullName)).toHaveCount(0);

  await page.goto('/');
  await page.getByLabel('What do you need help with?').fill(REASON);
  await page.getByLabel('Who should help?').selectOption({ label: 'General practice' });
  await page.getByRole('button', { name: 'See openings' }).click();
  await page.waitForURL(/\/find-specialist\?/);
  expect(page.url()).not.toContain('Headaches');
  const openings = page.getByRole('list', { name: /Next openings of Naledi Mokoena/ });
  await openings.getByRole('link').last().click();

  await page.waitForURL(/\/book-consultation/);
  await expect(page.getByLabel(/What do you need help with/)).toHaveValue(REASON);
  await page.getByRole('checkbox', { name: /I agree to be seen at a distance/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  await page.waitForURL(/\/auth\/patient\/signup/);
  await signUp(page, patient, family);
  await page.waitForURL(/\/patient\/onboarding/, { timeout: 30_000 });
  await onboard(page);

  await page.waitForURL(/\/book-consultation/, { timeout: 30_000 });
  await expect(page.getByLabel(/What do you need help with/)).toHaveValue(REASON);
  await expect(page.getByText('Held for you for')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await page.waitForURL(/\/payment\//);
  await pay(page, '4000000000000002');
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await pay(page, '4242 4242 4242 4242');
  await page.waitForURL(/\/confirmation\//);
  await expect(page.getByText('Naledi Mokoena').first()).toBeVisible();

  // Without a reload in the other browser.
  await expect(specialist.getByText(fullName).first()).toBeVisible({ timeout: 15_000 });
  await office.close();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /calendar/i }).or(page.getByRole('link', { name: /calendar/i })).first().click();
  const file = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  const calendar = Buffer.concat(chunks).toString();
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar).toMatch(/\r\nUID:[^\r]+/);
  expect(calendar).toMatch(/\r\nSEQUENCE:\d+/);
  expect(calendar).not.toMatch(/headache|cardio|penicillin/i);

  await expect.poll(async () => (await mailsTo(page, patient)).map((mail) => mail.subject).join()).toMatch(/booked|confirmed/i);

  await page.goto('/patient/appointments');
  const visit = page.getByRole('listitem', { name: 'Visit with Naledi Mokoena' });
  await expect(visit).toBeVisible();
  await visit.getByRole('button', { name: /Cancel/ }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('radio', { name: 'The time does not suit me' }).check();
  await dialog.getByRole('button', { name: /^Cancel the visit/ }).click();
  await expect(visit).toHaveCount(0);
});
