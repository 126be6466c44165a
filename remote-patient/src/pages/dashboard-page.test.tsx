// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import DashboardPage from './dashboard-page';

afterEach(cleanup);

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
/** No other matter is open. */
const QUIET = {
  my_people: [],
  ...{ my_mail_trouble: [], my_prescriptions: 'ticket', read_look: [], my_access_requests: [], my_access_log: [] },
  ...{ my_visit_outcomes: [], my_latest_readings: [], observations: [], observation_types: [], patients: [] },
  my_open_dangers: { checks: [], readings: [] },
};
function open(
  appointments: Appointment[],
  answer: unknown = appointments.map(toAppointmentRow),
  more: Record<string, unknown> = {},
) {
  return renderInHost(<DashboardPage />, {
    backend: createFakeBackend({ ...QUIET, my_appointments: answer, ...more }),
  });
}

it('greets by name and shows the next visit with day, time and zone', async () => {
  open([createAppointment({ startsAt: inMinutes(25) }), createAppointment({ id: 'far', startsAt: inMinutes(5000) })]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good (morning|afternoon|evening), Thandi$/);
  const banner = await screen.findByRole('region', { name: 'Naledi Mokoena, Cardiology' });
  expect(banner.textContent).toContain('The waiting room is open, it starts in 25 minutes');
  expect(banner.textContent).toMatch(/(Today|Tomorrow) \d\d:\d\d, .*video, 30 minutes/);
});

it('offers the way to a first visit, and invents no to-dos', async () => {
  open([]);
  const banner = await screen.findByRole('region', { name: 'Who would you like to see?' });
  expect(within(banner).getByRole('link').getAttribute('href')).toBe('/find-specialist');
  expect(await screen.findByText(/You have nothing to do/)).toBeDefined();
  expect(screen.queryByText('Seen lately')).toBeNull();
});

it('puts the unpaid time first, with its clock and its payment', async () => {
  open([
    createAppointment({
      id: 'unpaid',
      status: 'awaiting_payment',
      paymentState: 'requires_payment',
      startsAt: inMinutes(300),
      holdExpiresAt: inMinutes(9),
    }),
  ]);
  const step = within(await screen.findByRole('region', { name: /^Pay US\$45.00 for your visit/ }));
  expect(step.getByText('Your next step')).toBeDefined();
  expect(step.getByRole('link', { name: 'Finish paying' }).getAttribute('href')).toBe('/payment/unpaid');
  expect(await step.findByRole('timer')).toBeDefined();
  expect(await screen.findByText('Nothing else to do.')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Who would you like to see?' })).toBeDefined();
});

it('says what failed and what is safe', async () => {
  open([], refuse('', '', 500));
  await screen.findByText(message('data.failed'));
  expect(screen.getByText('Your visits are safe.')).toBeDefined();
});

it('follows a live change', async () => {
  const { backend } = open([]);
  await screen.findByText('Who would you like to see?');
  backend.answer('my_appointments', [toAppointmentRow(createAppointment())]);
  act(() => backend.sendLive());
  await screen.findByText('Naledi Mokoena, Cardiology');
});

const visit = createAppointment({ id: 'v1', status: 'completed', startsAt: inMinutes(-3000) });
const CAME = {
  ...{
    visit_id: 'v1',
    plan: 'Rest.',
    plan_by: 'N',
    signed_at: new Date().toISOString(),
    questions: 2,
    answered: false,
  },
  ...{
    misunderstood: 0,
    prescriptions: 0,
    files: 0,
    unread: 1,
    unanswered_since: null,
    thread_until: null,
    has_receipt: false,
  },
  ...{ reviewed: true, review_until: null, room_state: 'ended', devices: null },
};
const REQUEST = {
  ...{ id: 'q1', state: 'pending', viewer_role: 'patient', counterpart_name: 'Kagiso Mabena', purpose: 'ongoing_care' },
  ...{ categories: ['readings'], may: 'view', message: '', counterpart_id: 's1', decided_at: null },
  ...{ created_at: new Date().toISOString(), lapses_at: new Date().toISOString() },
};

it('asks for the visits first, then names one step and lists the others quietly', async () => {
  const { backend } = open([visit], undefined, { my_visit_outcomes: [CAME], my_access_requests: [REQUEST] });
  const step = within(await screen.findByRole('region', { name: 'See whether the plan of Naledi Mokoena is clear' }));
  expect(step.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe('/consultation/v1#questions');
  const others = within(screen.getByRole('list', { name: 'To do' })).getAllByRole('listitem');
  expect(others.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Naledi Mokoena wrote to you.*For you\. 1 message/),
    expect.stringContaining('Kagiso Mabena asks to see parts of your record'),
  ]);
  const names = backend.calls.map(({ name }) => name).filter((name) => name in QUIET || name === 'my_appointments');
  expect(names.indexOf('my_appointments')).toBeLessThan(names.indexOf('my_visit_outcomes'));
  expect(names.indexOf('my_appointments')).toBeLessThan(names.indexOf('my_prescriptions'));
});

