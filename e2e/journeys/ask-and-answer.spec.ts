import type { Page } from '@playwright/test';
import { openPractice } from '../fixtures/own-practice';
import { agree, toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { signInAsNewPatient } from '../fixtures/visitors';

const REASON = 'A lump that was not there last month';
const WHY = 'I am in the theatre all that day';

const patientName = 'Boitumelo Sithole';
const answerButton = (page: Page) => page.getByRole('button', { name: `Answer the request of ${patientName}` });

/** Sends the booking that is open as a request. @returns the address of the visit */
async function sendRequest(page: Page): Promise<string> {
  await agree(page);
  await page.getByRole('button', { name: 'Ask for this visit' }).click();
  await page.waitForURL(/\/confirmation\//);
  await page.getByRole('link', { name: 'Open the visit' }).click();
  await expect(page.getByText('Your request is with the specialist')).toBeVisible();
  return new URL(page.url()).pathname;
}

test('a request is declined with other times, one of them is asked for and accepted; nobody reloads', async ({
  open,
}) => {
  const [patient, specialist, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const [{ specialistId, visitTypeId }] = await Promise.all([
    openPractice(specialist, desk, { first: 'Ntombi', last: 'Hadebe', specialty: 'obgyn' }),
    signInAsNewPatient(patient, { first: 'Boitumelo', last: 'Sithole' }),
  ]);
  await Promise.all([
    specialist.goto('/specialist/appointments'),
    patient.goto(`/book-consultation?specialist=${specialistId}&visit=${visitTypeId}&mode=video`),
  ]);
  await expect(specialist.getByText('No visit booked yet')).toBeVisible();

  await patient.locator('input[name="day"]:enabled').last().check();
  await patient.locator('input[name="startsAt"]').first().check();
  await patient.getByLabel(/What do you need help with/).fill(REASON);
  const first = await sendRequest(patient);

  // It comes into the list by itself; the answer is given on the visit's page.
  await expect(answerButton(specialist)).toBeVisible();
  await specialist.getByRole('link', { name: patientName }).click();
  await specialist.waitForURL(`**${first}`);
  await expect(specialist.getByText(REASON)).toBeVisible();
  await specialist.getByRole('button', { name: 'Decline', exact: true }).click();
  const no = specialist.getByRole('dialog');
  await no.getByRole('textbox', { name: /^Why do you decline/ }).fill(WHY);
  // The farthest of them lies beyond the days that the booking page searches by itself.
  await no.getByRole('checkbox').last().check();
  await no.getByRole('button', { name: 'Decline the visit' }).click();
  await expect(specialist.getByText('You declined it.')).toBeVisible();

  await expect(patient.getByText('This visit has just changed')).toBeVisible();
  await expect(patient.getByText(WHY).first()).toBeVisible();
  const times = patient.getByRole('region', { name: 'Ntombi Hadebe offers other times' });
  await times.getByRole('link').click();
  await patient.waitForURL(/\/book-consultation\?.*at=/);
  await expect(patient.getByLabel(/What do you need help with/)).toHaveValue(REASON);
  const second = await sendRequest(patient);
  expect(second).not.toBe(first);

  // This time from the list, which stands as it was left until it has been asked for again.
  await specialist.goBack();
  await expect(specialist.getByRole('link', { name: patientName })).toHaveAttribute('href', second);
  await answerButton(specialist).click();
  await specialist.getByRole('dialog').getByRole('button', { name: 'Accept the visit' }).click();
  await expect(toast(specialist, 'You accepted the visit')).toBeVisible();
  await expect(specialist.getByText(/^You accepted it; to be paid by/)).toBeVisible();
  await expect(patient.getByRole('link', { name: 'Go to payment' })).toBeVisible();
});
