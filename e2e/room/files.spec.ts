import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { endEarly, sitDown } from '../fixtures/call-page';
import { watchDevices } from '../fixtures/call-watch';
import { bytesOf } from '../fixtures/photo';
import { expect, test } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';
import { SMALL_PDF } from '../fixtures/small-pdf';
import { openWeakLine } from '../fixtures/weak-line';

/** A photo of about two megabytes: of noise, which no encoder makes small. */
async function largePhoto(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1800, height: 1350 });
    const pen = canvas.getContext('2d');
    const dots = pen?.createImageData(canvas.width, canvas.height);
    if (!pen || !dots) return '';
    for (let at = 0; at < dots.data.length; at += 1) dots.data[at] = at % 4 === 3 ? 255 : Math.random() * 255;
    pen.putImageData(dots, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  return Buffer.from(drawn, 'base64');
}

/** Where each piece of an upload began, in bytes, as it went out. */
function piecesOf(page: Page): number[] {
  const pieces: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') pieces.push(Number(request.headers()['upload-offset']));
  });
  return pieces;
}

/** The specialist gives the visit up: both read why, what was paid comes back, and the way on is said. */
async function isGivenUp(doctor: Page, patient: Page): Promise<void> {
  await endEarly(doctor, 'Give up this visit', 'Give up the visit', 'This needs to be seen in a practice.');
  await expect(patient.getByText(/had to give this visit up/).first()).toBeVisible();
  await expect(patient.getByText(/All you paid, .*350\.00, goes back to you\./)).toBeVisible();
  await expect(doctor.getByText('You gave this visit up').first()).toBeVisible();
  await expect(doctor.getByText('The patient gets everything back.')).toBeVisible();
  await Promise.all(
    [doctor, patient].map((page) => expect(page.getByText('“This needs to be seen in a practice.”')).toBeVisible()),
  );
  await expect(patient.getByRole('link', { name: '112' }).first()).toBeVisible();
  // The provider of payments is asked for it, and the receipt says when it was.
  await expect(async () => {
    await patient.reload();
    await expect(patient.getByText(/350\.00, refunded/i).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test('by chat: no device is asked for; a photo goes on after a cut where it stopped, a leaflet comes back; given up, what was paid comes back', async ({
  open,
}) => {
  const line = await openWeakLine(250_000);
  const [doctorPage, patientPage, desk] = await Promise.all([
    open('guest'),
    open('guest', { proxy: line.proxy }),
    open('guest'),
  ]);
  const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk }, { mode: 'chat', priceMinor: 35_000 });
  const asked = await Promise.all([watchDevices(doctorPage), watchDevices(patientPage)]);
  await Promise.all([sitDown(doctorPage, meeting), sitDown(patientPage, meeting)]);
  const pieces = piecesOf(patientPage);
  const photo = await largePhoto(patientPage);
  const before = line.carried();
  await patientPage
    .getByLabel('Photo or PDF')
    .setInputFiles({ name: 'My arm.jpg', mimeType: 'image/jpeg', buffer: photo });
  await patientPage.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => line.carried() - before).toBeGreaterThan(photo.length / 2);
  line.cut();
  await expect(
    patientPage.getByText('The connection was lost. It continues by itself where it stopped.'),
  ).toBeVisible();
  line.mend();
  const picture = doctorPage.getByRole('button', { name: 'Open Picture' });
  await expect(picture).toBeVisible();
  // Only the rest went out again: with what was lost in the cut, less than 1.3 times the file in all.
  expect(pieces[0]).toBe(0);
  expect(pieces.at(-1)).toBeGreaterThan(0);
  await picture.click();
  const shown = doctorPage.getByRole('dialog', { name: 'Picture' });
  await expect(shown.getByRole('img', { name: 'Picture' })).toBeVisible();
  const [download] = await Promise.all([
    doctorPage.waitForEvent('download'),
    shown.getByRole('button', { name: 'Save it on this device' }).click(),
  ]);
  await doctorPage.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(picture).toBeFocused();
  const received = await bytesOf(download);
  expect(received.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(received.length).toBeGreaterThan(1_000_000);
  expect((line.carried() - before) / received.length).toBeLessThan(1.3);

  await doctorPage
    .getByLabel('Photo or PDF')
    .setInputFiles({ name: 'Exercises.pdf', mimeType: 'application/pdf', buffer: SMALL_PDF });
  await expect(doctorPage.getByText('It becomes part of the patient’s record.')).toBeVisible();
  await doctorPage.getByLabel(/^Write to/).fill('Twice a day, please.');
  await doctorPage.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(patientPage.getByText('Twice a day, please.')).toBeVisible();
  const leaflet = patientPage.getByRole('button', { name: 'Open Exercises' });
  await leaflet.click();
  const beside = patientPage.getByRole('dialog', { name: 'Exercises' });
  await expect(beside.getByText('Exercises.pdf')).toBeVisible();
  await expect(beside.getByRole('region', { name: /^Page 1 of/ })).toHaveAttribute('aria-busy', 'false');
  expect(await violationsOf(patientPage)).toEqual([]);
  await beside.getByRole('button', { name: 'Close' }).click();
  await doctorPage
    .getByLabel('Photo or PDF')
    .setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
  await expect(doctorPage.getByText(/We accept PDF, JPEG, PNG and WebP files/)).toBeVisible();
  for (const each of asked) expect(await each()).toEqual([]);
  expect(await violationsOf(patientPage)).toEqual([]);
  await isGivenUp(doctorPage, patientPage);
  line.close();
});
