import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { backAfterACut } from '../fixtures/call-checks';
import { callData, sessionFor, shout } from '../fixtures/call-data';
import { bothInCall, callPage, sitDown } from '../fixtures/call-page';
import { bothFlow, type WatchedCall, watchCall } from '../fixtures/call-watch';
import { openPractice } from '../fixtures/own-practice';
import { expect, test } from '../fixtures/product';
import { type Meeting, meet } from '../fixtures/running-visit';
import { IS_LONG } from '../fixtures/sample';
import { quickAccount } from '../fixtures/visitors';

const TEN_SECONDS = 10_000;
const FOREIGN = Array.from({ length: 32 }, () => randomBytes(1).toString('hex').toUpperCase()).join(':');

/** A connection of a thief, offered as the patient's next one, and what is no signal at all. */
async function forge(patient: Page, visit: string): Promise<void> {
  const { apikey, token } = await sessionFor(patient);
  const answer = await patient.request.get('/rest/v1/room_seats?select=id,side&left_at=is.null', {
    headers: { apikey, authorization: `Bearer ${token}` },
  });
  const seats = (await answer.json()) as { id: string; side: string }[];
  const of = (side: string) => seats.find((seat) => seat.side === side)?.id;
  const sdp = await patient.evaluate(async () => {
    const thief = new RTCPeerConnection();
    thief.addTransceiver('audio');
    const { sdp = '' } = await thief.createOffer();
    thief.close();
    return sdp;
  });
  const signal = { v: 1, from: of('patient'), to: of('specialist'), g: 1 };
  const forged = { ...signal, type: 'description', no: 900, kind: 'offer', sdp, re: 0 };
  const garbage = { v: 1, type: 'description', note: 'chest pain' };
  const sent = [forged, garbage, { ...signal, v: 99 }].map((payload) => ({
    ...{ type: 'broadcast', event: 'signal', payload },
  }));
  expect((await shout(patient, visit, sent)).status).toBe('ok');
}

/** A screen beside the face, and away again. */
async function showScreen(doctor: WatchedCall, patient: WatchedCall): Promise<void> {
  const { screen } = callPage(doctor.page);
  await screen.click();
  await expect(screen).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await patient.look()).screenFrames, { message: 'the screen' }).toBeGreaterThan(1);
  await screen.click();
  await expect(screen).toHaveAttribute('aria-pressed', 'false');
}

/** Sound and picture go on without the line of signals, which is replaced when it is dead. */
async function loseSignals(doctor: WatchedCall, patient: WatchedCall): Promise<void> {
  const isOff = () => expect(doctor.page.getByText('Annelie Botha: camera off.').first()).toBeVisible();
  patient.cutLine(true);
  await expect(patient.page.getByText('You see and hear each other; messages come later.').first()).toBeVisible();
  await bothFlow(doctor, patient);
  patient.cutLine(false);
  await callPage(patient.page).camera.click();
  await isOff();
  await callPage(patient.page).camera.click();
  await bothFlow(doctor, patient);
  // A socket that is open and carries nothing: only the missing answer tells.
  patient.deafen();
  await callPage(patient.page).camera.click();
  await isOff();
}

/** What follows the first picture does not hold it up, is asked for until it comes, and mends what is lost then. */
async function withoutLaterParts(doctor: WatchedCall, patient: WatchedCall): Promise<void> {
  let isHeld = true;
  let refused = 0;
  await patient.page.route(/\/call-(keep|more)\.\w+\.js$/, (route) => {
    if (!isHeld) return route.continue();
    refused += 1;
    return route.abort();
  });
  await patient.page.reload();
  await bothFlow(doctor, patient);
  const facts = patient.page.getByRole('complementary', { name: 'Your visit' });
  await expect(patient.page.getByRole('link', { name: /112/ }).first()).toBeVisible();
  await expect(callPage(patient.page).leave).toBeVisible();
  await expect.poll(() => refused, { message: 'asked for again' }).toBeGreaterThan(3);
  await expect(facts).toHaveCount(0);
  isHeld = false;
  await expect(facts).toBeVisible();
  await patient.cutCall();
  await expect(patient.page.getByText('The connection is down. Trying again.').first()).toBeVisible();
  await patient.mend();
  await bothFlow(doctor, patient);
}

