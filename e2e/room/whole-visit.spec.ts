import type { Page } from '@playwright/test';
import { violationsEverywhere } from '../fixtures/axe';
import { backAfterACut } from '../fixtures/call-checks';
import { callPage } from '../fixtures/call-page';
import { bothAreClean, isThereOnce, listenTo, type Side, STILL_TRYING, saidOnce, write } from '../fixtures/call-sides';
import { bothFlow } from '../fixtures/call-watch';
import { agree } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function throughTheDoor(patient: Page): Promise<void> {
  await patient.getByRole('button', { name: 'Go into the waiting room' }).click();
  // What is missing is named, and the first of it has the focus.
  await expect(patient.getByLabel(/Where are you now/)).toBeFocused();
  await patient.getByLabel(/Where are you now/).fill('12 Long Street, Cape Town');
  await patient.getByLabel(/Which phone number/).fill('+27 82 555 0101');
  await agree(patient);
  await patient.getByRole('button', { name: 'Go into the waiting room' }).click();
  await expect(patient.getByRole('heading', { name: 'You are in the waiting room' })).toBeVisible();
}

async function writeNote(doctor: Page): Promise<void> {
  await tab(doctor, 'Note').click();
  await doctor.getByLabel('What the patient tells').fill('A dry cough for three weeks, no fever');
  await doctor.getByLabel('What you think').fill('Cough since a new tablet, likely');
  await doctor
    .getByLabel('What the patient does, step by step')
    .fill('Stop the old tablet tonight\nStart the new one tomorrow');
  await doctor.getByText('What to watch for', { exact: true }).click();
  const lines = doctor.getByRole('group', { name: 'Call 112 at once' });
  await lines.getByRole('button').last().click();
  await lines.getByRole('textbox').fill('Your face or tongue swells');
  await expect(doctor.getByText(/^Saved \d\d:\d\d/).first()).toBeVisible();
}

async function prescribe(doctor: Page, patient: string): Promise<void> {
  await tab(doctor, 'Prescriptions').click();
  await doctor.getByRole('button', { name: 'Write a prescription' }).click();
  for (const [label, words] of [
    ['Medicine', 'Amlodipine'],
    ['Strength', '5 mg'],
    ['Form', 'tablets'],
    ['Quantity', '30'],
    ['Lasts, days', '30'],
    ['Directions', 'One tablet every morning'],
  ] as const)
    await doctor.getByLabel(label, { exact: true }).fill(words);
  await doctor.getByLabel('Schedule').selectOption('3');
  // It is checked by itself once it is complete and saved.
  await doctor.getByRole('button', { name: `Issue to ${patient}` }).click();
  await expect(doctor.getByRole('button', { name: 'Write another prescription' })).toBeVisible();
}

async function throughACut(patient: Side, doctor: Side, said: readonly string[]): Promise<void> {
  const [first = '', second = '', third = ''] = said;
  await write(patient.page, 'Farida Essop', first);
  await isThereOnce(doctor, patient, first);
  for (const side of [doctor, patient]) await side.heard();
  await backAfterACut({ doctor, patient }, async () => {
    await write(patient.page, 'Farida Essop', second);
    await expect(patient.page.getByText(/not sent yet/i).first()).toBeVisible();
    await expect(patient.page.getByText(STILL_TRYING).first()).toBeVisible();
    await bothAreClean([patient, doctor], 'while it is cut');
  });
  await write(patient.page, 'Farida Essop', third);
  for (const side of [doctor, patient])
    await saidOnce(side, 'The connection is down. Trying again.', STILL_TRYING, 'You are connected again.');
  for (const words of said) await isThereOnce(doctor, patient, words);
}

test('a whole visit: door, waiting room, call through a cut, note, prescription, end, plan', async ({ open }) => {
  test.setTimeout(480_000);
  const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const { id } = await meet({ doctor: doctorPage, patient: patientPage, desk }, { upTo: 'booked' });
  const [doctor, patient] = await Promise.all([listenTo(doctorPage), listenTo(patientPage)]);
  await Promise.all([patientPage, doctorPage].map((page) => page.goto(`/consultation/${id}`)));
  await expect(doctorPage.getByText('The patient is not here yet').first()).toBeVisible();
  await expect(patientPage.locator('h1:visible').first()).toBeVisible();
  expect(await violationsEverywhere(patientPage, 'the door')).toEqual([]);
  await throughTheDoor(patientPage);
  expect(await violationsEverywhere(patientPage, 'the waiting room')).toEqual([]);
  expect(await violationsEverywhere(doctorPage, 'a patient who waits')).toEqual([]);

  await doctorPage.getByRole('button', { name: 'Begin the visit' }).click();
  await bothFlow(doctor, patient);
  expect(await violationsEverywhere(patientPage, 'the call, patient')).toEqual([]);
  expect(await violationsEverywhere(doctorPage, 'the call, specialist')).toEqual([]);
  await callPage(patientPage).chat.click();
  await tab(doctorPage, 'Chat').click();
  await throughACut(patient, doctor, ['Before the cut', 'While it was cut', 'After the cut']);

  // A reload loses neither the seat nor what was written.
  await writeNote(doctorPage);
  await doctorPage.reload();
  await bothFlow(doctor, patient);
  await tab(doctorPage, 'Note').click();
  await expect(doctorPage.getByLabel('What you think')).toHaveValue('Cough since a new tablet, likely');
  await prescribe(doctorPage, 'Annelie Botha');

  await callPage(doctorPage).finish.click();
  await doctorPage.getByRole('alertdialog').getByRole('button', { name: 'Finish visit' }).click();
  await expect(patientPage.getByText(/Your visit is over/).first()).toBeVisible();
  await expect(patientPage.getByText(/writes your plan/).first()).toBeVisible();
  for (const page of [patientPage, doctorPage])
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('video').length)).toBe(0);

  await doctorPage.getByRole('button', { name: 'Sign the note' }).click();
  await doctorPage.getByRole('alertdialog').getByRole('button', { name: 'Sign', exact: true }).click();
  // The patient's page goes over by itself.
  await expect(patientPage.getByText('Stop the old tablet tonight')).toBeVisible();
  await expect(patientPage.getByText('Your face or tongue swells')).toBeVisible();
  await expect(patientPage.getByText(/Amlodipine, 5 mg/)).toBeVisible();
  await expect(patientPage.getByText('While it was cut', { exact: true })).toHaveCount(1);
  expect(await violationsEverywhere(patientPage, 'after the visit, patient')).toEqual([]);
  expect(await violationsEverywhere(doctorPage, 'after the visit, specialist')).toEqual([]);
});