it('leads from the board to the test of camera and sound of the next visit', async () => {
  const came = {
    ...CAME,
    visit_id: 'visit-1',
    signed_at: null,
    unread: 0,
    devices: { camera: 'works', microphone: 'untried', speaker: 'fails' },
  };
  open([createAppointment({ startsAt: inMinutes(300) })], undefined, { my_visit_outcomes: [came] });
  const step = within(await screen.findByRole('region', { name: 'Run a camera test' }));
  expect(step.getByText(/Takes under a minute/).textContent).toContain('Still to test: microphone, speaker.');
  expect(step.getByRole('link', { name: 'Run the test' }).getAttribute('href')).toBe('/consultation/visit-1#devices');
});

it('makes a visit whose door is open the step itself', async () => {
  open([createAppointment({ startsAt: inMinutes(25) }), visit], undefined, { my_visit_outcomes: [CAME] });
  const banner = await screen.findByRole('region', { name: 'Naledi Mokoena, Cardiology' });
  expect(within(banner).getByRole('link', { name: 'Come in' }).getAttribute('href')).toBe('/consultation/visit-1');
  expect(await screen.findByRole('list', { name: 'To do' })).toBeDefined();
  expect(screen.queryByText('Your next step')).toBeNull();
});

it('calls a visit that runs past its end what the lists call it, and lists no missed one as seen', async () => {
  const over = (id: string, counterpartName: string, status: Appointment['status']) =>
    createAppointment({ id, counterpartId: id, counterpartName, status, startsAt: inMinutes(-3000) });
  open([
    createAppointment({ status: 'in_progress', startsAt: inMinutes(-40) }),
    over('seen', 'Kagiso Mabena', 'completed'),
    over('missed', 'Hlengiwe Zulu', 'no_show_patient'),
  ]);
  const banner = await screen.findByRole('region', { name: 'Naledi Mokoena, Cardiology' });
  expect(banner.textContent).toContain('In progress');
  const seen = within(await screen.findByRole('list', { name: 'Seen lately' })).getAllByRole('listitem');
  expect(seen.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Kagiso Mabena')]);
});

it('says when a step may be missing, and looks again', async () => {
  const { backend } = open([], undefined, { my_access_requests: refuse('', '', 500) });
  await screen.findByText('Something may be missing here');
  expect(screen.getByText(/We could not look everywhere/)).toBeDefined();
  expect(screen.queryByText(/[Nn]othing (else )?to do/)).toBeNull();
  backend.answer('my_access_requests', [REQUEST]);
  act(() => screen.getByRole('button', { name: /try again/i }).click());
  await screen.findByText('Kagiso Mabena asks to see parts of your record');
  expect(screen.queryByText('Something may be missing here')).toBeNull();
});

const reading = (at: number, value: number) => ({
  ...{ id: `o${at}`, code: 'heart_rate', value, second_value: null, unit: '/min', source: 'typed', status: 'final' },
  ...{
    taken_at: inMinutes(-1440 * at).toISOString(),
    version: 1,
    replaces: null,
    reason: null,
    device_id: null,
    recorded_by: 'person',
  },
});

it('draws what was measured last', async () => {
  const observations = [reading(1, 71), reading(2, 74), reading(3, 69)];
  open([], undefined, { observations, my_latest_readings: observations.slice(0, 1) });
  const card = within(await screen.findByRole('region', { name: 'Latest reading' }));
  expect(await card.findByRole('img', { name: /3 values .* last 71/ })).toBeDefined();
});

const LWAZI = {
  ...{ id: '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60', name: 'Lwazi Khumalo', first_name: 'Lwazi', gender: 'male' },
  ...{ date_of_birth: '2022-08-14', relation: 'child', basis: 'guardian', scopes: ['book', 'records', 'manage'] },
  ...{ since: '2026-01-12T08:00:00Z', until: null, delegation_id: 'd1', has_sign_in: false, allergies: 'not_asked' },
  ...{ turns_12_on: '2034-08-14', turns_18_on: '2040-08-14', paper: null },
};

it('leads into the pages of a child for their visit and their allergies, and says whose step it is', async () => {
  const at = inMinutes(1440);
  const next_visit = {
    ...{
      id: '5d0c1f9e-0000-4000-8000-000000000001',
      startsAt: at.toISOString(),
      endsAt: inMinutes(1455).toISOString(),
    },
    ...{ specialistName: 'Naledi Mokoena', mode: 'video' },
  };
  open([], undefined, { my_people: [{ ...LWAZI, next_visit }] });
  const step = within(await screen.findByRole('region', { name: 'Lwazi sees Naledi Mokoena' }));
  expect(step.getByText(/^For Lwazi, \d+, your son$/)).toBeDefined();
  expect(step.getByRole('link', { name: 'Get Lwazi ready' }).getAttribute('href')).toBe(
    `/for/${LWAZI.id}/consultation/${next_visit.id}`,
  );
  const row = within(screen.getByRole('list', { name: 'To do' })).getByRole('listitem');
  expect(row.textContent).toMatch(/Nobody has asked whether Lwazi has allergies.*For Lwazi, \d+, your son\./);
  const answer = within(row).getByRole('link', { name: /^Answer: Nobody has asked/ });
  expect(answer.getAttribute('href')).toBe(`/for/${LWAZI.id}/patient/medical-records`);
});

it('does not say that nothing is open while people could not be looked up', async () => {
  open([], undefined, { my_people: refuse('', '', 500) });
  await screen.findByText('Something may be missing here');
  expect(screen.queryByText(/[Nn]othing (else )?to do/)).toBeNull();
});
