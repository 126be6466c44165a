import { DEMO_PASSWORD } from '../fixtures/accounts';
import { expect, test } from '../fixtures/product';
import { quickSignIn } from '../fixtures/visitors';
import { take } from './take';

test('access manager', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/patient/access-manager');
  await expect(page.getByRole('region', { name: 'Who looked' }).getByRole('listitem').first()).toBeVisible();
  await take(page, 'access-manager');
  await page.getByRole('button', { name: 'Check that nothing was changed' }).click();
  await expect(page.getByText('Your access log is complete')).toBeVisible();
  await take(page, 'access-manager-checked');
  await page.getByRole('button', { name: 'Give access' }).click();
  await take(page, 'access-manager-give');
});

test('share by a link', async ({ open }) => {
  const [page, reader] = [await open('patient'), await open('guest')];
  await page.goto('/patient/medical-records?view=share');
  await expect(page.getByRole('heading', { name: 'Links you made' })).toBeVisible();
  await take(page, 'share-by-link');
  await page.getByLabel('Readings, the newest 1,000').check();
  await page.getByLabel(/^Passcode/).fill('Blue-kite 7');
  await page.getByLabel(/^What it is for/).fill('Clinic in Durban');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Copy it now')).toBeVisible();
  await take(page, 'share-by-link-made');
  await reader.goto((await page.getByText(/#shlink:\//).textContent()) ?? '');
  await reader.getByLabel(/^Your name/).fill('Dr Meera Pillay');
  await reader.getByLabel(/^Passcode/).fill('blue kite');
  await reader.getByRole('button', { name: 'Open the record' }).click();
  await expect(reader.getByText('This passcode is wrong')).toBeVisible();
  await take(reader, 'shared-record-wrong');
  await reader.getByLabel(/^Passcode/).fill('Blue-kite 7');
  await reader.getByRole('button', { name: 'Open the record' }).click();
  await expect(reader.getByRole('article', { name: 'The shared record' })).toBeVisible();
  await take(reader, 'shared-record');
  await page.goto('/patient/medical-records?view=import');
  await page.getByLabel('The link').fill('shlink:/');
  await page.getByRole('button', { name: 'Open the link' }).click();
  await expect(page.getByText('This is not a link to a health record')).toBeVisible();
  await take(page, 'bring-in-link');
});

test('connect device', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/patient/connect-device');
  await expect(page.getByRole('img', { name: /^Peak flow, \d+ values/ })).toBeVisible();
  await page.getByText('As a table').click();
  await take(page, 'connect-device');
  for (const [upper, lower] of [
    ['131', '84'],
    ['126', '79'],
    ['138', '88'],
  ] as const) {
    await page.getByLabel('What you measured').selectOption({ label: 'Blood pressure' });
    await page.getByRole('textbox', { name: 'Upper' }).fill(upper);
    await page.getByRole('textbox', { name: 'Lower' }).fill(lower);
    await page.getByRole('button', { name: 'Save this reading' }).click();
    await expect(page.getByText(`${upper}/${lower} mmHg`).first()).toBeAttached();
  }
  await page.getByRole('textbox', { name: 'Upper' }).fill('1318');
  await page.getByRole('textbox', { name: 'Lower' }).fill('84');
  await page.getByRole('button', { name: 'Save this reading' }).click();
  await take(page, 'connect-device-refused');
  await page.getByRole('textbox', { name: 'Upper' }).fill('188');
  await page.getByRole('textbox', { name: 'Lower' }).fill('122');
  await page.getByRole('button', { name: 'Save this reading' }).click();
  await expect(page.getByRole('alert', { name: 'A dangerous value' })).toContainText('The value is saved');
  await take(page, 'connect-device-alarm');
});

test('profile', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/patient/profile');
  await expect(page.getByText('Who we call in an emergency')).toBeVisible();
  await expect(page.getByText(/Self-reported/).first()).toBeVisible();
  await take(page, 'profile');
  await page.getByRole('button', { name: 'Change your details' }).click();
  await take(page, 'profile-change');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Ask somebody to act for me' }).click();
  await take(page, 'profile-invite');
});

test('account settings', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/patient/account-settings');
  await expect(page.getByRole('checkbox', { name: /^A visit is booked.*by email$/ })).toBeVisible();
  await expect(page.getByLabel('Time zone')).toBeVisible();
  await take(page, 'account-settings');
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await expect(page.getByText(/The log of who looked at your record/)).toBeVisible();
  await take(page, 'account-settings-close');
});

