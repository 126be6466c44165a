// @vitest-environment jsdom
import { dayKey } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, type FakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { practiceRow, visitTypeRow, weekRows } from '@telehealth/data/testing/practice-rows';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import AppointmentsPage from './appointments-page';

afterEach(cleanup);

/** A Monday, 09:00 in Johannesburg. */
const MONDAY = new Date('2035-03-05T07:00:00Z');
const visit = (changes: Partial<Appointment> = {}) =>
  createAppointment({
    ...{ viewerRole: 'specialist', counterpartName: 'Thandi Dlamini', counterpartSpecialty: null, startsAt: MONDAY },
    ...changes,
  });
const TERMS = {
  ...{ free_until: MONDAY.toISOString(), late: false, refund_minor: 4500, currency: 'USD', free_minutes: null },
  ...{ paid_minor: 4500, late_refund_minor: 2250, asked_at: new Date().toISOString() },
};

function open(visits: Appointment[], view = 'week', more: Record<string, unknown> = {}) {
  const backend = createFakeBackend({
    specialists: practiceRow(),
    visits_of_practice: visits.map(toAppointmentRow),
    availability_rules: weekRows(),
    availability_exceptions: [],
    squeeze_ins: [],
    visits_outside_hours: [],
    my_public_holidays: [],
    propose_times: [],
    visit_types: [visitTypeRow()],
    waitlist_count: 2,
    my_patients: [{ patient_id: 'p1', name: 'Anele First' }],
    cancellation_terms: [TERMS],
    ...more,
  });
  const path = `/specialist/appointments?view=${view}&day=2035-03-05`;
  return renderInHost(<AppointmentsPage />, { role: 'specialist', backend, path });
}
const sent = (backend: FakeBackend, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args as Record<string, unknown>);
const block = () => screen.findByRole('button', { name: /^09:00, Thandi Dlamini/ });

it('asks for the days of the week on the practice’s clock, and shows each visit in its day', async () => {
  const { backend } = open([visit()]);
  const day = within(await screen.findByRole('region', { name: 'Mon 5 Mar' }));
  await day.findByRole('button', { name: '09:00, Thandi Dlamini, Consultation, booked' });
  expect(sent(backend, 'visits_of_practice')[0]).toEqual({
    p_from: '2035-03-04T22:00:00.000Z',
    p_to: '2035-03-11T22:00:00.000Z',
  });
  expect(screen.getAllByRole('region', { name: /^\w{3} \d+ Mar$/ })).toHaveLength(7);
  expect(await screen.findByText(/2 people wait for an earlier time/)).toBeDefined();
});

it('draws a line of now, the break, and visits of ten minutes beside an extra one, with age, reason and what is late', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2035-03-05T07:23:00Z') });
  const at = (id: string, time: string, more: Partial<Appointment> = {}) =>
    visit({ id, counterpartName: id, minutes: 10, startsAt: new Date(`2035-03-05T${time}:00Z`), ...more });
  const known = { patientBorn: '1974-01-02', patientGender: 'male', firstVisit: true } as const;
  const waits = at('Waits', '07:10', { status: 'waiting', ...known });
  const hours = [
    { ...weekRows([1])[0], starts_at: '08:00:00', ends_at: '12:30:00' },
    { ...weekRows([1])[0], starts_at: '13:15:00', ends_at: '17:00:00' },
  ];
  const visits = [waits, at('Next', '07:20'), at('Extra', '07:25')];
  const { container } = open(visits, 'day', { availability_rules: hours });
  const day = within(await screen.findByRole('region', { name: 'Mon 5 Mar' }));
  const first = day.getByRole('button', { name: '09:10, Waits, 61 m, Consultation, in the waiting room' });
  expect(first.textContent).toBe('09:10Waits61 mvideo, first visit, Chest tightness on stairs');
  expect(first.dataset.kind).toBe('waits');
  expect(day.getByRole('heading').textContent).toContain('3 visits, 13 minutes late');
  expect(day.getByText('Closed 12:30 to 13:15')).toBeDefined();
  expect(day.getByText('09:23')).toBeDefined();
  const lane = (name: RegExp) => day.getByRole('button', { name }).closest('li')?.style.insetInline;
  expect([lane(/Waits/), lane(/Next/) === lane(/Extra/)]).toEqual(['', false]);
  expect(container.querySelector<HTMLElement>('[data-size]')?.style.getPropertyValue('--shortest')).toBe('10');
  fireEvent.click(screen.getByRole('button', { name: 'Print the day' }));
  expect(screen.getByRole('article', { name: 'Day sheet' }).textContent).toContain('61 m');
  vi.useRealTimers();
});

