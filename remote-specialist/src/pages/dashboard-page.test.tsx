// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTHING_SAID } from '../open-loops/loop.fixtures';
import DashboardPage from './dashboard-page';

// A fixed noon, so that "today" does not end while the test runs; timers stay real for the queries.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const visitAt = (id: string, time: string, counterpartName: string) =>
  toAppointmentRow(createAppointment({ id, counterpartName, startsAt: new Date(`2026-11-${time}:00Z`) }));
const STATE = /Over|Now|Not here yet|In progress/;
const DAY = [
  visitAt('over', '20T08:00', 'Sipho Nkosi'),
  visitAt('now', '20T09:45', 'Thandi Dlamini'),
  visitAt('later', '20T11:00', 'Pieter van Wyk'),
  visitAt('tomorrow', '21T09:00', 'Amahle Nkosi'),
];
const PENDING = {
  ...{ specialty: 'cardiology', license_number: 'ZZ0000001', reg_state: 'pending', reg_checked_at: null },
  ...{ reg_due_at: '2026-11-24T15:00:00Z', reg_more_at: null, reg_until: null, suspends_at: null },
};

function open(answers: Record<string, unknown>) {
  const backend = createFakeBackend({
    my_open_loops: [],
    consultations: [],
    my_appointments: [],
    my_mail_trouble: [],
    specialists: PENDING,
    ...answers,
  });
  return renderInHost(<DashboardPage />, { role: 'specialist', backend });
}

it('says the day and what is left of it, and lines up today’s visits', async () => {
  open({ my_appointments: DAY });
  await screen.findByRole('heading', { level: 1, name: 'Friday, 2 visits left' });
  const stops = within(screen.getByRole('list', { name: 'Visits today' })).getAllByRole('listitem');
  expect(
    stops.map((stop) => [within(stop).getByRole('link').textContent, stop.textContent?.match(STATE)?.[0]]),
  ).toEqual([
    ['Sipho Nkosi', 'Over'],
    ['Thandi Dlamini', 'Now'],
    ['Pieter van Wyk', 'Not here yet'],
  ]);
  expect(within(screen.getByRole('list', { name: 'Next days' })).getByText('Tomorrow')).toBeDefined();
});

