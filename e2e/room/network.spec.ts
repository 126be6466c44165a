import { bothInCall, callPage } from '../fixtures/call-page';
import { bothFlow } from '../fixtures/call-watch';
import { expect, test } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';

const TEN_SECONDS = 10_000;

test('the line of signals is cut for ten seconds and replaced when it is dead; sound and picture go on', async ({
  open,
}) => {
  const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk });
  const { doctor, patient } = await bothInCall(meeting);
  await bothFlow(doctor, patient);
  const { made } = await doctor.look();
  patient.cutLine(true);
  await expect(patientPage.getByText('You see and hear each other; messages come later.').first()).toBeVisible();
  await bothFlow(doctor, patient);
  patient.cutLine(false);
  await callPage(patientPage).camera.click();
  await expect(doctorPage.getByText('Annelie Botha: camera off.').first()).toBeVisible();
  await callPage(patientPage).camera.click();
  await bothFlow(doctor, patient);
  // A socket that is open and carries nothing: only the missing answer tells.
  patient.deafen(true);
  await callPage(patientPage).camera.click();
  await patientPage.waitForTimeout(TEN_SECONDS);
  patient.deafen(false);
  await expect(doctorPage.getByText('Annelie Botha: camera off.').first()).toBeVisible();
  expect((await doctor.look()).made, 'the connection was never begun anew').toBe(made);
});

test('everything is away for ten and for twenty seconds: the clock stands still, then both are back', async ({
  open,
}) => {
  const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk });
  const { doctor, patient } = await bothInCall(meeting);
  await bothFlow(doctor, patient);
  await patient.cut();
  await expect(doctorPage.getByText('The line is down. Trying again by itself.').first()).toBeVisible();
  await doctorPage.waitForTimeout(TEN_SECONDS);
  await patient.mend();
  await bothFlow(doctor, patient);
  await patient.cut();
  await expect(doctorPage.getByText(/Still trying. The visit’s clock stands still. Chat works/).first()).toBeVisible();
  await expect(doctorPage.getByText(/paused while the connection is down/).first()).toBeVisible();
  await patient.mend();
  await bothFlow(doctor, patient);
  await expect(doctorPage.getByText(/paused while the connection is down/)).toHaveCount(0);
  await expect(doctorPage.getByText('You are connected again.').first()).toBeAttached();
});

test('a line that gets worse takes the picture, then the sound, and gives them back', async ({ open }) => {
  const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk });
  const { doctor, patient } = await bothInCall(meeting);
  await bothFlow(doctor, patient);
  const full = async () => (await patient.look()).sentWidth ?? 0;
  await expect.poll(full, { message: 'the whole picture' }).toBeGreaterThan(600);
  await patient.squeeze(180);
  await expect.poll(full, { message: 'a smaller picture', timeout: 60_000 }).toBeLessThan(600);
  await patient.squeeze(60);
  await expect(patientPage.getByText('Your picture is paused to keep the sound.').first()).toBeVisible({
    timeout: 60_000,
  });
  const { energy } = await doctor.look();
  await expect.poll(async () => (await doctor.look()).energy, { message: 'sound goes on' }).toBeGreaterThan(energy);
  await patient.squeeze(6);
  await expect(patientPage.getByText(/The line is too weak for sound. Chat goes on./).first()).toBeVisible({
    timeout: 90_000,
  });
  await patient.free();
  await expect.poll(full, { message: 'the whole picture again', timeout: 120_000 }).toBeGreaterThan(600);
  await bothFlow(doctor, patient);
});
