// @vitest-environment jsdom
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import AppointmentsPage from './appointments-page';
import ConsultationsPage from './consultations-page';
import DashboardPage from './dashboard-page';

const GOGO = '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60';
const person = (scopes: readonly string[]) => ({
  ...{ id: GOGO, name: 'Gogo Khumalo', first_name: 'Gogo', date_of_birth: '1948-08-14', gender: 'female' },
  ...{ relation: 'grandparent', basis: 'invited', scopes, since: '2026-01-12T08:00:00Z', until: null },
  ...{ delegation_id: 'd1', has_sign_in: true, next_visit: null, allergies: 'not_asked' },
  ...{ turns_12_on: null, turns_18_on: null },
});
const CAME = {
  ...{ visit_id: 'past', plan: 'Rest.', plan_by: 'N', signed_at: new Date().toISOString(), questions: 2 },
  ...{ answered: false, misunderstood: 0, prescriptions: 0, files: 0, unread: 1, unanswered_since: null },
  ...{ thread_until: null, has_receipt: false, reviewed: true, review_until: null, room_state: 'ended', devices: null },
};
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const VISITS = [
  createAppointment({ id: 'next', startsAt: inHours(30) }),
  createAppointment({ id: 'past', status: 'completed', startsAt: inHours(-30) }),
];

function open(page: ReactElement, scopes: readonly string[]) {
  history.replaceState(null, '', `/for/${GOGO}/patient/dashboard`);
  const backend = createFakeBackend({
    ...{ my_people: [person(scopes)], my_appointments: VISITS.map(toAppointmentRow), my_visit_outcomes: [CAME] },
    ...{ my_mail_trouble: [], my_prescriptions: 'ticket', read_look: [], my_access_requests: [], my_access_log: [] },
    ...{ my_latest_readings: [], observations: [], observation_types: [], patients: [], my_waitlist: [] },
    ...{ my_open_dangers: { checks: [], readings: [] }, server_time: new Date().toISOString(), my_delegations: [] },
  });
  return renderInHost(page, { backend });
}
const asked = ({ backend }: ReturnType<typeof open>) => new Set(backend.calls.map(({ name }) => name));

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

it('shows who may book alone the visits, asks for nothing else, and says what is missing and how to get it', async () => {
  const view = open(<DashboardPage />, ['book']);
  expect(await screen.findByRole('region', { name: 'Naledi Mokoena, Cardiology' })).toBeDefined();
  const card = await screen.findByRole('region', { name: 'Not part of what you may do' });
  expect(card.textContent).toContain(
    'Gogo has not given you the calls of visits, payments, the record and its readings, medicines and renewals and messages of visits',
  );
  expect(card.textContent).toContain('ask Gogo');
  for (const title of ['Latest reading', 'Who looked lately']) expect(screen.queryByText(title)).toBeNull();
  expect(screen.queryByText(/wrote to|plan of/)).toBeNull();
  const closed = ['my_latest_readings', 'my_access_log', 'my_access_requests', 'my_prescriptions', 'my_visit_outcomes'];
  expect([...closed, 'my_open_dangers'].filter((name) => asked(view).has(name))).toEqual([]);
});

it('shows who may read the record that, and no visit nor a way to book one', async () => {
  const view = open(<DashboardPage />, ['records']);
  expect(await screen.findByText('Latest reading')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Book|Find a specialist/ })).toBeNull();
  expect(screen.queryByText('After that')).toBeNull();
  expect(asked(view).has('my_appointments')).toBe(false);
});

it('names nothing missing to who may do all that is looked for', async () => {
  open(<DashboardPage />, ['book', 'join', 'pay', 'records', 'prescriptions', 'messages']);
  expect(await screen.findByText('Naledi Mokoena wrote to Gogo')).toBeDefined();
  expect(screen.queryByText('Not part of what you may do')).toBeNull();
});

it.each([
  ['dashboard', <DashboardPage key="d" />, 'Naledi Mokoena, Cardiology'],
  ['appointments', <AppointmentsPage key="a" />, 'Appointments'],
  ['consultations', <ConsultationsPage key="c" />, 'Gogo’s prescriptions'],
] as const)('says nowhere on the %s that what is Gogo’s is yours', async (_, page, there) => {
  const all = ['book', 'join', 'pay', 'records', 'sensitive', 'prescriptions', 'messages', 'notices', 'manage'];
  const { container } = open(page, all);
  expect((await screen.findAllByText(there)).length).toBeGreaterThan(0);
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  // What the reader themselves has: their clock, calendar and device.
  const text = (container.textContent ?? '').replaceAll(/your (?:clock|calendar|device|microphone|own clock)/giu, '');
  expect(text.match(/.{0,40}\b(?:your|my)\b.{0,40}/giu)).toBeNull();
});