/** Whoever leaves, or closes the page, has left; the visit goes on, and coming back is one press. */
async function leavesAndComesBack(meeting: Meeting, doctor: WatchedCall, patient: WatchedCall): Promise<Page> {
  const left = doctor.page.getByText(/^Annelie Botha’s connection ended at .* Your visit goes on.$/).first();
  await callPage(patient.page).leave.click();
  await expect(left).toBeVisible();
  await callPage(patient.page).comeIn.click();
  await bothFlow(doctor, patient);
  const context = patient.page.context();
  await patient.page.close();
  await expect(left).toBeVisible();
  const again = await context.newPage();
  const watched = await watchCall(again);
  await sitDown(again, meeting);
  await bothFlow(doctor, watched);
  return again;
}

/** Neither seat nor topic nor row for somebody whom the visit does not concern. */
async function getsNothing(stranger: Page, visit: string): Promise<void> {
  await stranger.goto(`/consultation/${visit}`);
  await expect(stranger.getByText('This visit is not yours, or it does not exist')).toBeVisible();
  const call = await callData(stranger);
  const seat = { p_appointment: visit, p_seat: crypto.randomUUID(), p_fingerprint: FOREIGN };
  await expect(call('take_room_seat', seat)).rejects.toThrow('consultation.notFound');
  expect((await shout(stranger, visit, [])).status).toBe('error');
  const { apikey, token } = await sessionFor(stranger);
  const headers = { apikey, authorization: `Bearer ${token}` };
  const rows = await stranger.request.get('/rest/v1/room_seats?select=id', { headers });
  expect(await rows.json()).toEqual([]);
  const data = { appointment: visit };
  expect((await stranger.request.post('/functions/v1/room-access', { headers, data })).ok()).toBe(false);
}

/** Somebody who acts for the patient sits in their place, and cannot end the visit. */
async function actsForThePatient(delegate: Page, email: string, { id, patient, asPatient }: Meeting): Promise<void> {
  const key = crypto.randomUUID();
  await asPatient('invite_delegate', {
    p_key: key,
    p_email: email,
    p_scopes: ['messages', 'join'],
    p_relationship: 'Brother',
  });
  await (await callData(delegate))('accept_delegation', { p_delegation: key });
  await sitDown(delegate, { id });
  await expect(callPage(delegate).leave).toBeVisible();
  await expect(callPage(delegate).finish).toHaveCount(0);
  await expect(patient.getByText(/^Pieter Nel is in the call for your side\./).first()).toBeVisible();
  await expect(delegate.getByText(/^Annelie Botha, patient$/)).toBeVisible();
  await expect(patient.getByText(/^Pieter Nel, acts for the patient$/)).toBeVisible();
}

/** A colleague who stands in holds the visit like the specialist, under their own name. */
async function standsIn(colleague: Page, profile: string, { id, doctor, patient, asDoctor }: Meeting): Promise<void> {
  await asDoctor('cover_consultation', { p_appointment: id, p_colleague: profile });
  await sitDown(colleague, { id });
  await expect(callPage(colleague).finish).toBeVisible();
  await expect(colleague.getByRole('heading', { level: 2, name: 'Annelie Botha' })).toBeVisible();
  await expect(doctor.getByText(/^Zanele Dube is in the call for your side\./).first()).toBeVisible();
  await expect(patient.getByText(/^Zanele Dube, stands in for the specialist$/)).toBeVisible();
}

// In every run: peer-session.test.ts, call-link.test.ts, seat-keeper.page.test.ts; whole-visit.spec.ts goes through a cut.
if (IS_LONG)
  test('a call outlives forged signals, a screen, a dead line of signals, a reload without its later parts and a closed page', async ({
    open,
  }) => {
    test.setTimeout(480_000);
    const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
    const [stranger, colleague, secondDesk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
    const [meeting, email, { specialistId }] = await Promise.all([
      meet({ doctor: doctorPage, patient: patientPage, desk }),
      quickAccount(stranger, 'Pieter', { role: 'patient', onboardingCompleted: true }, 'Nel'),
      openPractice(colleague, secondDesk, { first: 'Zanele', last: 'Dube', specialty: 'general' }),
    ]);
    const { doctor, patient } = await bothInCall(meeting);
    await bothFlow(doctor, patient);
    const { made } = await doctor.look();
    await forge(patientPage, meeting.id);
    await getsNothing(stranger, meeting.id);
    await bothFlow(doctor, patient);
    await showScreen(doctor, patient);
    await bothFlow(doctor, patient);
    await loseSignals(doctor, patient);
    expect((await doctor.look()).made, 'the connection was never begun anew').toBe(made);
    await callPage(patientPage).camera.click();
    await withoutLaterParts(doctor, patient);
    const again = await leavesAndComesBack(meeting, doctor, patient);
    // Who acts for a side gets that side’s.
    const now = { ...meeting, patient: again };
    await actsForThePatient(stranger, email, now);
    await standsIn(colleague, specialistId, now);
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
