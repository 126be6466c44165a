import { violationsOf } from '../fixtures/axe';
import { choose, keepsFocus, pick, press, skipToContent, write } from '../fixtures/by-keyboard';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { SMALL_PDF } from '../fixtures/small-pdf';

// The page’s own tests add, change and take off; a-record-is-ones-own adds one in every run.
if (IS_LONG)
  test('an allergy is added, seen first, changed with its history kept, and taken off again, by keyboard', async ({
    open,
  }) => {
    const page = await open('patient');
    await page.goto('/patient/medical-records');
    await expect(page.getByRole('list', { name: 'Entries' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await skipToContent(page);
    await press(page, page.getByRole('button', { name: 'Add', exact: true }));
    await press(page, page.getByRole('button', { name: 'Add an allergy' }));
    const adding = page.getByRole('dialog', { name: 'Add an allergy' });
    await expect(adding.getByRole('heading', { name: 'Add an allergy' })).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await write(page, adding.getByLabel(/^What are you allergic to/), 'Latex');
    await write(page, adding.getByLabel(/^What happens/), 'Itching');
    await choose(page, adding.getByLabel(/^How bad was it/), 'Mild');
    await press(page, adding.getByRole('button', { name: 'Add it' }));
    await expect(toast(page, 'Added to your record')).toBeVisible();

    const allergies = page.getByRole('region', { name: 'Allergies' });
    await expect(allergies.getByRole('listitem').filter({ hasText: 'Latex' })).toContainText(
      'Itching, mildYou said so',
    );
    await press(page, allergies.getByRole('link', { name: 'Latex' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Allergy: Latex' })).toBeFocused();
    await expect(page).toHaveURL(/\?entry=[0-9a-f-]{36}$/);
    await expect(page.getByText('It was never changed.')).toBeVisible();

    await press(page, page.getByRole('button', { name: 'Change', exact: true }));
    const changing = page.getByRole('dialog', { name: 'Change Latex' });
    await choose(page, changing.getByLabel(/^How bad was it/), 'Severe');
    await press(page, changing.getByRole('button', { name: 'Save the change' }));
    await expect(toast(page, 'Changed. What it said before')).toBeVisible();
    const versions = page.getByRole('list', { name: 'Earlier versions' });
    await expect(versions).toContainText('Latex, Itching, mild');
    expect(await violationsOf(page)).toEqual([]);

    await press(page, page.getByRole('button', { name: 'Take off the list' }));
    await pick(page, page.getByRole('radio', { name: /It was never true/ }));
    await press(page, page.getByRole('button', { name: 'Take it off' }));
    await expect(page.getByRole('region', { name: 'Allergies' })).toBeVisible();
    await keepsFocus(page);
    await expect(allergies.getByText('Latex')).toHaveCount(0);
  });

test('a document is uploaded, found by its kind, shown, and taken out of the record', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/patient/medical-records');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a document' });
  await dialog.getByRole('button', { name: 'Upload it' }).click();
  await expect(dialog.getByText('Please give the document a title')).toBeVisible();
  await dialog
    .getByLabel(/^The file/)
    .setInputFiles({ name: 'vaccination card.pdf', mimeType: 'application/pdf', buffer: SMALL_PDF });
  await expect(dialog.getByLabel(/^Title/)).toHaveValue('vaccination card');
  await dialog.getByLabel(/^What is it/).selectOption({ label: 'Clinic card or vaccination booklet' });
  await dialog.getByRole('button', { name: 'Upload it' }).click();
  await expect(toast(page, 'The document was checked')).toBeVisible();

  await page.getByRole('radio', { name: /^Documents/ }).check();
  await expect(page).toHaveURL(/\?kind=documents$/);
  const entries = page.getByRole('list', { name: 'Entries' });
  await page.getByLabel('Search your record').fill('vaccination');
  await expect(entries.getByRole('listitem')).toHaveCount(1);
  await entries.getByRole('link', { name: 'Open vaccination card' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'vaccination card' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the document' }).click();
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', /^blob:/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it on this device' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('vaccination card.pdf');

  await page.getByRole('button', { name: 'Take it out of the record' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it out' }).click();
  await expect(toast(page, 'The document is removed from your record')).toBeVisible();
  await page.goto('/patient/medical-records?kind=documents');
  await expect(entries.getByText('vaccination card')).toHaveCount(0);
});

test('the summary for emergencies is kept for the emergency page by choice, and the record is exported', async ({
  open,
}) => {
  const page = await open('patient');
  await page.goto('/patient/medical-records?view=emergency');
  await expect(page.getByRole('article', { name: 'Summary' })).toContainText(
    'Penicillin (Hives within an hour, severe)',
  );
  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await page.getByRole('link', { name: 'See the emergency page' }).click();
  await page.getByRole('button', { name: 'Show my card' }).click();
  await expect(page.getByRole('dialog')).toContainText('Penicillin (Hives within an hour, severe)');
  await page.goBack();
  await page.getByRole('button', { name: 'Remove it from this device' }).click();
  await expect(page.getByText('No card is kept on this device.')).toBeVisible();

  await page.getByRole('link', { name: 'The whole record', exact: true }).click();
  await page.getByRole('button', { name: 'Print, export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'A file for other clinics and apps' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^medical-record-\d{4}-\d{2}-\d{2}\.fhir\.json$/);
});