it('says of each visit whom it is with and whether it is the first, and where now is in the day', async () => {
  const known = { patientBorn: '1974-11-20', patientGender: 'female', firstVisit: true } as const;
  const running = { id: 'run', status: 'in_progress', startsAt: new Date('2026-11-20T09:21:00Z') } as const;
  const next = { id: 'next', startsAt: new Date('2026-11-20T11:00:00Z'), firstVisit: false } as const;
  open({
    my_appointments: [createAppointment({ ...running, ...known }), createAppointment(next)].map(toAppointmentRow),
  });
  const [first, second] = within(await screen.findByRole('list', { name: 'Visits today' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('Naledi Mokoena52 f');
  expect(first?.textContent).toContain('first visit');
  expect(second?.textContent).toMatch(/^\d\d:00 now, 9 minutes late/);
  expect(second?.textContent).toContain('follow-up');
});

it('shows whose visit one stands in for, and of the own ones who stands in, which is no visit left to hold', async () => {
  const at = { viewerRole: 'specialist', counterpartName: 'Thandi Dlamini' } as const;
  open({
    my_appointments: [
      createAppointment({ ...at, id: 'a', standsInFor: 'Naledi Mokoena', startsAt: new Date('2026-11-20T11:00:00Z') }),
      createAppointment({
        ...at,
        id: 'b',
        coveringName: 'Hlengiwe Ngcobo',
        startsAt: new Date('2026-11-20T12:00:00Z'),
      }),
    ].map(toAppointmentRow),
  });
  await screen.findByRole('heading', { level: 1, name: 'Friday, 1 visit left' });
  const [mine, theirs] = within(screen.getByRole('list', { name: 'Visits today' })).getAllByRole('listitem');
  expect(mine?.textContent).toContain('You stand in for Naledi Mokoena.');
  expect(theirs?.textContent).toContain('Hlengiwe Ngcobo stands in for you.');
});

it('says of the next days in which visits somebody stands in', async () => {
  const at = (id: string, time: string, more: object) =>
    toAppointmentRow(
      createAppointment({
        ...{ id, viewerRole: 'specialist', counterpartName: 'Thandi Dlamini' },
        ...{ startsAt: new Date(`2026-11-${time}:00Z`), ...more },
      }),
    );
  open({
    my_appointments: [
      at('a', '21T09:00', { standsInFor: 'Naledi Mokoena' }),
      at('b', '22T09:00', {}),
      at('c', '22T10:00', { coveringName: 'Hlengiwe Ngcobo' }),
    ],
  });
  const list = within(await screen.findByRole('list', { name: 'Next days' }));
  expect(list.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
    expect.stringContaining('Thandi Dlamini. You stand in for Naledi Mokoena.'),
    expect.stringContaining('Thandi Dlamini. Hlengiwe Ngcobo stands in for you, 1 of 2.'),
  ]);
});

it('calls a visit that runs past its end what every list calls it', async () => {
  const running = createAppointment({ id: 'r', status: 'in_progress', startsAt: new Date('2026-11-20T09:00:00Z') });
  open({ my_appointments: [toAppointmentRow({ ...running, viewerRole: 'specialist' })] });
  await screen.findByRole('heading', { level: 1, name: 'Friday, 1 visit left' });
  expect(within(screen.getByRole('list', { name: 'Visits today' })).getByRole('listitem').textContent).toContain(
    'In progressNaledi Mokoena',
  );
});

it.each([
  [
    'pending',
    null,
    'Being checked',
    /^We answer by Tuesday 24 November 2026, .*We are checking your registration number/,
  ],
  ['verified', '2026-11-01T09:00:00+00:00', 'Verified', /checked on Sunday 1 November 2026/],
  ['expired', '2025-11-01T09:00:00+00:00', 'Check is due', /checked on Saturday 1 November 2025/],
])('shows a registration that is %s', async (state, checkedAt, label, text) => {
  open({ specialists: { ...PENDING, reg_state: state, reg_checked_at: checkedAt } });
  const card = within(await screen.findByRole('region', { name: 'Your registration' }));
  expect(await card.findByText(label)).toBeDefined();
  expect(card.getByText(text)).toBeDefined();
  expect(card.getByText('ZZ0000001')).toBeDefined();
});

it('says that the check waits for documents, and leads to where they are added', async () => {
  open({ specialists: { ...PENDING, reg_due_at: null } });
  const card = within(await screen.findByRole('region', { name: 'Your registration' }));
  expect(await card.findByText('Documents missing')).toBeDefined();
  const link = card.getByRole('link', { name: 'Your registration and documents' });
  expect(link.getAttribute('href')).toBe('/specialist/profile');
});

it('counts a visit that arrives while the page is open, and announces it', async () => {
  const { backend } = open({ my_appointments: DAY });
  await screen.findByRole('heading', { level: 1, name: 'Friday, 2 visits left' });
  backend.answer('my_appointments', [...DAY, visitAt('new', '20T12:00', 'Zanele Mbeki')]);
  act(() => backend.sendLive());
  await screen.findByRole('heading', { level: 1, name: 'Friday, 3 visits left' });
  await waitFor(() => expect(screen.getByText(/^A new visit was booked: Today/)).toBeDefined());
});

it('says that the day is empty, without inventing anything', async () => {
  open({});
  await screen.findByRole('heading', { level: 1, name: 'Friday, no visits' });
  expect(screen.getByText(/Nobody is booked for today/)).toBeDefined();
});

it('says what failed and what is safe', async () => {
  open({ my_appointments: refuse('', '', 500) });
  await screen.findByText(message('data.failed'));
  expect(screen.getByText('Your visits are safe.')).toBeDefined();
});

const loop = (kind: string, name: string, hours: number, changes: Record<string, unknown> = {}) => ({
  ...NOTHING_SAID,
  ...{
    kind,
    ref_id: `${kind} ${name}`,
    appointment_id: `visit ${name}`,
    patient_id: `patient ${name}`,
    patient_name: name,
  },
  since: new Date(Date.now() - hours * 3_600_000).toISOString(),
  due_at: new Date(Date.now() + (24 - hours) * 3_600_000).toISOString(),
  overdue: hours >= 24,
  ...changes,
});

it('has what is open in groups with its age, late ones first', async () => {
  open({
    my_appointments: DAY,
    my_open_loops: [
      loop('note', 'Annelie', 2),
      loop('messages', 'Ingrid', 80),
      loop('follow_up', 'Katlego', 30, { due_at: null, overdue: false }),
    ],
  });
  const open_ = await screen.findByRole('list', { name: 'Still open' });
  expect(open_.textContent).toMatch(/^1 message to answerwaits 3 days 8 hourslate.*1 note to signwaits 2 hours/);
  expect(open_.textContent).toContain('1 did not come, nothing bookedwaits 1 day 6 hours');
  expect(within(open_).getByRole('link', { name: 'Annelie', hidden: true }).getAttribute('href')).toBe(
    '/consultation/visit%20Annelie',
  );
});

it('folds what is done, by button or key, and keeps what is to sign and who did not come', async () => {
  const at = (id: string, status: 'completed' | 'no_show_patient', hour: string) =>
    toAppointmentRow(
      createAppointment({
        id,
        status,
        viewerRole: 'specialist',
        counterpartName: id,
        startsAt: new Date(`2026-11-20T0${hour}:00:00Z`),
      }),
    );
  const visits = [
    at('Done', 'completed', '6'),
    at('visit Annelie', 'completed', '7'),
    at('Missed', 'no_show_patient', '8'),
  ];
  open({ my_appointments: [...visits, ...DAY.slice(2)], my_open_loops: [loop('note', 'Annelie', 2)] });
  const list = within(await screen.findByRole('list', { name: 'Visits today' }));
  expect((await list.findByText('To sign')).closest('li')?.textContent).toContain('visit Annelie');
  expect(list.getByText('Missed by the patient')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Fold the 1 done' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['visit Annelie', 'Missed', 'Pieter van Wyk'],
  ]);
  fireEvent.keyDown(document.body, { key: 'f' });
  expect(list.getByRole('link', { name: 'Done' })).toBeDefined();
});

it('marks the visit of whom a result came that nobody has opened', async () => {
  const visit = createAppointment({ counterpartId: 'patient Zola', startsAt: new Date('2026-11-20T11:00:00Z') });
  open({ my_appointments: [toAppointmentRow(visit), ...DAY], my_open_loops: [loop('result', 'Zola', 3)] });
  const stops = within(await screen.findByRole('list', { name: 'Visits today' }));
  await waitFor(() => expect(stops.getAllByText('new result')).toHaveLength(1));
});

it('says who waits since when, by how much a visit is late, and tells the patient with one press', async () => {
  const waiting = createAppointment({
    id: 'now',
    status: 'waiting',
    counterpartName: 'Thandi Dlamini',
    startsAt: new Date('2026-11-20T09:53:00Z'),
  });
  const door = { appointment_id: 'now', waiting_since: '2026-11-20T09:45:00Z', patient_late_minutes: null };
  const { backend } = open({
    my_appointments: [toAppointmentRow(waiting)],
    consultations: [{ ...door, specialist_late_minutes: null }],
  });
  const today = await screen.findByRole('list', { name: 'Visits today' });
  expect(await within(today).findByText(/^Waits since/)).toBeDefined();
  expect(within(today).getByText('Late by 7 minutes.')).toBeDefined();
  backend.answer('consultations', [{ ...door, specialist_late_minutes: 10 }]);
  fireEvent.click(within(today).getByRole('button', { name: 'Tell: 10 minutes late, to Thandi Dlamini' }));
  expect(await within(today).findByText('The patient was told of 10 minutes.')).toBeDefined();
  expect(backend.calls).toContainEqual({ name: 'announce_delay', args: { p_appointment: 'now', p_minutes: 10 } });
  expect(within(today).queryByRole('button', { name: /^Tell/ })).toBeNull();
});

it('opens the brief of a visit, and looks at nothing before', { timeout: 30_000 }, async () => {
  const visit = visitAt('5d0c1f9e-0000-4000-8000-000000000001', '20T11:00', 'Pieter van Wyk');
  const { backend } = open({ my_appointments: [visit], visit_details: refuse('P0001', 'consultation.notFound') });
  const today = await screen.findByRole('list', { name: 'Visits today' });
  expect(backend.calls.map(({ name }) => name)).not.toContain('visit_details');
  fireEvent.click(within(today).getByRole('button', { name: /^Brief: Pieter van Wyk/ }));
  expect(await screen.findByRole('dialog', { name: 'Before you see Pieter van Wyk' })).toBeDefined();
  // The brief is loaded only now.
  await waitFor(() => expect(backend.calls.map(({ name }) => name)).toContain('visit_details'));
});

it('keeps the visits though what is open cannot be read', async () => {
  open({ my_appointments: DAY, my_open_loops: refuse('', '', 500) });
  expect(await screen.findByText(/Nothing that is open is lost\./)).toBeDefined();
  expect(screen.getByRole('list', { name: 'Visits today' })).toBeDefined();
});

it('prints the day: everybody of today with time, way, reason and room to write, and nobody else', async () => {
  open({ my_appointments: DAY });
  fireEvent.click(await screen.findByRole('button', { name: 'Print the day' }));
  const sheet = screen.getByRole('article', { name: 'Day sheet' });
  const [, ...rows] = within(sheet).getAllByRole('row');
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    ...['Sipho Nkosi', 'Thandi Dlamini', 'Pieter van Wyk'],
  ]);
  expect(sheet.textContent).toContain('3 visits');
  let printed: string | undefined;
  vi.stubGlobal('print', () => {
    printed = document.documentElement.dataset.print;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Print, or save as PDF' }));
  expect(printed).toBe('paper');
  vi.unstubAllGlobals();
});