it('says by its name why a public holiday is closed', async () => {
  const holidays = [
    { day: '2035-03-05', name: 'Day of a test', opened: false },
    { day: '2035-03-07', name: 'Another day', opened: false },
  ];
  open([visit()], 'week', { my_public_holidays: holidays });
  const head = async (day: string) =>
    within(await screen.findByRole('region', { name: day })).getByRole('heading').textContent;
  await screen.findByText('1 visit, Day of a test');
  expect(await head('Wed 7 Mar')).toContain('Another day');
  expect(await head('Thu 8 Mar')).toContain('No visits');
});

it('names whose visit one stands in for, which nothing moves', async () => {
  open([visit({ standsInFor: 'Naledi Mokoena' })]);
  const covered = await block();
  expect(covered.getAttribute('aria-label')).toContain('booked, You stand in for Naledi Mokoena.');
  fireEvent.keyDown(covered, { key: 'ArrowDown', altKey: true });
  expect(screen.queryByText(/Press Enter to ask the patient/)).toBeNull();
  fireEvent.click(covered);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('You stand in for Naledi Mokoena.')).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Ask to move' })).toBeNull();
});

it('opens a visit with what can be done, and the next week and the day of it', async () => {
  const { backend } = open([visit()]);
  fireEvent.click(await block());
  const dialog = within(await screen.findByRole('dialog', { name: 'Thandi Dlamini' }));
  expect(dialog.getByRole('link', { name: 'Open the visit' }).getAttribute('href')).toBe('/consultation/visit-1');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the visit' }));
  await screen.findByRole('alertdialog', { name: /Cancel the visit/ });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Week of 12 Mar 2035' });
  await waitFor(() => expect(sent(backend, 'visits_of_practice')).toHaveLength(2));
  fireEvent.click(screen.getByRole('radio', { name: 'Day' }));
  await screen.findByRole('heading', { name: 'Monday 12 March 2035' });
});

