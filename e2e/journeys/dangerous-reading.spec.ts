import { violationsOf } from '../fixtures/axe';
import { PHONE } from '../fixtures/by-touch';
import { openingsAhead, openPractice } from '../fixtures/own-practice';
import { agree } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { signInAsNewPatient } from '../fixtures/visitors';

test('a dangerous reading stays first until it is dealt with, and the brief of its visit begins with it', async ({
  open,
}) => {
  const [page, specialist, desk] = await Promise.all([open('guest', PHONE), open('guest'), open('guest')]);
  const [practice, call] = await Promise.all([
    openPractice(specialist, desk, {
      ...{ first: 'Boitumelo', last: 'Seema', specialty: 'general' },
      visit: { priceMinor: 0, needsApproval: false },
    }),
    signInAsNewPatient(page, { first: 'Zanele', last: 'Dlamini' }),
  ]);
  await page.goto('/patient/dashboard');
  await expect(page.getByText(/You have nothing to do/)).toBeVisible();

  await page.goto('/patient/connect-device?kind=blood_pressure');
  await page.getByRole('textbox', { name: 'Upper' }).fill('192');
  await page.getByRole('textbox', { name: 'Lower' }).fill('124');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert', { name: 'A dangerous value' })).toContainText('192/124');
  await expect(page.getByText('The value is saved', { exact: false })).toBeVisible();

  await page.goto('/patient/dashboard');
  const card = page.getByRole('region', { name: 'See a clinician today' });
  await expect(card).toContainText('Blood pressure 192/124 mmHg');
  await expect(page.getByRole('main').getByRole('region').first()).toContainText('192/124');
  await expect(card.getByRole('link', { name: 'Find a visit today' })).toHaveAttribute(
    'href',
    '/find-specialist?when=today',
  );
  await expect(page.getByText('Nothing else to do.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(card).toBeVisible();

  // The booking offers to share it, ticked: nothing more has to be done.
  const [at = ''] = await openingsAhead(call, practice, 1);
  const { specialistId, visitTypeId: visit } = practice;
  await page.goto(`/book-consultation?${new URLSearchParams({ specialist: specialistId, visit, at, mode: 'video' })}`);
  await expect(page.getByRole('checkbox', { name: /^Blood pressure 192\/124 mmHg/ })).toBeChecked();
  await page.getByLabel('What do you need help with?').fill('A headache that does not go away');
  await agree(page);
  await page.getByRole('button', { name: 'Book this visit' }).click();
  await page.waitForURL(/\/confirmation\//);
  await page.goto('/patient/dashboard');
  await expect(card).toContainText('Boitumelo Seema sees this before your visit');

  await specialist.goto('/specialist/appointments');
  await specialist.getByRole('button', { name: /^Brief: Zanele Dlamini/ }).click();
  const brief = specialist.getByRole('region', { name: 'Two-minute brief' });
  await expect(brief.getByRole('listitem').first()).toContainText('Blood pressure 192/124 mmHg');
  await expect(brief.getByRole('listitem').first()).toContainText('See a clinician today');
  expect(await violationsOf(specialist)).toEqual([]);

  // A clinician has read it, which treats nobody: it stays first until they say what they did.
  await page.reload();
  await expect(card).toContainText('Boitumelo Seema opened it on');
  await brief.getByRole('button', { name: /^Seen\s+Blood pressure 192\/124 mmHg/ }).press('Enter');
  const step = specialist.getByRole('dialog', { name: 'What did you do about it?' });
  await step.getByRole('radio', { name: 'Advised' }).check();
  await step.getByRole('textbox', { name: /^In a few words/ }).fill('Rest, and measure again tonight');
  await step.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(brief.getByText(/^You saw it on .*: Advised: Rest, and measure again tonight/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Boitumelo Seema saw it on .*: Advised: Rest, and measure again tonight/)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Boitumelo Seema, / })).toBeVisible();
  await expect(card).toHaveCount(0);
});