test('medical records', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/patient/medical-records');
  const entries = page.getByRole('list', { name: 'Entries' });
  await expect(entries.getByText(/Seen by|Nobody else/).first()).toBeVisible();
  await take(page, 'medical-records');
  await entries
    .getByRole('link', { name: /^Open Visit/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Visit/ })).toBeVisible();
  await take(page, 'medical-records-note');
  await page.goto('/patient/medical-records');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Add an allergy' }).click();
  await take(page, 'medical-records-add');
  await page.goto('/patient/medical-records?kind=readings');
  await entries
    .getByRole('link', { name: /^Open Peak flow/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Peak flow/ })).toBeVisible();
  await take(page, 'medical-records-reading');
  await page.goto('/patient/medical-records?view=emergency');
  await expect(page.getByRole('button', { name: 'Keep it on this device' })).toBeVisible();
  await take(page, 'medical-records-emergency');
  await page.goto('/patient/medical-records?view=import');
  const resources = [
    { resourceType: 'Patient', name: [{ text: 'Thandi Nkosi' }], birthDate: '1988-03-21' },
    { resourceType: 'AllergyIntolerance', code: { text: 'Latex' } },
    { resourceType: 'Condition', code: { text: 'Asthma' } },
    { resourceType: 'MedicationStatement', status: 'active', medicationCodeableConcept: { text: 'Cetirizine 10 mg' } },
    { resourceType: 'Immunization' },
  ];
  const bundle = { resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) };
  await page
    .getByLabel('The file')
    .setInputFiles({ name: 'clinic.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(bundle)) });
  await expect(page.getByRole('checkbox', { name: /Latex/ })).toBeVisible();
  await take(page, 'medical-records-import');
});

test('own prescriptions', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/my-prescriptions');
  await expect(page.getByRole('list', { name: /^Where / }).first()).toBeVisible();
  await take(page, 'own-prescriptions');
  await page.getByRole('link', { name: 'Script to print' }).first().click();
  await take(page, 'own-prescriptions-script');
});

test('prescriptions of somebody one acts for', async ({ open }) => {
  const page = await open('guest');
  await quickSignIn(page, 'nomsa.dlamini@example.com', DEMO_PASSWORD);
  await page.goto('/my-prescriptions');
  await page.getByText('Lwazi Dlamini', { exact: true }).click();
  await expect(page.getByRole('heading', { name: /Hydrocortisone/ })).toBeVisible();
  await take(page, 'acting-prescriptions');
});

test('a reading for somebody one acts for', async ({ open }) => {
  const page = await open('guest');
  await quickSignIn(page, 'nomsa.dlamini@example.com', DEMO_PASSWORD);
  await page.goto('/patient/profile');
  await page.getByRole('link', { name: 'Open the pages of Lwazi Dlamini' }).click();
  await page.getByRole('link', { name: 'Connect a device' }).click();
  await page.getByLabel('What you measured').selectOption({ label: 'Oxygen saturation' });
  await page.getByRole('textbox', { name: 'Oxygen saturation' }).fill('88');
  await page.getByRole('button', { name: 'Save this reading' }).click();
  await expect(page.getByText(/88/).first()).toBeVisible();
  await take(page, 'acting-reading');
});

test('inbox', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/patient/appointments');
  await page.locator('summary[aria-label^="Notifications"]').click();
  await expect(page.getByRole('list', { name: 'Notifications, newest first' })).toBeVisible();
  await take(page, 'inbox');
});

test('consultations', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/patient/consultations');
  await expect(page.getByRole('list', { name: 'Visits that are over' })).toContainText('What was decided');
  await take(page, 'consultations');
});

test('patient dashboard', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/patient/dashboard');
  await expect(page.getByRole('list', { name: 'Who looked lately' })).toBeVisible();
  await take(page, 'patient-dashboard');
});
