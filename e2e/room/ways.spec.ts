import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { callPage, sitDown } from '../fixtures/call-page';
import { watchCall } from '../fixtures/call-watch';
import { expect, test } from '../fixtures/product';
import { begin, type Meeting, meet } from '../fixtures/running-visit';

/** What the page asked of the devices, each time it did. */
async function watchDevices(page: Page): Promise<() => Promise<{ audio: boolean; video: boolean }[]>> {
  await page.addInitScript(() => {
    const asked: { audio: boolean; video: boolean }[] = [];
    Object.assign(window, { askedOfDevices: asked });
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wanted = {}) => {
      asked.push({ audio: Boolean(wanted.audio), video: Boolean(wanted.video) });
      return real(wanted);
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { askedOfDevices: { audio: boolean; video: boolean }[] }).askedOfDevices);
}

/** The specialist ends the visit before its time, and says why. */
async function endEarly(page: Page, button: string, confirm: string, reason: string): Promise<void> {
  await callPage(page).more.click();
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: confirm }).click();
}

const bothAt = ({ doctor, patient }: Meeting, check: (page: Page) => Promise<void>) =>
  Promise.all([check(doctor), check(patient)]);

test('by voice: no camera is asked for, both are heard; a waiting room in a new tab turns into the visit; handed over, both read what to do', async ({
  open,
}) => {
  const [doctor, patient, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const meeting = await meet({ doctor, patient, desk }, { mode: 'voice', upTo: 'waiting' });
  const later = await patient.context().newPage();
  await patient.close();
  const sides = [doctor, later] as const;
  const asked = await Promise.all(sides.map(watchDevices));
  const lines = await Promise.all(sides.map(watchCall));
  await later.goto(`/consultation/${meeting.id}`);
  await expect(later.getByText(/turns into the visit by itself/)).toBeVisible();
  await expect.poll(() => later.evaluate(() => sessionStorage.getItem('roomSeat'))).toBe(meeting.id);
  await begin(meeting);
  await sitDown(doctor, meeting);
  await expect(callPage(later).comeIn).toHaveCount(0);
  for (const page of sides) {
    await expect(callPage(page).microphone).toBeVisible();
    await expect(callPage(page).camera).toHaveCount(0);
  }
  for (const line of lines) await expect.poll(async () => (await line.look()).energy).toBeGreaterThan(0);
  for (const each of asked) expect((await each()).filter(({ video }) => video)).toEqual([]);
  expect(await violationsOf(later)).toEqual([]);

  await endEarly(
    doctor,
    'Hand over to emergency services',
    'Hand over and end',
    'An ambulance is on its way; stay where you are.',
  );
  await expect(later.getByText(/handed you over to the emergency services/).first()).toBeVisible();
  await expect(later.getByText('“An ambulance is on its way; stay where you are.”')).toBeVisible();
  await expect(later.getByRole('link', { name: '10177' })).toBeVisible();
  await expect(later.getByText(/, voice$/).first()).toBeVisible();
  await expect(doctor.getByText(/You handed Annelie Botha over/).first()).toBeVisible();
  // Where the patient is stays with the practice, so that it can still help.
  await expect(doctor.getByText('12 Long Street, Cape Town').first()).toBeVisible();
});

test('by chat: no device is asked for; given up, both read why, what was paid comes back, and the way on is said', async ({
  open,
}) => {
  const [doctor, patient, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const meeting = await meet({ doctor, patient, desk }, { mode: 'chat', priceMinor: 35_000 });
  const asked = await Promise.all([watchDevices(doctor), watchDevices(patient)]);
  await bothAt(meeting, (page) => sitDown(page, meeting));
  await patient.getByLabel(/^Write to/).fill('My line is too weak for anything else.');
  await patient.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(doctor.getByText('My line is too weak for anything else.')).toBeVisible();
  for (const each of asked) expect(await each()).toEqual([]);
  expect(await violationsOf(patient)).toEqual([]);
  await endEarly(doctor, 'Give up this visit', 'Give up the visit', 'This needs to be seen in a practice.');
  await expect(patient.getByText(/had to give this visit up/).first()).toBeVisible();
  await expect(patient.getByText(/All you paid, .*350\.00, goes back to you\./)).toBeVisible();
  await expect(doctor.getByText('You gave this visit up').first()).toBeVisible();
  await expect(doctor.getByText('The patient gets everything back.')).toBeVisible();
  await bothAt(meeting, (page) => expect(page.getByText('“This needs to be seen in a practice.”')).toBeVisible());
  await expect(patient.getByRole('link', { name: '112' }).first()).toBeVisible();
  // The provider of payments is asked for it, and the receipt says when it was.
  await expect(async () => {
    await patient.reload();
    await expect(patient.getByText(/350\.00, refunded/i).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
});
