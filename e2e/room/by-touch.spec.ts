import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { everyTarget, fits, PHONE, reach, tap } from '../fixtures/by-touch';
import { sessionFor } from '../fixtures/call-data';
import { callPage, sitDown } from '../fixtures/call-page';
import { bothFlow, type WatchedCall, watchCall } from '../fixtures/call-watch';
import { type OwnProduct, startOwnProduct } from '../fixtures/own-product';
import { test as base, expect } from '../fixtures/product';
import { type Relay, startRelay } from '../fixtures/relay';
import { type Meeting, meet } from '../fixtures/running-visit';

const LYING = { width: PHONE.viewport.height, height: PHONE.viewport.width };
const STILL_TRYING = 'Still trying. The visit’s clock is paused. Chat works.';
const ON_THE_PHONE = 'On the phone. Chat goes on here.';

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
/** A product that gives credentials for a relay of this machine. */
const test = base.extend<object, { relay: Relay | null }>({
  relay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern.
    async ({}, use) => {
      const relay = await startRelay(randomBytes(24).toString('hex'));
      await use(relay);
      await relay?.stop();
    },
    { scope: 'worker' },
  ],
  instance: [
    async ({ relay }, use) => {
      const own: OwnProduct = await startOwnProduct(relay?.env ?? {});
      await use({ url: own.url, secretKey: own.secretKey, apiUrl: `${own.url}/__clerk_backend` });
      await own.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const hasNoViolation = async (page: Page, what: string) => expect(await violationsOf(page), what).toEqual([]);

/** Whoever hides their address is reached by a relay alone. */
async function hideAddress(patient: Page): Promise<void> {
  const hides = patient.getByRole('checkbox', { name: 'Hide my network address' });
  const isKept = patient.waitForResponse((answer) => answer.url().endsWith('/rpc/hide_my_address') && answer.ok());
  await tap(hides);
  await isKept;
  await expect(hides).toBeChecked();
}

async function isHidden(patient: WatchedCall): Promise<void> {
  expect((await patient.look()).route[0]).toBe('relay');
  const told = await patient.page.evaluate(() => {
    const { sdp = '' } = window.watchedCalls.at(-1)?.localDescription ?? {};
    return sdp.match(/typ (host|srflx)/g) ?? [];
  });
  expect(told, 'addresses of the person').toEqual([]);
}

/** Two screens of a phone; what can wait is opened there. */
async function openTheDoor(patient: Page): Promise<void> {
  await expect(patient.getByLabel(/Where are you now/)).toBeVisible();
  expect(await patient.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1700);
  await tap(button(patient, 'Get ready: questions, list, data use'));
}

/** What the call may use, and where I am; everything on the page is within a finger's reach. */
async function throughTheDoor(patient: Page): Promise<void> {
  await tap(patient.getByRole('radio', { name: '100 MB' }));
  await everyTarget(patient);
  await patient.getByLabel(/Where are you now/).fill('12 Long Street, Cape Town');
  await patient.getByLabel(/Which phone number/).fill('+27 82 555 0101');
  await tap(patient.getByRole('checkbox', { name: /I agree to be seen remotely/ }));
  await tap(button(patient, 'Go into the waiting room'));
  await expect(patient.getByRole('heading', { name: 'You are in the waiting room' })).toBeInViewport();
  await fits(patient);
}

/** The words lie over the lower part, and the picture stays in view above them. */
async function chatBesideThePicture(patient: Page): Promise<void> {
  const { chat, face } = callPage(patient);
  await tap(chat);
  const sheet = patient.getByRole('region', { name: 'Chat with Farida Essop' });
  await reach(sheet.getByLabel('Write to Farida Essop'));
  const [words, picture] = await Promise.all([sheet.boundingBox(), face.boundingBox()]);
  expect((words?.y ?? 0) - (picture?.y ?? 0), 'the picture above the words').toBeGreaterThan(150);
  await tap(button(sheet, 'Close the chat'));
  await expect(sheet).toHaveCount(0);
}

/** Behind More: how much data, and the switch to sound alone. */
async function soundOnlyAndBack(patient: Page): Promise<void> {
  await tap(callPage(patient).more);
  const more = patient.getByRole('dialog', { name: 'More' });
  await expect(more.getByText(/^\d+ of 100 MB$/)).toBeVisible();
  await everyTarget(more);
  await tap(more.getByRole('switch', { name: 'Sound only' }));
  await tap(button(more, 'Close'));
  await expect(patient.getByText('Sound only, as you chose.').first()).toBeVisible();
  await hasNoViolation(patient, 'sound only');
  await tap(button(patient, 'Show my picture'));
}

/** What the visit runs over, as the database knows it: a loss of sound alone is followed by the phone without being asked for. */
async function runsByPicture({ doctor, id }: Meeting): Promise<void> {
  const { apikey, token } = await sessionFor(doctor);
  const medium = async () => {
    const answer = await doctor.request.get(`/rest/v1/consultations?select=medium&appointment_id=eq.${id}`, {
      headers: { apikey, authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { medium: string }[])[0]?.medium;
  };
  // A busy machine has a smaller picture, which is a picture.
  await expect.poll(medium).toMatch(/^(video|low_video)$/);
}

/** A phone on its side has every control on its screen. */
async function turned(patient: Page): Promise<void> {
  await patient.setViewportSize(LYING);
  for (const control of await patient.getByRole('group', { name: 'Call', exact: true }).getByRole('button').all()) {
    if (await control.isVisible()) await expect(control).toBeInViewport({ ratio: 1 });
  }
  await expect(callPage(patient).microphone).toBeInViewport({ ratio: 1 });
  await patient.setViewportSize(PHONE.viewport);
}

/**
 * No way for sound and picture: the visit goes on by phone, and comes back when there is one again. A relay that is lost forgets
 * everything it knew: the old path can never come back, only a new one can.
 */
async function byPhone(patient: WatchedCall, doctor: WatchedCall, relay: Relay | null): Promise<void> {
  await (relay ? relay.stop() : patient.cutCall());
  for (const { page } of [patient, doctor]) await expect(page.getByText(STILL_TRYING).first()).toBeVisible();
  await hasNoViolation(doctor.page, 'the line is down, specialist');
  await hasNoViolation(patient.page, 'the line is down, patient');
  await tap(button(patient.page, 'Ring me'));
  await tap(button(patient.page, 'Back to the call'));
  await expect(doctor.page.getByText('Annelie Botha asks for a phone call on +27 82 555 0101.').first()).toBeVisible();
  await tap(button(patient.page, 'Use another device'));
  const handOff = patient.page.getByRole('dialog', { name: 'Continue on another device' });
  await expect(handOff.getByRole('img')).toBeVisible();
  await expect(handOff.getByText(patient.page.url())).toBeVisible();
  await tap(button(handOff, 'Close'));

  await button(doctor.page, 'Ring them').first().click();
  const ring = doctor.page.getByRole('dialog', { name: 'Ring Annelie Botha' });
  await expect(ring.getByRole('link')).toHaveAttribute('href', 'tel:+27825550101');
  await button(ring, 'We talk by phone').click();
  for (const { page } of [doctor, patient]) await expect(page.getByText(ON_THE_PHONE).first()).toBeVisible();
  await (relay ? relay.start() : patient.mend());
  await bothFlow(doctor, patient);
}

/** The same person on a second phone: the visit moves over, and back again. */
async function toAnotherDevice(second: Page, meeting: Meeting, patient: WatchedCall, doctor: WatchedCall) {
  const there = await watchCall(second);
  await sitDown(second, meeting);
  await bothFlow(doctor, there);
  await expect(patient.page.getByText('You took this visit to another tab or device.').first()).toBeVisible();
  await hasNoViolation(patient.page, 'taken to another device');
  await tap(button(patient.page, 'Use it here again'));
  await bothFlow(doctor, patient);
}

test('by touch on a phone, its address hidden: door, call by a relay, chat, sound only, turned, by phone while the relay is dead, to another device; and help is sent there', async ({
  open,
  relay,
}) => {
  const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest', PHONE), open('guest')]);
  const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk }, { upTo: 'booked' });
  const [doctor, patient] = await Promise.all([watchCall(doctorPage), watchCall(patientPage)]);
  await Promise.all([patientPage, doctorPage].map((page) => page.goto(`/consultation/${meeting.id}`)));
  await openTheDoor(patientPage);
  // Without coturn on this machine a way that is cut stands for the relay, and nobody can hide.
  if (relay) await hideAddress(patientPage);
  await throughTheDoor(patientPage);
  await doctorPage.getByRole('button', { name: 'Begin the visit' }).click();
  await bothFlow(doctor, patient);
  if (relay) await isHidden(patient);
  await everyTarget(patientPage);
  await chatBesideThePicture(patientPage);
  await soundOnlyAndBack(patientPage);
  await turned(patientPage);
  await bothFlow(doctor, patient);
  await runsByPicture(meeting);
  await byPhone(patient, doctor, relay);

  const storageState = await patientPage.context().storageState();
  await toAnotherDevice(await open('guest', { ...PHONE, storageState }), meeting, patient, doctor);

  await doctorPage.getByRole('button', { name: 'Send help' }).click();
  const help = doctorPage.getByRole('alertdialog', { name: 'Send help' });
  await expect(help.getByText('12 Long Street, Cape Town')).toBeVisible();
  await expect(help.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await hasNoViolation(doctorPage, 'sending help');
});
