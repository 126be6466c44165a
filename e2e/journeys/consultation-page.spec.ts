import type { Page } from '@playwright/test';
import { violationsEverywhere } from '../fixtures/axe';
import { bookFree, openingsAhead, openPractice } from '../fixtures/own-practice';
import { expect, test } from '../fixtures/product';
import { signInAsNewPatient } from '../fixtures/visitors';

/** What the calendar file says that the button gives. */
async function calendarOf(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString().replaceAll('\r\n ', '');
}
const uidOf = (file: string) => /\r\nUID:([^\r]+)/.exec(file)?.[1];

test('both sides of a visit see one page: what is ready, and that the specialist calls it off', async ({ open }) => {
  const [patient, specialist, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const [practice, call] = await Promise.all([
    openPractice(specialist, desk, {
      ...{ first: 'Lindiwe', last: 'Mabaso', specialty: 'oncology' },
      visit: { priceMinor: 0, needsApproval: false },
    }),
    signInAsNewPatient(patient, { first: 'Zanele', last: 'Khumalo' }),
  ]);
  const [startsAt = ''] = await openingsAhead(call, practice, 1);
  await patient.goto(`/confirmation/${await bookFree(call, practice, startsAt)}`);

  // Ticked by keyboard on the confirmation, kept with the visit.
  const tick = patient.getByRole('checkbox', { name: /Know the address/ });
  await tick.focus();
  await patient.keyboard.press('Space');
  await expect(patient.getByText('1 of 5 done')).toBeVisible();
  const booked = await calendarOf(patient, 'Add to your calendar');
  expect(booked).toContain('METHOD:REQUEST');
  expect(booked).toContain('SEQUENCE:0');
  expect(booked).not.toMatch(/cough/i);
  await patient.getByRole('link', { name: 'Open the visit' }).click();
  await expect(patient.getByText('The waiting room is still closed')).toBeVisible();
  await expect(tick).toBeChecked();
  expect(await violationsEverywhere(patient, 'a visit ahead')).toEqual([]);

  await specialist.goto(new URL(patient.url()).pathname);
  await expect(specialist.getByText('A cough that does not go away')).toBeVisible();
  await expect(specialist.getByText('1 of 5 done')).toBeVisible();
  await specialist.getByRole('button', { name: 'Cancel the visit' }).click();
  const dialog = specialist.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('I am called to an operation');
  await dialog.getByRole('button', { name: 'Cancel the visit' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(specialist.getByText('You cancelled it.')).toBeVisible();

  // The patient's page tells it by itself, with the reason, and takes the visit out of the calendar.
  await expect(patient.getByText('This visit has just changed')).toBeVisible();
  await expect(patient.getByText('I am called to an operation').first()).toBeVisible();
  await expect(patient.getByRole('button', { name: 'Move the visit' })).toHaveCount(0);
  const off = await calendarOf(patient, 'Take it out of your calendar');
  expect(off).toContain('METHOD:CANCEL');
  expect(off).toContain('SEQUENCE:1');
  expect(uidOf(off)).toBe(uidOf(booked));
  expect(await violationsEverywhere(patient, 'a cancelled visit')).toEqual([]);
});