describe('moving', () => {
  const drop = async (backend: FakeBackend) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask to move the visit with Thandi Dlamini' }));
    fireEvent.change(dialog.getByLabelText(/^Why should it move/), { target: { value: 'I am away' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Ask the patient' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(backend, 'reschedule_appointment')).toEqual([]);
    return sent(backend, 'propose_times');
  };

  it('by Alt and the arrow keys says where, and asks for the reason before it counts', async () => {
    const { backend } = open([visit()]);
    const moved = await block();
    fireEvent.keyDown(moved, { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(moved, { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(moved, { key: 'ArrowRight', altKey: true });
    await screen.findByText(/^To Tue 6 Mar, 09:30/);
    expect(sent(backend, 'propose_times')).toEqual([]);
    fireEvent.keyDown(moved, { key: 'Enter' });
    expect(await drop(backend)).toEqual([
      {
        p_moves: [{ appointmentId: 'visit-1', startsAt: '2035-03-06T07:30:00.000Z' }],
        p_reason: 'I am away',
      },
    ]);
  });

  it('is given up by Escape', async () => {
    open([visit()]);
    const moved = await block();
    fireEvent.keyDown(moved, { key: 'ArrowUp', altKey: true });
    await screen.findByText(/^To Mon 5 Mar, 08:45/);
    fireEvent.keyDown(moved, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText(/^To Mon/)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('by dragging lands on the nearest quarter of an hour and opens nothing else', async () => {
    const { backend } = open([visit()]);
    const moved = await block();
    // Thirty minutes are 60 px high, a day is 100 px wide.
    moved.getBoundingClientRect = () => ({ height: 60 }) as DOMRect;
    const column = moved.closest('[data-day]') as HTMLElement;
    column.getBoundingClientRect = () => ({ width: 100 }) as DOMRect;
    // jsdom has no PointerEvent; a mouse event has all the fields that are read.
    const point = (type: string, clientX: number, clientY: number) =>
      fireEvent(moved, new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0 }));
    point('pointerdown', 10, 10);
    point('pointermove', 212, 137);
    point('pointerup', 212, 137);
    fireEvent.click(moved);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const [move] = await drop(backend);
    expect(move?.p_moves).toEqual([{ appointmentId: 'visit-1', startsAt: '2035-03-07T08:00:00.000Z' }]);
  });

  it('is for what is booked and ahead', async () => {
    open([visit({ status: 'completed' })]);
    const over = await screen.findByRole('button', { name: /Thandi Dlamini, Consultation, completed/ });
    fireEvent.keyDown(over, { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(over, { key: 'Enter' });
    expect(screen.queryByText(/^To /)).toBeNull();
  });
});

it('counts the visits of a month, and opens a day of it', async () => {
  open([visit(), visit({ id: 'two', startsAt: new Date('2035-03-05T09:00:00Z') })], 'month');
  fireEvent.click(await screen.findByRole('button', { name: 'Monday 5 March 2035, 2 visits' }));
  await block();
  expect(screen.getByRole('heading', { name: 'Monday 5 March 2035' })).toBeDefined();
});

describe('squeezing in', () => {
  const form = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Add an extra visit' }));
    await screen.findByRole('option', { name: 'Anele First' });
    return within(screen.getByRole('dialog', { name: 'Add an extra visit' }));
  };

  it('says how many there are, where something is missing, and invites', async () => {
    const squeezes = [{ appointment_id: 'x', on_date: '2035-03-05' }];
    const answer = { appointmentId: 'new', status: 'held', startsAt: MONDAY.toISOString(), answerUntil: null };
    const { backend, hostCalls } = open([], 'day', { squeeze_ins: squeezes, squeeze_in: answer });
    const dialog = await form();
    expect(dialog.getByText('1 of 3 extra visits invited')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await dialog.findByText(message('practice.patientRequired'));
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Patient/));
    fireEvent.change(dialog.getByLabelText(/^Patient/), { target: { value: 'p1' } });
    fireEvent.change(dialog.getByLabelText(/^Begins/), { target: { value: '18:10' } });
    fireEvent.change(dialog.getByLabelText(/^Why/), { target: { value: 'Cough not better' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(backend, 'squeeze_in')).toMatchObject([
      {
        ...{ p_patient: 'p1', p_visit_type: 'type-1', p_starts_at: '2035-03-05T16:10:00.000Z', p_mode: 'video' },
        p_reason: 'Cough not better',
      },
    ]);
    expect(hostCalls).toContainEqual({ name: 'notify', args: ['practice.invited'] });
  });

  it('says why there can be no more', async () => {
    open([], 'day', { squeeze_in: refuse('P0001', 'practice.squeezeLimit') });
    const dialog = await form();
    fireEvent.change(dialog.getByLabelText(/^Patient/), { target: { value: 'p1' } });
    fireEvent.change(dialog.getByLabelText(/^Begins/), { target: { value: '18:10' } });
    fireEvent.change(dialog.getByLabelText(/^Why/), { target: { value: 'Cough' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(message('practice.squeezeLimit'));
  });

  it('takes an invitation back', async () => {
    const invited = visit({ status: 'held', holdExpiresAt: new Date('2035-03-05T06:00:00Z') });
    const { backend } = open([invited], 'week', {
      squeeze_ins: [{ appointment_id: 'visit-1', on_date: '2035-03-05' }],
      withdraw_squeeze_in: null,
    });
    fireEvent.click(
      await screen.findByRole('button', { name: /Thandi Dlamini, Consultation, offered to the patient, extra visit/ }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Take the invitation back' }));
    await waitFor(() => expect(sent(backend, 'withdraw_squeeze_in')).toEqual([{ p_appointment: 'visit-1' }]));
  });
});

it('draws the hours while visits fail, says what is safe, and asks again', async () => {
  const { backend } = open([], 'week', { visits_of_practice: refuse('', '', 500) });
  expect((await screen.findByText(/Your visits are safe/)).textContent).toContain(message('data.failed'));
  backend.answer('visits_of_practice', [toAppointmentRow(visit())]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await block();
});

it('begins with today where the address names no day', async () => {
  const backend = createFakeBackend({ specialists: practiceRow(), visits_of_practice: [] });
  const path = '/specialist/appointments?view=day&day=2035-02-31x';
  renderInHost(<AppointmentsPage />, { role: 'specialist', backend, path });
  await waitFor(() => expect(sent(backend, 'visits_of_practice')).toHaveLength(1));
  const [asked] = sent(backend, 'visits_of_practice');
  expect(dayKey(new Date(String(asked?.p_from)), 'Africa/Johannesburg')).toBe(
    dayKey(new Date(), 'Africa/Johannesburg'),
  );
});

it('says that it could not look for visits outside the hours, nor count who waits, and asks again', async () => {
  const failed = refuse('XX000', '');
  const { backend } = open([visit()], 'week', { visits_outside_hours: failed, waitlist_count: failed });
  const outside = await screen.findByText('We could not look for visits outside your hours');
  await screen.findByText('We could not count who waits');
  backend.answer('visits_outside_hours', []);
  backend.answer('waitlist_count', 1);
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(again);
  await waitFor(() => expect(outside.isConnected).toBe(false));
  await screen.findByText(/1 person waits for an earlier time/);
  expect(screen.queryByText('We could not count who waits')).toBeNull();
});

it('asks of a hundred visits outside the hours only for those that were looked at, below the days', async () => {
  const outside = Array.from({ length: 12 }, (_, at) => ({
    ...{ appointmentId: `out-${at}`, patientName: `Anele ${at}`, visitTypeName: 'Consultation', status: 'booked' },
    ...{ startsAt: new Date(MONDAY.getTime() + at * 3_600_000).toISOString(), touched: false, proposedStart: null },
    endsAt: new Date(MONDAY.getTime() + at * 3_600_000 + 1_800_000).toISOString(),
    openings: [new Date(MONDAY.getTime() + (48 + at) * 3_600_000).toISOString()],
  }));
  const { backend } = open([visit()], 'week', { visits_outside_hours: outside });
  const title = await screen.findByRole('heading', { name: '12 visits are outside your hours' });
  const day = screen.getByRole('region', { name: 'Mon 5 Mar' });
  expect(day.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const list = within(screen.getByRole('list', { name: 'Visits and their new times' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(list.getAllByRole('listitem')).toHaveLength(12);
  cleanup();

  const { backend: other } = open([visit()], 'week', { visits_outside_hours: outside });
  fireEvent.change(await screen.findByLabelText(/^Why should they move/), { target: { value: 'New hours' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ask these 5 patients' }));
  await waitFor(() => expect(sent(other, 'propose_times')).toHaveLength(1));
  expect(sent(other, 'propose_times')[0]).toMatchObject({ p_reason: 'New hours', p_moves: { length: 5 } });
  expect(sent(backend, 'propose_times')).toEqual([]);
});
