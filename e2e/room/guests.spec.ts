import type { Page } from '@playwright/test';
import { violationsEverywhere, violationsOf } from '../fixtures/axe';
import { bothInCall, callPage } from '../fixtures/call-page';
import { NEW_PASSWORD } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { begin, comeIn, type Meeting, meet } from '../fixtures/running-visit';
import { newPerson, quickAccount } from '../fixtures/visitors';

const THABO = { first: 'Thabo', last: 'Mokoena' };

/** Asks somebody in on the screen that is open. @returns the link, which is shown once */
async function askIn(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByRole('radio', { name: 'Interpreter' }).check();
  await dialog.getByLabel('Their name').fill(name);
  expect(await violationsEverywhere(page, 'asking somebody in')).toEqual([]);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const made = page.getByRole('dialog', { name: `The link for ${name}` });
  await expect(made).toBeVisible();
  const link = await made.getByLabel('Link').inputValue();
  expect(await violationsOf(page)).toEqual([]);
  await made.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** Every address, with where it was asked from, that a page sends to a server. */
function listen(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`));
  return sent;
}

/** Signs in by the widget, which leads back to where the person wanted to go. */
async function signInOnTheWay(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/auth\/sign-in/);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Writes in the thread of the guest's page. */
async function write(page: Page, words: string): Promise<void> {
  await page.getByLabel('Write to both').fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

async function needsAnInterpreter({ asPatient }: Meeting): Promise<void> {
  const { version } = await asPatient<{ version: number }>('sync_my_profile');
  await asPatient('update_my_profile', {
    p_form: {
      ...{ locale: 'en-ZA', timeZone: 'Africa/Johannesburg' },
      needs: { captions: true, interpreter: 'isiZulu', largeText: true, audioOnly: false, extraTime: false },
    },
    p_version: version,
  });
}

const rootSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

/** Larger text, the chat open for the main points, an interpreter to invite. */
async function needsAreHonoured({ doctor, patient }: Meeting): Promise<void> {
  await expect.poll(() => rootSize(patient)).toBe('20px');
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
}

test.skip(!!process.env.LIVEKIT_URL, 'with a server for calls a guest is in the call: livekit.spec.ts');

test('what a patient needs is honoured; an interpreter asked in by a link accepts, waits, is let in, reads and writes along, and is sent away', async ({
  open,
}) => {
  const [doctor, patient, desk, guest, maker] = await Promise.all(Array.from({ length: 5 }, () => open('guest')));
  if (!(doctor && patient && desk && guest && maker)) throw new Error('five browsers');
  const [meeting, email] = await Promise.all([
    meet({ doctor, patient, desk }, { upTo: 'booked' }),
    quickAccount(maker, THABO.first, { ...newPerson('patient'), onboardingCompleted: true }, THABO.last),
  ]);
  await needsAnInterpreter(meeting);
  await patient.goto(`/consultation/${meeting.id}`);
  await expect(patient.getByText('An interpreter for isiZulu?')).toBeVisible();
  await expect.poll(() => rootSize(patient)).toBe('20px');
  expect(await violationsEverywhere(patient, 'the door, larger')).toEqual([]);
  const link = await askIn(patient, 'Sipho');
  const token = new URL(link).hash.split('=')[1] ?? '';

  // Signed out: the token goes to no server on the way through signing in.
  const sent = listen(guest);
  await guest.goto(link);
  await signInOnTheWay(guest, email);
  await expect(guest.getByRole('heading', { name: 'Annelie Botha invites you to a visit' })).toBeVisible();
  expect(sent.filter((one) => one.includes(token))).toEqual([]);
  expect(sent.length).toBeGreaterThan(3);
  expect(await violationsEverywhere(guest, 'an invitation')).toEqual([]);
  await guest.getByRole('button', { name: 'Accept as Thabo Mokoena' }).click();
  await expect(guest.getByRole('heading', { name: 'You are expected' })).toBeVisible();
  expect(await violationsOf(guest)).toEqual([]);

  // The practice sees who comes before it begins; only then it can let them in.
  await comeIn(meeting);
  await doctor.goto(`/consultation/${meeting.id}`);
  await expect(doctor.getByText(/Accepted, and waits to be let in\. Comes as Thabo Mokoena\./)).toBeVisible();
  await expect(patient.getByRole('heading', { name: 'You are in the waiting room' })).toBeVisible();
  await expect(patient.getByText(/Accepted, and waits to be let in/)).toBeVisible();
  await begin(meeting);
  await bothInCall(meeting);
  await needsAreHonoured(meeting);
  await expect(guest.getByRole('heading', { name: 'You will be let in' })).toBeVisible();
  await expect(doctor.getByText('Sipho waits to be let in')).toBeVisible();
  await doctor.getByRole('button', { name: 'Let Sipho in' }).click();
  await expect(guest.getByRole('heading', { name: 'With Annelie Botha and Farida Essop' })).toBeVisible();
  await expect(guest.getByText('You can read and write messages', { exact: true })).toBeVisible();

  await write(guest, 'Good morning, I interpret.');
  await expect(doctor.getByText('Good morning, I interpret.')).toBeVisible();
  await doctor
    .getByRole('textbox', { name: /message|write/i })
    .first()
    .fill('Welcome, Sipho.');
  await doctor.keyboard.press('Enter');
  await expect(guest.getByText('Welcome, Sipho.')).toBeVisible();
  await expect(guest.getByText(/In the visit now: .*Annelie Botha/)).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0);
  expect(await violationsEverywhere(guest, 'a guest in the visit')).toEqual([]);

  await callPage(doctor).more.click();
  const more = doctor.getByRole('dialog', { name: 'More' });
  await expect(more.getByText(/In the visit now\. Comes as Thabo Mokoena\./)).toBeVisible();
  expect(await violationsEverywhere(doctor, 'the guests in the room')).toEqual([]);
  await more.getByRole('button', { name: 'Send away: Sipho' }).click();
  await doctor
    .getByRole('alertdialog', { name: 'Send away: Sipho?' })
    .getByRole('button', { name: 'Send away' })
    .click();
  await expect(guest.getByText('You are not in this visit any more')).toBeVisible();
  expect(await violationsOf(guest)).toEqual([]);
  await guest.reload();
  await expect(guest.getByText('This visit is not yours, or it does not exist')).toBeVisible();

  // Out of the visit the page is as large as the device says.
  await callPage(patient).leave.click();
  await patient.goto('/patient/dashboard');
  await expect.poll(() => rootSize(patient)).toBe('16px');
});
