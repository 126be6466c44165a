import { violationsOf } from '../fixtures/axe';
import { tabTo } from '../fixtures/by-keyboard';
import { everyTarget, PHONE, tap } from '../fixtures/by-touch';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';

const TODAY = new Date().toISOString().slice(0, 10);

// The page’s own tests refuse, draw, speak and take out; dangerous-reading types one in every run.
if (IS_LONG)
  test('a reading that cannot be is refused, a good one stands in plot and table, a dangerous one speaks: by keyboard', async ({
    open,
  }) => {
    const page = await open('patient');
    await page.goto('/patient/connect-device');
    const kind = page.getByLabel('What you measured');
    await expect(kind).toBeVisible();
    // What was measured last stands first: ten of a season, one of them struck out.
    await expect(kind).toHaveValue('peak_flow');
    await page.getByRole('radio', { name: 'All', exact: true }).check();
    await expect(page.getByRole('img', { name: /^Peak flow, 9 values .* L\/min$/ })).toBeVisible();

    const number = page.getByRole('textbox', { name: 'Peak flow' });
    await kind.focus();
    await tabTo(page, number);
    await page.keyboard.type('4310');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('This cannot be right: the number must be between 20 and 1000 L/min', { exact: false }),
    ).toBeVisible();
    await expect(number).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Yes, 430' }));
    await page.keyboard.press('Enter');
    await expect(number).toHaveValue('430');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Saved. It is with your readings below.')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Peak flow, 10 values .* last 430 L\/min$/ })).toBeVisible();

    // From value to value by arrow keys; the same as a table.
    const slider = page.getByRole('slider', { name: 'Peak flow: go from value to value' });
    await tabTo(page, slider);
    await expect(slider).toHaveAttribute('aria-valuetext', /^430 L\/min, .*, typed$/);
    await page.keyboard.press('ArrowLeft');
    await expect(slider).not.toHaveAttribute('aria-valuetext', /^430/);
    await tabTo(page, page.getByText('As a table'));
    await page.keyboard.press('Enter');
    const peaks = page.getByRole('table', { name: 'Readings of peak flow' });
    await expect(peaks.getByRole('row').nth(1)).toContainText('430 L/min');
    await expect(peaks.getByText('struck out: Not mine, my son tried it', { exact: false })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await kind.selectOption({ label: 'Blood pressure' });
    await expect(page.getByText('No reading of blood pressure yet')).toBeVisible();
    await kind.focus();
    await tabTo(page, page.getByRole('textbox', { name: 'Upper' }));
    await page.keyboard.type('188');
    await tabTo(page, page.getByRole('textbox', { name: 'Lower' }));
    await page.keyboard.type('122');
    await page.keyboard.press('Enter');
    const card = page.getByRole('alert', { name: 'A dangerous value' });
    await expect(card).toContainText('188/122');
    await expect(card).toContainText('See a clinician today');
    await expect(card.getByRole('heading')).toBeFocused();
    await expect(card.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    await expect(card).toContainText('The value is saved');
    await tabTo(page, card.getByRole('checkbox', { name: 'Headache' }));
    await page.keyboard.press('Space');
    await expect(card).toContainText('This should be seen now, in person');
    expect(await violationsOf(page)).toEqual([]);

    // Taken back: it is asked for first, and stays crossed out.
    await tabTo(page, card.getByRole('button', { name: 'I mistyped it' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Mistyped' }).check();
    await dialog.getByRole('button', { name: 'Take it out' }).click();
    await expect(toast(page, 'Removed from your record')).toBeVisible();
    await expect(card).toHaveCount(0);
    const table = page.getByRole('table', { name: 'Readings of blood pressure' });
    await expect(table.getByRole('row').nth(1)).toContainText('struck out: Mistyped');
  });

const record = (type: string, unit: string, value: string, time: string) =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Scale &amp; Watch" unit="${unit}" startDate="${TODAY} ${time} +0000" value="${value}"/>\n`;
const EXPORT = `<?xml version="1.0"?>\n<HealthData locale="en_ZA">\n${[
  ...Array.from({ length: 400 }, (_, at) => record('StepCount', 'count', `${at}`, '00:00:01')),
  record('BodyMass', 'kg', '71.4', '00:00:10'),
  record('BodyMass', 'lb', '158', '00:00:20'),
  record('BodyMass', 'kg', '9999', '00:00:30'),
  record('HeartRate', 'count/min', '62', '00:00:40'),
].join('')}</HealthData>\n`;

test('an Apple Health export is read here, and only what is ticked is sent, once: by touch', async ({ open }) => {
  const page = await open('patient', PHONE);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('record_observations')) sent.push(request.postData() ?? '');
  });
  await page.goto('/patient/connect-device');
  await expect(page.getByLabel('What you measured')).toBeVisible();
  await everyTarget(page);
  const choose = async (name: string, text: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      tap(page.getByRole('button', { name: 'Choose the file' })),
    ]);
    await chooser.setFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });
  };
  await choose('holiday.xml', '<album/>');
  await expect(page.getByText('This is not an export of Apple Health.', { exact: false })).toBeVisible();

  await choose('export.xml', EXPORT);
  const list = page.getByRole('list', { name: 'In the file, not sent yet' });
  await expect(list.getByRole('listitem')).toHaveText([/^Heart rate, all day: 1 of 1/, /^Weight: 3 of 3/]);
  await expect(list.getByRole('checkbox', { name: /^Heart rate/ })).not.toBeChecked();
  expect(sent).toEqual([]);
  await tap(page.getByRole('button', { name: 'Add 3 readings' }));
  await expect(page.getByText('2 readings were added')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Left out' })).toContainText('The number cannot be true.');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('Scale & Watch');
  expect(sent[0]).not.toContain('heart_rate');

  await page.getByLabel('What you measured').selectOption({ label: 'Weight' });
  await expect(page.getByText('71.4 kg').first()).toBeAttached();
  await choose('export.xml', EXPORT);
  await tap(page.getByRole('button', { name: 'Add 3 readings' }));
  await expect(page.getByText('2 were in your record already.', { exact: false })).toBeVisible();
  expect(sent).toHaveLength(1);
});
