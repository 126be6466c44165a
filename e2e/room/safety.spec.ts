import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sessionFor } from '../fixtures/call-data';
import { bothInCall, callPage, sitDown } from '../fixtures/call-page';
import { bothFlow, watchCall } from '../fixtures/call-watch';
import { expect, test } from '../fixtures/product';
import { meet } from '../fixtures/running-visit';
import { signInAsNewPatient } from '../fixtures/visitors';

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

test('whoever has no part in a visit gets no seat, no topic and no row', async ({ open }) => {
  const [doctor, patient, desk, stranger] = await Promise.all([
    open('guest'),
    open('guest'),
    open('guest'),
    open('guest'),
  ]);
  const [meeting, call] = await Promise.all([
    meet({ doctor, patient, desk }),
    signInAsNewPatient(stranger, { first: 'Pieter', last: 'Nel' }),
  ]);
  await bothInCall(meeting);
  await stranger.goto(`/consultation/${meeting.id}`);
  await expect(stranger.getByText('This visit is not yours, or it does not exist')).toBeVisible();
  const seat = { p_appointment: meeting.id, p_seat: crypto.randomUUID(), p_fingerprint: FOREIGN };
  await expect(call('take_room_seat', seat)).rejects.toThrow('consultation.notFound');
  expect((await shout(stranger, meeting.id, [])).status).toBe('error');
  const { apikey, token } = await sessionFor(stranger);
  const rows = await stranger.request.get('/rest/v1/room_seats?select=id', {
    headers: { apikey, authorization: `Bearer ${token}` },
  });
  expect(await rows.json()).toEqual([]);
  const access = await stranger.request.post('/functions/v1/room-access', {
    headers: { apikey, authorization: `Bearer ${token}` },
    data: { appointment: meeting.id },
  });
  expect(access.ok()).toBe(false);
});

test('a foreign certificate under the right name is refused, and what is no signal is dropped: the call goes on', async ({
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
});

test('who closes the page has left, the visit goes on, and coming back is one press', async ({ open }) => {
  const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk });
  const { doctor, patient } = await bothInCall(meeting);
  await bothFlow(doctor, patient);
  await callPage(patientPage).leave.click();
  await expect(
    doctorPage.getByText(/^Annelie Botha’s connection ended at .* Your visit goes on.$/).first(),
  ).toBeVisible();
  await callPage(patientPage).comeIn.click();
  await bothFlow(doctor, patient);
  const context = patientPage.context();
  await patientPage.close();
  await expect(
    doctorPage.getByText(/^Annelie Botha’s connection ended at .* Your visit goes on.$/).first(),
  ).toBeVisible();
  const again = await context.newPage();
  const watched = await watchCall(again);
  await sitDown(again, meeting);
  await bothFlow(doctor, watched);
});
