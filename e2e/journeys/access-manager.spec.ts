import { violationsOf } from '../fixtures/axe';
import { callData } from '../fixtures/call-data';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';

test('access is given, used, seen in the log by the minute, proven whole, and taken back in another window', async ({
  open,
}) => {
  const [here, there, practice] = [await open('patient'), await open('patient'), await open('specialist')];
  await Promise.all([here.goto('/patient/access-manager'), there.goto('/patient/access-manager')]);
  const opinion = (page: typeof here) =>
    page.getByRole('listitem').filter({ hasText: 'Second opinion. May view only', has: page.getByRole('heading') });
  await expect(here.getByText('Live', { exact: true })).toBeVisible();
  await expect(opinion(there)).toHaveCount(0);

  await here.getByRole('button', { name: 'Give access' }).click();
  const dialog = here.getByRole('dialog', { name: 'Give access' });
  await dialog.getByLabel(/^Specialist/).selectOption({ label: 'Naledi Mokoena, General practice' });
  await dialog.getByRole('radio', { name: 'Second opinion' }).check();
  await dialog.getByRole('checkbox', { name: 'Readings such as blood pressure' }).check();
  await dialog.getByRole('button', { name: 'Give access' }).click();
  await expect(toast(here, 'Access given')).toBeVisible();
  for (const page of [here, there]) await expect(opinion(page)).toContainText('30 days left');

  const call = await callData(practice);
  const log = there.getByRole('region', { name: 'Who looked' });
  const looks = await log.getByRole('listitem').count();
  const thandi = (await call<{ patient_id: string; name: string }[]>('my_patients', { p_query: 'Thandi' })).find(
    ({ name }) => name === 'Thandi Nkosi',
  );
  await call('open_chart', { p_patient: thandi?.patient_id, p_categories: ['readings'], p_screen: 'chart' });
  await expect(log.getByText(/Today/)).toBeVisible();
  await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(looks - 1);
  await expect(log.getByRole('listitem').first()).toContainText('Naledi Mokoena opened readings');

  await there.getByRole('button', { name: 'Check that nothing was changed' }).click();
  await expect(there.getByText('Your access log is complete and unchanged.')).toBeVisible();
  await expect(there.getByText(/^All \d+ lines were checked in this browser/)).toBeVisible();
  expect(await violationsOf(there)).toEqual([]);

  await opinion(here)
    .getByRole('button', { name: /^Take back/ })
    .click();
  await here.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(toast(here, 'Access taken back')).toBeVisible();
  for (const page of [here, there]) await expect(opinion(page)).toHaveCount(0);

  const [file] = await Promise.all([
    there.waitForEvent('download'),
    there.getByRole('button', { name: 'Save the whole log' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('access-log.csv');
});
