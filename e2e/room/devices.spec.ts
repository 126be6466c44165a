import type { Page } from '@playwright/test';
import { bothInCall, callPage, sitDown } from '../fixtures/call-page';
import { bothFlow, watchCall } from '../fixtures/call-watch';
import { expect, test } from '../fixtures/product';
import { type Meeting, meet } from '../fixtures/running-visit';

/** As where a browser was told never to give this device to the site, or has none. */
const refuse = (page: Page, kinds: readonly ('audio' | 'video')[], name: string) =>
  page.addInitScript(
    ([refused, why]) => {
      const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = (wish) =>
        refused.some((kind) => wish?.[kind]) ? Promise.reject(new DOMException('', why)) : real(wish);
    },
    [kinds, name] as const,
  );

test.describe('one visit after another', () => {
  let meeting: Meeting;

  test.beforeEach(async ({ open }) => {
    const [doctor, patient, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
    meeting = await meet({ doctor, patient, desk });
  });

  test('a refused camera leaves the microphone, and both are told', async () => {
    await refuse(meeting.patient, ['video'], 'NotAllowedError');
    const { doctor, patient } = await bothInCall(meeting);
    await expect.poll(async () => (await doctor.look()).energy, { message: 'the patient is heard' }).toBeGreaterThan(0);
    await expect.poll(async () => (await patient.look()).frames, { message: 'the doctor is seen' }).toBeGreaterThan(3);
    await expect(meeting.doctor.getByText('Annelie Botha: camera off.').first()).toBeVisible();
    await expect(callPage(meeting.patient).camera).toHaveAccessibleName('Camera does not work');
    await expect(meeting.patient.getByText(/Your browser may not use the camera/).first()).toBeVisible();
  });

  test('without any device a person still sees, hears and writes', async () => {
    await refuse(meeting.patient, ['audio', 'video'], 'NotFoundError');
    const { patient } = await bothInCall(meeting);
    await expect.poll(async () => (await patient.look()).frames, { message: 'the doctor is seen' }).toBeGreaterThan(3);
    await expect(meeting.patient.getByText(/No microphone was found/).first()).toBeVisible();
    await expect(meeting.doctor.getByText('Annelie Botha: camera and microphone off.').first()).toBeVisible();
  });

  test('mute and camera are told to the other side, and seen to be so', async () => {
    const { doctor, patient } = await bothInCall(meeting);
    await bothFlow(doctor, patient);
    const { made } = await doctor.look();
    const mine = callPage(meeting.patient);
    await meeting.patient.locator('body').press('c');
    await expect(mine.camera).toHaveAccessibleName('Camera off');
    await expect(meeting.doctor.getByText('Annelie Botha: camera off.').first()).toBeVisible();
    await mine.camera.click();
    await mine.microphone.click();
    await expect(mine.microphone).toHaveAttribute('aria-pressed', 'false');
    await expect(meeting.doctor.getByText('Annelie Botha: microphone off.').first()).toBeVisible();
    await mine.microphone.click();
    await bothFlow(doctor, patient);
    expect((await doctor.look()).made, 'no new connection').toBe(made);
  });

  test('a second tab takes the call, and the first can take it back', async () => {
    const { doctor, patient } = await bothInCall(meeting);
    await bothFlow(doctor, patient);
    const tab = await meeting.patient.context().newPage();
    const second = await watchCall(tab);
    await sitDown(tab, meeting);
    await bothFlow(doctor, second);
    await expect(meeting.patient.getByText('You took this visit to another tab or device.').first()).toBeVisible();
    await callPage(meeting.patient).comeIn.click();
    await bothFlow(doctor, patient);
    await expect(tab.getByText('You took this visit to another tab or device.').first()).toBeVisible();
  });

  test('a screen is shown beside the face and taken away again', async () => {
    const { doctor, patient } = await bothInCall(meeting);
    await bothFlow(doctor, patient);
    const { made } = await doctor.look();
    await callPage(meeting.doctor).screen.click();
    await expect(callPage(meeting.doctor).screen).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await patient.look()).screenFrames, { message: 'the screen' }).toBeGreaterThan(1);
    await callPage(meeting.doctor).screen.click();
    await expect(callPage(meeting.doctor).screen).toHaveAttribute('aria-pressed', 'false');
    await bothFlow(doctor, patient);
    expect((await doctor.look()).made, 'no new connection').toBe(made);
  });
});
