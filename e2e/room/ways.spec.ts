import { violationsOf } from '../fixtures/axe';
import { callPage, endEarly, sitDown } from '../fixtures/call-page';
import { watchCall, watchDevices } from '../fixtures/call-watch';
import { expect, test } from '../fixtures/product';
import { begin, meet } from '../fixtures/running-visit';

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
