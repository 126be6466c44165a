import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callData, sessionFor } from '../fixtures/call-data';
import { bothInCall, callPage, sitDown } from '../fixtures/call-page';
import { bothFlow, type WatchedCall, watchCall } from '../fixtures/call-watch';
import { openPractice } from '../fixtures/own-practice';
import { expect, test } from '../fixtures/product';
import { type Meeting, meet } from '../fixtures/running-visit';
import { quickAccount } from '../fixtures/visitors';

const FOREIGN = Array.from({ length: 32 }, () => randomBytes(1).toString('hex').toUpperCase()).join(':');

/** Joins the topic of a visit with a raw socket and sends what is given, as the person of that session. */
const shout = async (page: Page, visit: string, messages: readonly object[]): Promise<{ status: string }> => {
  const { apikey, token } = await sessionFor(page);
  return page.evaluate(
    ([key, access, topic, list]) =>
      new Promise((resolve) => {
        const socket = new WebSocket(
          `${location.origin.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0&apikey=${key}`,
        );
        const base = { topic: `realtime:${topic}`, join_ref: '1' };
        const config = { private: true, broadcast: { self: false, ack: true } };
        socket.onopen = () =>
          socket.send(
            JSON.stringify({ ...base, ref: '1', event: 'phx_join', payload: { config, access_token: access } }),
          );
        socket.onmessage = ({ data }) => {
          const { ref, payload } = JSON.parse(data);
          if (ref !== '1') return;
          for (const [index, one] of list.entries())
            socket.send(JSON.stringify({ ...base, ref: `${index + 2}`, event: 'broadcast', payload: one }));
          resolve(payload);
        };
      }),
    [apikey, token, `consultation:${visit}`, messages] as const,
  );
};

/** Whoever leaves, or closes the page, has left; the visit goes on, and coming back is one press. */
async function leavesAndComesBack(meeting: Meeting, doctor: WatchedCall, patient: WatchedCall): Promise<void> {
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
  await asPatient('invite_delegate', { p_key: key, p_email: email, p_scopes: ['messages'], p_relationship: 'Brother' });
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

test('whoever has no part in a visit gets no seat, no topic and no row; who acts for a side gets that side’s', async ({
  open,
}) => {
  const [doctor, patient, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const [stranger, colleague, secondDesk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const [meeting, email, { specialistId }] = await Promise.all([
    meet({ doctor, patient, desk }),
    quickAccount(stranger, 'Pieter', { role: 'patient', onboardingCompleted: true }, 'Nel'),
    openPractice(colleague, secondDesk, { first: 'Zanele', last: 'Dube', specialty: 'general' }),
  ]);
  await bothInCall(meeting);
  await getsNothing(stranger, meeting.id);
  await actsForThePatient(stranger, email, meeting);
  await standsIn(colleague, specialistId, meeting);
});

test('a foreign certificate under the right name is refused, what is no signal is dropped, and closing the page ends nothing', async ({
  open,
}) => {
  const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk });
  const { doctor, patient } = await bothInCall(meeting);
  await bothFlow(doctor, patient);
  const { made } = await doctor.look();
  const { apikey, token } = await sessionFor(patientPage);
  const seats = (await (
    await patientPage.request.get('/rest/v1/room_seats?select=id,side&left_at=is.null', {
      headers: { apikey, authorization: `Bearer ${token}` },
    })
  ).json()) as { id: string; side: string }[];
  const of = (side: string) => seats.find((seat) => seat.side === side)?.id;
  // A connection of a thief, offered as the patient's next one.
  const sdp = await patientPage.evaluate(async () => {
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
    type: 'broadcast',
    event: 'signal',
    payload,
  }));
  expect((await shout(patientPage, meeting.id, sent)).status).toBe('ok');
  await bothFlow(doctor, patient);
  expect((await doctor.look()).made, 'the connection was not begun anew').toBe(made);
  await leavesAndComesBack(meeting, doctor, patient);
});
