import { formatTime } from '@telehealth/contracts/formatting';
import { hold } from '../fixtures/held';
import { agree, fillPatientOnboarding, openingsOf, pay } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { newPerson, quickAccount } from '../fixtures/visitors';

const HOME = 'Africa/Johannesburg';
test.use({ timezoneId: 'UTC' });

test('a guest whose device is set to UTC says once where they are, and every page keeps to it', async ({ open }) => {
  const page = await open('guest');
  const opening = (await openingsOf(page, 'Naledi Mokoena')).first();
  const address = (await opening.getAttribute('href')) ?? '';
  const at = new Date(new URL(address, 'http://site').searchParams.get('at') ?? '');
  const [onDevice, atHome] = [formatTime(at, 'UTC'), formatTime(at, HOME)];
  const zone = page.getByLabel('Your time zone');
  await expect(page.getByText(/Your device does not say where you are/)).toBeVisible();
  await expect(opening).toContainText(onDevice);
  await zone.selectOption(HOME);
  const sameOpening = page.locator(`a[href="${address}"]`).first();
  await expect(sameOpening).toContainText(atHome);
  await expect(page.getByText(/Your device does not say where you are/)).toHaveCount(0);

  // Another day, or a page that was closed: it is not asked again.
  await page.reload();
  await expect(zone).toHaveValue(HOME);
  await expect(sameOpening).toContainText(atHome);
  await sameOpening.click();
  await page.waitForURL(/\/book-consultation/);
  await expect(zone).toHaveValue(HOME);
  await expect(page.getByRole('radio', { name: atHome, exact: true })).toBeChecked();

  // Whoever signs up in this browser takes it along, and every page on the way keeps to it.
  await quickAccount(page, 'Naledi', newPerson('patient'), 'Sithole');
  await page.goto('/patient/onboarding');
  await fillPatientOnboarding(page);
  await page.getByRole('button', { name: 'Complete Onboarding' }).click();
  await page.waitForURL('**/patient/dashboard');
  await page.goto(address);
  await expect(page.getByRole('radio', { name: atHome, exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'Video' }).check();
  const reason = page.getByLabel(/What do you need help with/);
  const placeOfReason = async () => (await reason.boundingBox())?.y ?? Number.NaN;
  const answer = await hold(page, '**/rpc/hold_slot');
  await reason.fill('A cough that does not go away');
  const place = await placeOfReason();
  answer.letGo();
  await expect(page.getByText('Held for you for')).toBeVisible();
  // The choice above it has closed; what is written stays under the hand.
  expect(Math.abs((await placeOfReason()) - place)).toBeLessThan(8);
  await agree(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/payment\//);
  const booked = `${atHome}, South African time`;
  await expect(page.getByText(booked).first()).toBeVisible();
  await pay(page, '4242 4242 4242 4242');
  await page.waitForURL(/\/confirmation\//);
  await expect(page.getByText(booked).first()).toBeVisible();
  // The account has it from then on, whatever browser it is opened in.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/patient/dashboard');
  await expect(page.getByText(booked).first()).toBeVisible();
  await expect(page.getByText(onDevice)).toHaveCount(0);
});
