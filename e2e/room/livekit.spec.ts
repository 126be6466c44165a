import type { Page } from '@playwright/test';
import { anotherTabTakesIt, backAfterACut, mutesAreTold } from '../fixtures/call-checks';
import type { CallData } from '../fixtures/call-data';
import { bothInCall } from '../fixtures/call-page';
import { bothFlow } from '../fixtures/call-watch';
import { expect, test } from '../fixtures/product';
import { type Meeting, meet } from '../fixtures/running-visit';
import { signInAsNewPatient } from '../fixtures/visitors';

const { LIVEKIT_URL = '', LIVEKIT_KEY, LIVEKIT_SECRET } = process.env;
const TOKEN = 'A'.repeat(43);
const THABO = { first: 'Thabo', last: 'Mokoena' };

test.skip(
  !(LIVEKIT_URL && LIVEKIT_KEY && LIVEKIT_SECRET),
  'no server for calls of more than two: LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET are not set (docs/hosting-room.md)',
);

/** Asked in by the patient, come by the link, and let in by the practice; all of it without a page. */
async function letIn(meeting: Meeting, asGuest: CallData): Promise<void> {
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(TOKEN))).toString('hex');
  const made = await meeting.asPatient<{ id: string }>('invite_guest', {
    ...{ p_appointment: meeting.id, p_key: crypto.randomUUID(), p_role: 'interpreter', p_name: 'Sipho' },
    ...{ p_may_write: true, p_token_hash: hash },
  });
  await asGuest('accept_guest_invitation', { p_appointment: meeting.id, p_token: TOKEN });
  await meeting.asDoctor('admit_guest', { p_guest: made.id });
}

/** Asked before it connects, this one server is known. */
function isNoStranger(quiet: { strangers: string[] }): void {
  const server = new URL(LIVEKIT_URL).host;
  quiet.strangers = quiet.strangers.filter((url) => new URL(url).host !== server);
}

/** The picture of somebody moves on this page. */
const sees = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByLabel(`Picture of ${name}`)
        .first()
        .evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBeGreaterThan(1);

test('three people see each other over the server for calls', async ({ open, quiet }) => {
  const [doctor, patient, desk, guest] = await Promise.all([
    open('guest'),
    open('guest'),
    open('guest'),
    open('guest'),
  ]);
  const [meeting, asGuest] = await Promise.all([meet({ doctor, patient, desk }), signInAsNewPatient(guest, THABO)]);
  await letIn(meeting, asGuest);
  await bothInCall(meeting);
  await guest.goto(`/consultation/${meeting.id}`);
  await guest.getByRole('button', { name: 'Come in', exact: true }).click();
  for (const name of ['Annelie Botha', 'Farida Essop']) await sees(guest, name);
  await sees(doctor, 'Thabo Mokoena');
  await sees(patient, 'Thabo Mokoena');
  isNoStranger(quiet);
});

test('over the server for calls mutes are told, a cut is mended, and another tab takes the call', async ({
  open,
  quiet,
}) => {
  const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk });
  // Somebody let in beside the two sides is what moves a visit to the server.
  await letIn(meeting, await signInAsNewPatient(await open('guest'), THABO));
  const { doctor, patient } = await bothInCall(meeting);
  await bothFlow(doctor, patient);
  await mutesAreTold(patientPage, doctorPage);
  await backAfterACut({ doctor, patient });
  await anotherTabTakesIt({ meeting, doctor, patient });
  isNoStranger(quiet);
});
