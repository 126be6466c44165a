import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callData, sessionFor, shout } from '../fixtures/call-data';
import { bothInCall, callPage, sitDown } from '../fixtures/call-page';
import { openPractice } from '../fixtures/own-practice';
import { expect, test } from '../fixtures/product';
import { type Meeting, meet } from '../fixtures/running-visit';
import { quickAccount } from '../fixtures/visitors';

const FOREIGN = Array.from({ length: 32 }, () => randomBytes(1).toString('hex').toUpperCase()).join(':');

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
