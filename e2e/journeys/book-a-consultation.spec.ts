import type { Page } from '@playwright/test';
import { mailsTo, newAddress } from '../fixtures/accounts';
import { violationsEverywhere } from '../fixtures/axe';
import { everyTarget, PHONE, tap } from '../fixtures/by-touch';
import { fillPatientOnboarding, openingsOf, pay, signUpThroughWidget } from '../fixtures/people';
import { bytesOf, PLACE, photoWithPlace } from '../fixtures/photo';
import { expect, test } from '../fixtures/product';

const REASON = 'Headaches behind the eyes since Monday';

async function onboard(page: Page) {
  await page.getByRole('button', { name: 'Complete Onboarding' }).click();
  await expect(page.getByRole('link', { name: 'Date of birth is required' })).toBeVisible();
  await expect(page.getByLabel(/^Date of birth/)).toBeFocused();
  expect(await violationsEverywhere(page, 'onboarding with errors')).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  await fillPatientOnboarding(page);
  await tap(page.getByText('Add conditions, allergies and medicines now'));
  await page.getByRole('combobox', { name: 'Allergies' }).fill('  Penicillin ');
  await page.getByRole('button', { name: /^Add allergy/ }).click();
  await expect(page.getByRole('combobox', { name: 'Allergies' })).toHaveValue('');
  await page.getByRole('button', { name: 'Complete Onboarding' }).click();
}

const KEPT = /^Held for you until \d{2}:\d{2}\.?$/;

/** How often the search offers the opening to whoever looks in this browser. */
async function offered(page: Page, address: string): Promise<number> {
  const at = new URL(address, 'http://site').searchParams.get('at') ?? '';
  return (await openingsOf(page, 'Naledi Mokoena')).and(page.locator(`[href*="${encodeURIComponent(at)}"]`)).count();
}

/** Somebody else finds the time gone, and is told so with what is near. */
async function isGoneFor(rival: Page, address: string): Promise<void> {
  expect(await offered(rival, address), 'to somebody else').toBe(0);
  await rival.goto(address);
  await expect(rival.getByText(/Someone else took this time a moment before you/)).toBeVisible();
  await expect(rival.getByRole('heading', { name: 'Nearest openings' })).toBeVisible();
}

/** Back from payment the visit that is held is said, and leads to payment again. */
async function backAndForth(page: Page): Promise<void> {
  const payment = page.url();
  await expect(page.getByLabel(/^Card number/)).toBeVisible();
  await page.goBack();
  const main = page.getByRole('main');
  await expect(main.getByText('This time is yours and waits for payment')).toBeVisible();
  await expect(main.getByText(`“${REASON}”`)).toBeVisible();
  await expect(main.getByText('The details you typed earlier have expired', { exact: false })).toHaveCount(0);
  await tap(main.getByRole('link', { name: 'Go to payment' }));
  await expect(page).toHaveURL(payment);
}

