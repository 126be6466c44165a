import type { Page } from '@playwright/test';
import { bothInCall, callPage, sitDown } from '../fixtures/call-page';
import { watchCall } from '../fixtures/call-watch';
import { expect, test } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';
import { IS_LONG } from '../fixtures/sample';

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

// In every run: own-devices.test.ts and the tests of the door.
if (IS_LONG)
  test('a refused camera leaves the microphone, and without any device a person still sees, hears and writes', async ({
    open,
  }) => {
    const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
    const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk });
    await refuse(patientPage, ['video'], 'NotAllowedError');
    const { doctor, patient } = await bothInCall(meeting);
    await expect.poll(async () => (await patient.look()).frames, { message: 'the doctor is seen' }).toBeGreaterThan(3);
    await expect.poll(async () => (await doctor.look()).energy, { message: 'the patient is heard' }).toBeGreaterThan(0);
    await expect(doctorPage.getByText('Annelie Botha: camera off.').first()).toBeVisible();
    await expect(callPage(patientPage).camera).toHaveAccessibleName('Camera does not work');
    await expect(patientPage.getByText(/Your browser is not allowed to use the camera/).first()).toBeVisible();

    const bare = await patientPage.context().newPage();
    await refuse(bare, ['audio', 'video'], 'NotFoundError');
    const withNothing = await watchCall(bare);
    await sitDown(bare, meeting);
    await expect.poll(async () => (await withNothing.look()).frames, { message: 'seen again' }).toBeGreaterThan(3);
    await expect(bare.getByText(/No microphone was found/).first()).toBeVisible();
    await expect(doctorPage.getByText('Annelie Botha: camera and microphone off.').first()).toBeVisible();
  });

// The test’s and the board’s own tests; calls open the same devices in every run.
if (IS_LONG)
  test('from the board to a test of camera and sound that runs, without joining anything', async ({ open }) => {
    const [page, doctor, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
    // The doors are still closed.
    await meet({ doctor, patient: page, desk }, { upTo: 'booked', startsIn: 90 });
    await page.goto('/patient/dashboard');
    await page.getByRole('link', { name: /^Run the test/ }).click();
    await page.waitForURL(/\/consultation\/.+#devices$/);
    await page.getByRole('button', { name: 'Start camera and microphone' }).click();
    await expect(page.getByText(/^Your camera gives a picture/)).toBeVisible();
    await expect(page.getByText('Your microphone works: we hear you.')).toBeVisible();
    await page.getByRole('button', { name: 'Play a tone' }).click();
    await page.getByRole('button', { name: 'Yes, I heard it' }).click();
    await expect(page.getByText(/^Last test .*camera works, microphone works, speaker works/)).toBeVisible();
    await page.goto('/patient/dashboard');
    await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Run the test/ })).toHaveCount(0);
  });
