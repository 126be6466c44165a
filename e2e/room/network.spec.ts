import { backAfterACut } from '../fixtures/call-checks';
import { bothInCall, callPage } from '../fixtures/call-page';
import { bothFlow } from '../fixtures/call-watch';
import { expect, test } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';
import { IS_LONG } from '../fixtures/sample';

const TEN_SECONDS = 10_000;

test('the line of signals is cut and replaced when it is dead; sound and picture go on', async ({ open }) => {
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
  patient.deafen();
  await callPage(patientPage).camera.click();
  await expect(doctorPage.getByText('Annelie Botha: camera off.').first()).toBeVisible();
  expect((await doctor.look()).made, 'the connection was never begun anew').toBe(made);
});

test('what follows the first picture does not hold it up, is asked for until it comes, and mends what is lost then', async ({
  open,
}) => {
  const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk });
  const { doctor, patient } = await bothInCall(meeting);
  await bothFlow(doctor, patient);
  let isHeld = true;
  let refused = 0;
  await patientPage.route(/\/call-(keep|more)\.\w+\.js$/, (route) => {
    if (!isHeld) return route.continue();
    refused += 1;
    return route.abort();
  });
  await patientPage.reload();
  await bothFlow(doctor, patient);
  const [facts, help] = [
    patientPage.getByRole('complementary', { name: 'Your visit' }),
    patientPage.getByRole('link', { name: /112/ }),
  ];
  await expect(help.first()).toBeVisible();
  await expect(callPage(patientPage).leave).toBeVisible();
  await expect.poll(() => refused, { message: 'asked for again' }).toBeGreaterThan(3);
  await expect(facts).toHaveCount(0);
  isHeld = false;
  await expect(facts).toBeVisible();
  await patient.cutCall();
  await expect(patientPage.getByText('The connection is down. Trying again.').first()).toBeVisible();
  await patient.mend();
  await bothFlow(doctor, patient);
});

// The whole visit goes through such a cut in every run.
if (IS_LONG)
  test('everything is away for ten seconds, then until the clock stands still, and both are back', async ({ open }) => {
    const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
    const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk });
    const { doctor, patient } = await bothInCall(meeting);
    await bothFlow(doctor, patient);
    await patient.cut();
    await expect(doctorPage.getByText('The connection is down. Trying again.').first()).toBeVisible();
    await doctorPage.waitForTimeout(TEN_SECONDS);
    await patient.mend();
    await bothFlow(doctor, patient);
    await backAfterACut({ doctor, patient });
  });
