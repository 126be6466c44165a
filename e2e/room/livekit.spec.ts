import type { Page } from '@playwright/test';
import { bothInCall } from '../fixtures/call-page';
import { expect, test } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';
import { signInAsNewPatient } from '../fixtures/visitors';

const { LIVEKIT_URL = '', LIVEKIT_KEY, LIVEKIT_SECRET } = process.env;
const TOKEN = 'A'.repeat(43);

test.skip(
  !(LIVEKIT_URL && LIVEKIT_KEY && LIVEKIT_SECRET),
  'no server for calls of more than two: LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET are not set (docs/hosting-room.md)',
);

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
  const [meeting, asGuest] = await Promise.all([
    meet({ doctor, patient, desk }),
    signInAsNewPatient(guest, { first: 'Thabo', last: 'Mokoena' }),
  ]);
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(TOKEN))).toString('hex');
  const made = await meeting.asPatient<{ id: string }>('invite_guest', {
    ...{ p_appointment: meeting.id, p_key: crypto.randomUUID(), p_role: 'interpreter', p_name: 'Sipho' },
    ...{ p_may_write: true, p_token_hash: hash },
  });
  await asGuest('accept_guest_invitation', { p_appointment: meeting.id, p_token: TOKEN });
  await meeting.asDoctor('admit_guest', { p_guest: made.id });
  await bothInCall(meeting);
  await guest.goto(`/consultation/${meeting.id}`);
  await guest.getByRole('button', { name: 'Come in', exact: true }).click();
  for (const name of ['Annelie Botha', 'Farida Essop']) await sees(guest, name);
  await sees(doctor, 'Thabo Mokoena');
  await sees(patient, 'Thabo Mokoena');
  // Asked before it connects, this one server is no stranger.
  const server = new URL(LIVEKIT_URL).host;
  quiet.strangers = quiet.strangers.filter((url) => new URL(url).host !== server);
});