test('by touch a guest finds a specialist, books, signs up while the time is kept, pays; the specialist sees it arrive', async ({
  open,
}) => {
  const page = await open('guest', PHONE);
  const rival = await open('guest');
  const patient = newAddress('lindiwe');
  // A name of this run alone: the specialist's list may hold visits of earlier ones.
  const family = `Khumalo-${Date.now().toString(36)}`;
  const fullName = `Lindiwe ${family}`;

  const specialist = await open('specialist');
  await specialist.goto('/specialist/appointments');
  await expect(specialist.getByRole('tab', { name: /Upcoming/ })).toBeVisible();
  await expect(specialist.getByText(fullName)).toHaveCount(0);

  await page.goto('/');
  await page.getByLabel('What do you need help with?').fill(REASON);
  await page.getByLabel('Who should help?').selectOption({ label: 'General practice' });
  await tap(page.getByRole('button', { name: 'See openings' }));
  await page.waitForURL(/\/find-specialist\?/);
  expect(page.url()).not.toContain('Headaches');
  const openings = page.getByRole('list', { name: /Next openings of Naledi Mokoena/ });
  const opening = openings.getByRole('link').last();
  const address = (await opening.getAttribute('href')) ?? '';
  expect(await offered(rival, address)).toBe(1);
  await tap(opening);

  await page.waitForURL(/\/book-consultation/);
  const reason = page.getByLabel(/What do you need help with/);
  await expect(reason).toHaveValue(REASON);
  await expect(page.getByText(KEPT)).toBeVisible();
  await isGoneFor(rival, address);
  // Whoever looks around once more finds their own time where it was.
  expect(await offered(page, address), 'to whom it is kept for').toBe(1);
  await page.goto(address);
  await reason.fill(REASON);
  await expect(page.getByText(KEPT)).toBeVisible();
  await tap(page.getByRole('checkbox', { name: /I agree to be seen remotely/ }));
  await tap(page.getByRole('button', { name: 'Continue', exact: true }));

  await page.waitForURL(/\/auth\/patient\/signup/);
  await expect(page.getByText(KEPT)).toBeVisible();
  await signUpThroughWidget(page, patient, { first: 'Lindiwe', last: family });
  await page.waitForURL(/\/patient\/onboarding/);
  expect(await offered(rival, address), 'while the guest signs up').toBe(0);
  await onboard(page);

  await page.waitForURL(/\/book-consultation/);
  await expect(page.getByLabel(/What do you need help with/)).toHaveValue(REASON);
  await expect(page.getByText('Held for you for')).toBeVisible();
  await page.getByLabel('Add a photo or PDF').setInputFiles(await photoWithPlace(page));
  await expect(page.getByText('arrived and checked')).toBeVisible();
  await tap(page.getByRole('button', { name: /^Remove / }));
  await expect(page.getByText('arrived and checked')).toHaveCount(0);
  await page.getByLabel('Add a photo or PDF').setInputFiles(await photoWithPlace(page));
  await expect(page.getByText('arrived and checked')).toBeVisible();
  await expect(page.getByText(/^What you typed is saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('arrived and checked')).toBeVisible();
  await expect(page.getByText('Held for you for')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Continue to payment' }));

  await page.waitForURL(/\/payment\//);
  await backAndForth(page);
  await pay(page, '4000000000000002');
  await expect(page.getByText(/did not approve this payment/)).toBeVisible();
  await pay(page, '4242 4242 4242 4242');
  await page.waitForURL(/\/confirmation\//);
  await expect(page.getByRole('main').getByText('Naledi Mokoena').first()).toBeVisible();
  await everyTarget(page);
  expect(await offered(rival, address), 'once it is booked').toBe(0);

  // Without a reload in the other browser.
  await expect(specialist.getByRole('main').getByText(fullName).first()).toBeVisible();
  await specialist.goto(new URL(page.url()).pathname.replace('confirmation', 'consultation'));
  await specialist.getByRole('list', { name: 'Files' }).getByRole('button', { name: 'Open' }).click();
  const opened = specialist.waitForEvent('download');
  await specialist.getByRole('dialog').getByRole('button', { name: 'Save it on this device' }).click();
  const photo = await bytesOf(await opened);
  expect(photo.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(photo.includes(PLACE)).toBe(false);
  await specialist.close();

  const download = page.waitForEvent('download');
  await tap(page.getByRole('button', { name: 'Calendar and payment' }));
  await tap(page.getByRole('button', { name: 'Add to your calendar' }));
  const calendar = (await bytesOf(await download)).toString();
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar).toMatch(/\r\nUID:[^\r]+/);
  expect(calendar).toMatch(/\r\nSEQUENCE:\d+/);
  expect(calendar).not.toMatch(/headache|cardio|penicillin/i);

  await expect
    .poll(async () => (await mailsTo(page, patient)).map((mail) => mail.subject).join())
    .toMatch(/booked|confirmed/i);

  await page.goto('/patient/appointments');
  const visit = page.getByRole('listitem', { name: 'Visit with Naledi Mokoena' });
  await expect(visit).toBeVisible();
  await tap(visit.getByRole('button', { name: /Cancel/ }));
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByText(/^Cancel now: /)).toBeVisible();
  await tap(dialog.getByRole('radio', { name: 'The time does not suit me' }));
  await tap(dialog.getByRole('button', { name: /^Cancel the visit/ }));
  await tap(dialog.getByRole('button', { name: 'Done' }));
  await expect(visit).toHaveCount(0);
});
