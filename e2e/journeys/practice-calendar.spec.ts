import type { Page } from '@playwright/test';
import { dayKey, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { mailsOf } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { choose, press, write, writeDate } from '../fixtures/by-keyboard';
import { type CallData, callData } from '../fixtures/call-data';
import { faultsOfLargeText } from '../fixtures/large-text';
import { openingsAhead, openPractice } from '../fixtures/own-practice';
import { agree } from '../fixtures/people';
import { foundPractice, joinPractice } from '../fixtures/practice-team';
import { expect, test } from '../fixtures/product';
import { onboard, quickAccount, signInAsNewPatient } from '../fixtures/visitors';

/** Reception joins the doctor's practice. */
async function hire(asDoctor: CallData, reception: Page): Promise<void> {
  const address = await quickAccount(reception, 'Rita', { role: 'patient', onboardingCompleted: true }, 'Botha');
  const call = await callData(reception);
  await onboard(call);
  await foundPractice(asDoctor, 'Essop and colleagues');
  await joinPractice(asDoctor, { page: reception, call, address, role: 'reception' });
}

/** The patient books on the page that says who else sees that they come. */
async function bookOnPage(patient: Page, address: string): Promise<void> {
  await patient.goto(address);
  await expect(
    patient.getByText(/^The staff of Essop and colleagues .*not why, and nothing of your record/),
  ).toBeVisible();
  await patient.getByRole('radio', { name: 'Video', exact: true }).check();
  await patient.getByLabel(/What do you need help with/).fill('A rash that nobody else shall know of');
  await agree(patient);
  await patient.getByRole('button', { name: 'Book this visit' }).click();
  await patient.waitForURL(/\/confirmation\//);
}

/** The calendar of the practice, opened by the way from the settings, on the day of a visit. */
async function openCalendar(reception: Page, startsAt: string): Promise<void> {
  await reception.goto('/patient/account-settings');
  await reception.getByRole('link', { name: 'Open your team' }).click();
  await reception.getByRole('link', { name: 'Open the calendar' }).click();
  await expect(reception.getByRole('heading', { level: 1, name: 'Calendar of the practice' })).toBeVisible();
  const day = dayKey(new Date(startsAt), SOUTH_AFRICAN_ZONE);
  await writeDate(reception, reception.getByLabel('Day', { exact: true }), day);
}

test('reception sees who comes when and not why, asks to move the visit and cancels it; the patient sees who looked', async ({
  open,
}) => {
  const [doctor, desk, reception, patient] = await Promise.all([
    open('guest'),
    open('guest'),
    open('guest'),
    open('guest'),
  ]);
  const visit = { needsApproval: false, priceMinor: 0 };
  const [practice, asPatient] = await Promise.all([
    openPractice(doctor, desk, { first: 'Farida', last: 'Essop', specialty: 'orthopedics', visit }),
    signInAsNewPatient(patient, { first: 'Thandi', last: 'Mokoena' }),
  ]);
  const asDoctor = await callData(doctor);
  await hire(asDoctor, reception);
  const [startsAt = ''] = await openingsAhead(asPatient, practice, 1);
  const { specialistId, visitTypeId } = practice;
  await bookOnPage(
    patient,
    `/book-consultation?${new URLSearchParams({ specialist: specialistId, visit: visitTypeId, at: startsAt })}`,
  );

  await openCalendar(reception, startsAt);
  const visits = reception.getByRole('list', { name: 'Visits of Farida Essop' });
  await expect(visits).toContainText('Thandi Mokoena');
  await expect(reception.locator('main')).not.toContainText('rash');
  expect(await violationsOf(reception)).toEqual([]);
  expect(await faultsOfLargeText(reception, 'the calendar of a practice')).toEqual([]);

  await press(reception, reception.getByRole('button', { name: 'Ask to move the visit of Thandi Mokoena' }));
  const dialog = reception.getByRole('dialog');
  await expect(dialog.getByLabel(/^New time/)).toBeVisible();
  expect(await violationsOf(reception)).toEqual([]);
  const time =
    (await dialog
      .getByLabel(/^New time/)
      .locator('option')
      .nth(1)
      .textContent()) ?? '';
  await choose(reception, dialog.getByLabel(/^New time/), time);
  await write(reception, dialog.getByLabel(/^Why should it move/), 'The doctor is in theatre');
  await press(reception, dialog.getByRole('button', { name: 'Ask the patient' }));
  await expect(visits).toContainText(`Asked to move to ${time}`);
  await expect.poll(async () => (await mailsOf(patient)).map(({ text }) => text).join(' ')).toContain('Farida Essop');

  await patient.goto('/patient/access-manager');
  const looks = patient.getByRole('region', { name: 'Who looked' });
  await expect(looks).toContainText('Rita Botha saw your name, your phone number and when you come, not why');
  await expect(looks).toContainText('Works in the practice of your visit');

  await press(reception, reception.getByRole('button', { name: 'Cancel the visit of Thandi Mokoena' }));
  await write(reception, dialog.getByLabel(/^Why/), 'The doctor is ill');
  await press(reception, dialog.getByRole('button', { name: 'Cancel the visit' }));
  await expect(visits).toHaveCount(0);
  await expect(reception.getByText('No visits on this day.')).toBeVisible();
  await expect
    .poll(async () => (await mailsOf(patient)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Your visit on .* was cancelled$/));
  const told = await asDoctor<{ event: string; payload: { actorName: string | null } }[]>('my_notifications');
  expect(told.find(({ event }) => event === 'booking.cancelled')?.payload.actorName).toBe('Rita Botha');
});
