import type { Page } from '@playwright/test';
import { dayKey, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { mailsOf } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { choose, press, skipToContent, writeDate } from '../fixtures/by-keyboard';
import { callData } from '../fixtures/call-data';
import { faultsOfLargeText } from '../fixtures/large-text';
import { bookFree, openingsAhead, openPractice } from '../fixtures/own-practice';
import { foundPractice, joinPractice } from '../fixtures/practice-team';
import { expect, test } from '../fixtures/product';
import { signInAsNewPatient } from '../fixtures/visitors';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => dayKey(new Date(Date.now() + days * DAY_MS), SOUTH_AFRICAN_ZONE);

async function openTeam(page: Page): Promise<void> {
  await page.goto('/specialist/team');
  await expect(page.getByRole('heading', { level: 3, name: 'Ask a colleague to stand in' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await skipToContent(page);
}

test('a doctor who will be away asks a colleague, whose yes takes the visits over; the end gives them back', async ({
  open,
}) => {
  const [doctor, colleague, patient] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const [desk, secondDesk] = await Promise.all([open('guest'), open('guest')]);
  const visit = { priceMinor: 0, needsApproval: false };
  const [practice, , asPatient] = await Promise.all([
    openPractice(doctor, desk, { first: 'Mpho', last: 'Radebe', specialty: 'psychiatry', visit }),
    openPractice(colleague, secondDesk, { first: 'Refilwe', last: 'Sithole', specialty: 'psychiatry', visit }),
    signInAsNewPatient(patient, { first: 'Lerato', last: 'Molefe' }),
  ]);
  const [asDoctor, asColleague] = await Promise.all([callData(doctor), callData(colleague)]);
  await foundPractice(asDoctor, 'Radebe and colleagues');
  const { email: address } = await asColleague<{ email: string }>('sync_my_profile');
  await joinPractice(asDoctor, { page: colleague, call: asColleague, address, role: 'doctor' });
  const [startsAt = ''] = await openingsAhead(asPatient, practice, 1);
  const id = await bookFree(asPatient, practice, startsAt);

  await openTeam(doctor);
  await choose(doctor, doctor.getByLabel(/^Colleague/), 'Refilwe Sithole, Doctor');
  await writeDate(doctor, doctor.getByLabel(/^First day away/), dayIn(2));
  await writeDate(doctor, doctor.getByLabel(/^Last day away/), dayIn(20));
  await press(doctor, doctor.getByRole('button', { name: 'Ask the colleague' }));
  const asked = doctor.getByRole('list', { name: 'Standing in' });
  await expect(asked).toContainText('not answered yet, so your visits stay yours');
  expect(await violationsOf(doctor)).toEqual([]);
  expect(await faultsOfLargeText(doctor, 'standing in')).toEqual([]);

  await openTeam(colleague);
  const covers = colleague.getByRole('list', { name: 'Standing in' });
  await expect(covers).toContainText('asks you to stand in, for 1 visit so far');
  await press(colleague, colleague.getByRole('button', { name: 'Stand in for Mpho Radebe', exact: true }));
  await expect(covers).toContainText('1 visit taken over');
  expect(await violationsOf(colleague)).toEqual([]);
  await colleague.goto('/specialist/appointments');
  await expect(colleague.getByText('You stand in for Mpho Radebe.').first()).toBeVisible();
  await expect
    .poll(async () => (await mailsOf(patient)).map(({ subject }) => subject))
    .toContain('Somebody else holds your visit');
  await patient.goto(`/consultation/${id}`);
  await expect(patient.getByText(/Refilwe Sithole/).first()).toBeVisible();

  await openTeam(doctor);
  await press(doctor, doctor.getByRole('button', { name: 'End: Refilwe Sithole stands in for you' }));
  await press(doctor, doctor.getByRole('alertdialog').getByRole('button', { name: 'End it' }));
  await expect(doctor.getByRole('list', { name: 'Standing in' })).toHaveCount(0);
  await colleague.reload();
  await expect(colleague.getByText('You stand in for Mpho Radebe.')).toHaveCount(0);
});
