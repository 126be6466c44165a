import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { signInAsNewPatient } from '../fixtures/visitors';

interface Wish {
  label: string;
  passcode?: string;
}

/** Makes a link in the patient's record, and gives its address. */
async function makeLink(page: Page, { label, passcode }: Wish): Promise<string> {
  await page.goto('/patient/medical-records');
  await page.getByRole('button', { name: 'Print, export' }).click();
  await page.getByRole('link', { name: 'Share by a link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Share by a link' })).toBeFocused();
  if (passcode !== undefined) await page.getByLabel(/^Passcode/).fill(passcode);
  await page.getByLabel(/^What it is for/).fill(label);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Copy it now')).toBeVisible();
  return (await page.getByText(/#shlink:\//).textContent()) ?? '';
}

async function openLink(page: Page, address: string, name: string, passcode?: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL(/\/shared-record$/);
  await page.getByLabel(/^Your name/).fill(name);
  if (passcode !== undefined) await page.getByLabel(/^Passcode/).fill(passcode);
  await page.getByRole('button', { name: 'Open the record' }).click();
}

test('a link is made, opened with its passcode, seen in the log, and taken back', async ({ open }) => {
  const [patient, doctor] = [await open('patient'), await open('guest')];
  const asked: string[] = [];
  for (const page of [patient, doctor])
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const address = await makeLink(patient, { label: 'Clinic in Durban', passcode: 'Blue-kite 7' });
  expect(await violationsOf(patient)).toEqual([]);

  await openLink(doctor, address, 'Dr Meera Pillay', 'blue kite');
  await expect(doctor.getByText('9 tries are left; then the link ends.')).toBeVisible();
  await doctor.getByLabel(/^Passcode/).fill('Blue-kite 7');
  await doctor.getByRole('button', { name: 'Open the record' }).click();
  const sheet = doctor.getByRole('article', { name: 'The shared record' });
  await expect(sheet).toContainText('Thandi');
  await expect(sheet.getByRole('region', { name: 'Allergies' })).toContainText('Penicillin');
  expect(await violationsOf(doctor)).toEqual([]);

  // Whoever watches the requests of both has neither key nor what was shared.
  const payload = JSON.parse(Buffer.from(address.split('shlink:/')[1] ?? '', 'base64url').toString()) as {
    key: string;
  };
  expect(asked.filter((one) => one.includes(payload.key) || one.includes('shlink:'))).toEqual([]);

  // The list hears of it by itself.
  const line = patient.getByRole('list', { name: 'Links you made' }).getByRole('listitem').first();
  await expect(line).toContainText('Opened 1 time');
  await expect(line).toContainText('1 wrong passcode');
  await patient.getByRole('button', { name: 'Take back: Clinic in Durban' }).click();
  await expect(toast(patient, 'Link taken back')).toBeVisible();
  await expect(line).toContainText('Taken back');

  await doctor.getByRole('button', { name: 'Close the record' }).click();
  await openLink(doctor, address, 'Dr Meera Pillay', 'Blue-kite 7');
  await expect(doctor.getByText('This link no longer works')).toBeVisible();

  await patient.goto('/patient/access-manager');
  const log = patient.getByRole('region', { name: 'Who looked' });
  await expect(log.getByText('Dr Meera Pillay opened what you shared by a link')).toBeVisible();
  await expect(log.getByText('Dr Meera Pillay gave a wrong passcode for what you shared by a link')).toBeVisible();
});

// The form’s own tests open, choose and keep; the link itself is made, opened and taken back in every run.
if (IS_LONG)
  test('a link is brought in: shown first, chosen entry by entry, kept with where it came from', async ({ open }) => {
    const [patient, page] = [await open('patient'), await open('guest')];
    const address = await makeLink(patient, { label: 'Clinic in Durban', passcode: 'Blue-kite 7' });
    await signInAsNewPatient(page, { first: 'Lerato', last: 'Molefe' });
    await page.goto('/patient/medical-records?view=import');
    await page.getByLabel('The link').fill(address);
    await page.getByRole('button', { name: 'Open the link' }).click();
    await expect(page.getByText('This link asks for a passcode.')).toBeVisible();
    await page.getByLabel(/^Its passcode/).fill('Blue-kite 7');
    await page.getByRole('button', { name: 'Open the link' }).click();
    const found = page.getByRole('region', { name: 'What is in it' });
    await expect(found).toContainText('It is about Thandi');
    await expect(found.getByLabel(/^Where is it from/)).toHaveValue('Clinic in Durban');
    expect(await violationsOf(page)).toEqual([]);
    // It is about somebody else: that is said first, and taken nothing of before one is sure.
    await expect(found).toContainText('This looks like the record of somebody else');
    await found.getByRole('checkbox', { name: /^I am sure/ }).check();
    await found.getByRole('checkbox', { name: /^Penicillin/ }).check();
    await found.getByRole('button', { name: 'Take over 1 chosen' }).click();
    await expect(page.getByText(/^1 added on/)).toBeVisible();
    await page.goto('/patient/medical-records');
    await page.getByRole('region', { name: 'Allergies' }).getByRole('link', { name: 'Penicillin' }).click();
    await expect(page.getByText(/Imported from Clinic in Durban, /)).toBeVisible();
    // Whose record it is sees who opened it.
    await patient.goto('/patient/access-manager');
    await expect(patient.getByText('Lerato Molefe opened what you shared by a link')).toBeVisible();
    // Who can see the record now is said there as well, and ended there.
    const links = patient.getByRole('region', { name: 'Links to your record' });
    await expect(links.getByRole('listitem')).toContainText('Opened 1 time');
    await links.getByRole('button', { name: 'Take back: Clinic in Durban' }).click();
    await expect(toast(patient, 'Link taken back')).toBeVisible();
    await expect(links.getByText('No link opens your record.')).toBeVisible();
    await page.goto(address);
    await page.getByLabel(/^Your name/).fill('Lerato Molefe');
    await page.getByLabel(/^Passcode/).fill('Blue-kite 7');
    await page.getByRole('button', { name: 'Open the record' }).click();
    await expect(page.getByText('This link no longer works')).toBeVisible();
  });
