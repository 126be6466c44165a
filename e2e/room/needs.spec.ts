import { violationsEverywhere } from '../fixtures/axe';
import { bothInCall, callPage } from '../fixtures/call-page';
import { expect, test } from '../fixtures/product';
import { begin, comeIn, meet } from '../fixtures/running-visit';

test('what a patient needs is honoured: larger text, the chat open for the main points, an interpreter to invite', async ({
  open,
}) => {
  const [doctor, patient, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const meeting = await meet({ doctor, patient, desk }, { upTo: 'booked' });
  const { version } = await meeting.asPatient<{ version: number }>('sync_my_profile');
  await meeting.asPatient('update_my_profile', {
    p_form: {
      ...{ locale: 'en-ZA', timeZone: 'Africa/Johannesburg' },
      needs: { captions: true, interpreter: 'isiZulu', largeText: true, audioOnly: false, extraTime: false },
    },
    p_version: version,
  });
  const rootSize = () => patient.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await patient.goto(`/consultation/${meeting.id}`);
  await expect(patient.getByText('An interpreter for isiZulu?')).toBeVisible();
  await expect.poll(rootSize).toBe('20px');
  expect(await violationsEverywhere(patient, 'the door, larger')).toEqual([]);

  await comeIn(meeting);
  await begin(meeting);
  await doctor.goto(`/consultation/${meeting.id}`);
  await bothInCall(meeting);
  await expect.poll(rootSize).toBe('20px');
  await expect(patient.getByRole('textbox', { name: /message|write/i }).first()).toBeVisible();
  expect(await violationsEverywhere(patient, 'the call, larger')).toEqual([]);

  const needs = doctor.getByRole('region', { name: 'What the patient needs' });
  await expect(needs).toContainText('An interpreter: isiZulu');
  expect(await violationsEverywhere(doctor, 'a patient with needs')).toEqual([]);
  await needs.getByRole('button', { name: 'Open the chat' }).click();
  await expect(doctor.getByRole('textbox', { name: /message|write/i }).first()).toBeVisible();
  await needs.getByRole('button', { name: 'Invite an interpreter' }).click();
  await expect(
    doctor.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Invite somebody' }),
  ).toBeVisible();
  await doctor.keyboard.press('Escape');

  // Out of the visit the page is as large as the device says.
  await callPage(patient).leave.click();
  await patient.goto('/patient/dashboard');
  await expect.poll(rootSize).toBe('16px');
});
