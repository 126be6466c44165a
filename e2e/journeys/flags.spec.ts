import { DEMO_PASSWORD } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { expect, test } from '../fixtures/product';
import { quickSignIn } from '../fixtures/visitors';

const TITLE = 'Readings by Bluetooth, where patients connect a device';

test('an operator ends a flag and sets it anew by keyboard, on a phone in the dark; patients have it or not', async ({
  open,
}) => {
  const patient = await open('patient');
  const bluetooth = async () => {
    await patient.goto('/patient/connect-device');
    return patient.getByRole('region', { name: 'Bluetooth' });
  };
  await expect(await bluetooth()).toContainText('Blood-pressure cuff');

  const desk = await open('guest');
  await desk.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await desk.setViewportSize({ width: 390, height: 844 });
  await quickSignIn(desk, 'operator@example.com', DEMO_PASSWORD);
  await desk.goto('/desk/health');
  const row = desk.getByRole('list', { name: 'Flags' }).getByRole('listitem').filter({ hasText: TITLE });
  await expect(row).toContainText('On for all');
  await expect(row).toContainText(/Team Patient answers for it\. Last day .* Set by Olwethu Operator/);

  await row.getByRole('button', { name: `End: ${TITLE}` }).press('Enter');
  const question = desk.getByRole('alertdialog');
  expect(await violationsOf(desk)).toEqual([]);
  await question.getByRole('button', { name: 'End it' }).press('Enter');
  await expect(row).toContainText('Nobody has it: ended by Olwethu Operator');
  await expect(await bluetooth()).toContainText('We are trying readings by Bluetooth with some people first.');
  expect(await violationsOf(patient)).toEqual([]);

  await row.getByRole('button', { name: `Set: ${TITLE}` }).press('Enter');
  const form = desk.getByRole('dialog', { name: TITLE });
  await form.getByRole('button', { name: 'Set it' }).press('Enter');
  await expect(form.getByText('Please choose a day from today on, at most a year ahead').first()).toBeVisible();
  expect(await violationsOf(desk)).toEqual([]);
  await form.getByLabel('Of a hundred people').fill('100');
  await form.getByLabel('Last day').fill(new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10));
  await form.getByRole('button', { name: 'Set it' }).press('Enter');
  await expect(row).toContainText('On for all');
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(await bluetooth()).toContainText('Blood-pressure cuff');
});
