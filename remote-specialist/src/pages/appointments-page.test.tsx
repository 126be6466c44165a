// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, type FakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { installNativeDialog } from '@telehealth/data/testing/native-dialog';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { visitsInPages } from '@telehealth/data/testing/visits-in-pages';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import AppointmentsPage from './appointments-page';

installNativeDialog();
afterEach(cleanup);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const visit = (changes: Partial<Appointment> = {}) =>
  createAppointment({
    viewerRole: 'specialist',
    counterpartName: 'Thandi Dlamini',
    counterpartSpecialty: null,
    startsAt: inHours(2),
    ...changes,
  });
const rows = (visits: Appointment[]) => visits.map(toAppointmentRow);
const CHECK: SymptomCheck = {
  ...{ rules: '86aaeb6632623132', level: 4, heading: 'Book a visit in the next days', within: 'In the next days' },
  ...{ about: 'me', age: 34, sex: 'female', words: 'my back is sore', isUnreviewed: true, hasCalled: false },
  facts: [{ id: 'backPain', says: 'Back pain', answer: 'yes' }],
  questions: [{ id: 'fever', asks: 'Is there a fever?', answer: 'no' }],
  reasons: [{ ruleId: 'back.simple', ruleVersion: 1, level: 4, text: 'It can wait.', source: 'Made up' }],
};
const OTHER = '0a0b0c0d-0000-4000-8000-0000000000ff';
const TERMS = {
  ...{ free_until: inHours(24).toISOString(), late: false, refund_minor: 4500, currency: 'USD', free_minutes: null },
  ...{ paid_minor: 4500, late_refund_minor: 2250, asked_at: new Date().toISOString() },
};

function open(visits: Appointment[], more: Record<string, unknown> = {}) {
  const backend = createFakeBackend({
    my_appointments: rows(visits),
    cancellation_terms: [TERMS],
    cancel_appointment: { id: 'visit-1', status: 'cancelled', hold_expires_at: null, extension_used: false },
    ...more,
  });
  return renderInHost(<AppointmentsPage />, { role: 'specialist', backend });
}
const row = async (name: string) => {
  const title = await screen.findByText(name);
  const item = title.closest('li');
  if (item === null) throw new Error(`no row of ${name}`);
  return item;
};

it('shows name and reason under the day, and the patient’s clock only where it differs', async () => {
  open([
    visit({ startsAt: new Date('2030-03-01T10:00:00Z') }),
    visit({
      id: 'far',
      counterpartName: 'Mere Walker',
      startsAt: new Date('2030-03-01T12:00:00Z'),
      patientTimeZone: 'Pacific/Auckland',
    }),
  ]);
  expect((await row('Thandi Dlamini')).textContent).toContain('Chest tightness on stairs');
  expect((await row('Mere Walker')).textContent).toContain('Auckland time');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Friday 1 March 2030',
  ]);
});

it('offers of a visit in which one stands in neither to move nor to cancel it, and says whose it is', async () => {
  open([
    visit({ standsInFor: 'Naledi Mokoena' }),
    visit({ id: 'own', startsAt: inHours(5), counterpartName: 'Sipho Own' }),
  ]);
  const covered = within(await row('Thandi Dlamini'));
  expect(covered.getByText('You stand in for Naledi Mokoena.')).toBeDefined();
  expect(covered.getByRole('button', { name: /^Brief/ })).toBeDefined();
  expect(covered.queryByRole('button', { name: /^(Ask to move|Cancel)/ })).toBeNull();
  expect(within(await row('Sipho Own')).getAllByRole('button', { name: /^(Ask to move|Cancel)/ })).toHaveLength(2);
});

it('says of a visit which time its patient was asked for, until they answer', async () => {
  open([
    visit({ proposedStart: inHours(30) }),
    visit({ id: 'own', startsAt: inHours(5), counterpartName: 'Sipho Own' }),
  ]);
  expect((await row('Thandi Dlamini')).textContent).toMatch(/You asked to move it to .+\. There is no answer yet\./);
  expect((await row('Sipho Own')).textContent).not.toContain('You asked');
});

it('opens what the patient said in the symptom checker on a press, and says whose words it is', async () => {
  const { backend } = open([visit(), visit({ id: 'other', counterpartName: 'Pieter van Wyk', startsAt: inHours(3) })], {
    visits_with_triage: ['visit-1'],
    appointment_triage: 'ticket',
    read_look: [{ answers: CHECK }, { answers: { itches: 'yes' } }],
  });
  const button = await screen.findByRole('button', { name: 'Symptom check of Thandi Dlamini' });
  expect(screen.queryByRole('button', { name: 'Symptom check of Pieter van Wyk' })).toBeNull();
  expect(backend.calls.some(({ name }) => name === 'appointment_triage')).toBe(false);
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('worked out on the patient’s own device');
  expect(dialog.textContent).toContain('Book a visit in the next days');
  expect(dialog.textContent).toContain('Urgency level 4 of 5, 1 is the most urgent');
  expect(dialog.textContent).toContain('my back is sore');
  expect(backend.calls.find(({ name }) => name === 'appointment_triage')?.args).toMatchObject({
    p_appointment: 'visit-1',
  });
});

it('shows nothing of a time that somebody only holds', async () => {
  open([visit({ status: 'held', holdExpiresAt: inHours(0.1), paymentState: null })]);
  await screen.findByText('No visit booked yet');
});

it('tints and announces a visit that arrives, and only that one', async () => {
  const { backend } = open([visit()]);
  const known = await row('Thandi Dlamini');
  expect(known.className).not.toMatch(/fresh/);
  backend.answer(
    'my_appointments',
    rows([visit(), visit({ id: 'new', counterpartName: 'Pieter van Wyk', startsAt: inHours(3) })]),
  );
  act(() => backend.sendLive());
  await waitFor(async () => expect((await row('Pieter van Wyk')).className).toMatch(/fresh/));
  expect((await row('Thandi Dlamini')).className).not.toMatch(/fresh/);
  expect(screen.getByText(/^A new visit was booked: .*\d\d:\d\d/)).toBeDefined();
});

it('asks for the reason before cancelling, and sends it', async () => {
  const { backend, hostCalls } = open([visit()]);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the visit with Thandi Dlamini' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('The patient gets US$45.00 back.');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the visit' }));
  await dialog.findByText(message('booking.cancelReasonRequired'));
  const reason = dialog.getByRole('textbox');
  expect(document.activeElement).toBe(reason);
  expect(backend.calls.some(({ name }) => name === 'cancel_appointment')).toBe(false);

  fireEvent.change(reason, { target: { value: ' I am ill ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the visit' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(hostCalls).toContainEqual({ name: 'notify', args: ['booking.cancelled', { name: expect.any(String) }] }),
  );
  expect(backend.calls).toContainEqual({
    name: 'cancel_appointment',
    args: { p_appointment: 'visit-1', p_reason: 'I am ill', p_undo: true },
  });
});

it('cancels all coming visits of one person in one step, after asking why', async () => {
  const { backend, hostCalls } = open(
    [
      visit(),
      visit({ id: 'next', startsAt: inHours(48) }),
      visit({ id: 'alone', counterpartId: OTHER, counterpartName: 'Pieter van Wyk', startsAt: inHours(72) }),
    ],
    { call_off_visits_with: 2 },
  );
  const [all] = await screen.findAllByRole('button', { name: 'Cancel all upcoming visits with Thandi Dlamini' });
  expect(all?.textContent).toBe('Cancel all 2');
  expect(screen.queryByRole('button', { name: /all coming visits with Pieter/ })).toBeNull();
  fireEvent.click(all ?? document.body);
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel all of them' }));
  await dialog.findByText(message('booking.cancelReasonRequired'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Booked empty' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel all of them' }));
  await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['booking.allCalledOff'] }));
  expect(backend.calls).toContainEqual({
    name: 'call_off_visits_with',
    args: { p_patient: visit().counterpartId, p_reason: 'Booked empty' },
  });
});

it('keeps the dialog open when cancelling fails, and says that the visit stands', async () => {
  open([visit()], { cancel_appointment: refuse('', '', 500) });
  fireEvent.click(await screen.findByRole('button', { name: /cancel the visit with/i }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Ill' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the visit' }));
  await dialog.findByText(message('booking.cancelFailed'));
});

describe('a visit that a patient asks for', () => {
  const ASKED = { status: 'requested', needsApproval: true, paymentState: null, holdExpiresAt: inHours(20) } as const;
  const STEP = { id: 'visit-1', hold_expires_at: null, extension_used: false };
  const asked = () => visit({ ...ASKED, startsAt: inHours(48) });
  const answer = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Answer the request of Thandi Dlamini' }));
  const said = (backend: FakeBackend) =>
    backend.calls.filter(({ name }) => name === 'decide_request').map(({ args }) => args);

  it('says until when an answer is due, and is accepted from the list', async () => {
    const { backend, hostCalls } = open([asked()], {
      decide_request: () => {
        const paying = { ...asked(), status: 'awaiting_payment', holdExpiresAt: inHours(24) } as const;
        backend.answer('my_appointments', rows([paying]));
        return { ...STEP, status: 'awaiting_payment' };
      },
    });
    expect((await row('Thandi Dlamini')).textContent).toMatch(/Your answer is due by .*\d\d:\d\d/);
    await answer();
    const dialog = within(await screen.findByRole('dialog', { name: 'Will you take this visit?' }));
    expect(dialog.getByText('“Chest tightness on stairs”')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Accept the visit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(hostCalls).toContainEqual({ name: 'notify', args: ['booking.accepted'] });
    expect(said(backend)).toEqual([{ p_appointment: 'visit-1', p_accept: true }]);
    expect((await row('Thandi Dlamini')).textContent).toMatch(/You accepted it; to be paid by .*\d\d:\d\d/);
    expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
  });

  it('is declined from the list with a reason', async () => {
    const { backend } = open([asked()], {
      nearest_openings: [],
      decide_request: { ...STEP, status: 'declined' },
    });
    await answer();
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the visit with Thandi Dlamini?' }));
    fireEvent.change(dialog.getByLabelText(/^Why do you decline/), { target: { value: 'I am away' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Decline the visit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(said(backend)).toEqual([{ p_appointment: 'visit-1', p_accept: false, p_reason: 'I am away' }]);
  });

  it('says why an answer did not count, in the dialog', async () => {
    open([asked()], { decide_request: refuse('P0001', 'booking.requestLapsed') });
    await answer();
    fireEvent.click(screen.getByRole('button', { name: 'Accept the visit' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message('booking.requestLapsed'));
  });

  it('is not to be answered once its time is over', async () => {
    open([visit({ ...ASKED, startsAt: inHours(48), holdExpiresAt: inHours(-1) })]);
    fireEvent.click(await screen.findByRole('tab', { name: /cancelled/i }));
    expect((await row('Thandi Dlamini')).textContent).toContain('Not completed in time');
    expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
  });
});

it('keeps what was called off, by whom and why', async () => {
  open([visit({ status: 'cancelled', cancelledBy: 'patient', cancelReason: 'I feel better' })]);
  fireEvent.click(await screen.findByRole('tab', { name: /cancelled/i }));
  expect((await row('Thandi Dlamini')).textContent).toContain('Cancelled by the patient: I feel better');
});

it('says what failed and tries again', async () => {
  const { backend } = open([], { my_appointments: refuse('', '', 500) });
  await screen.findByText(message('data.failed'));
  backend.answer('my_appointments', rows([visit()]));
  fireEvent.click(screen.getByRole('button', { name: /try again/i }));
  await row('Thandi Dlamini');
});

it('goes on with visits that are long past, under their days', async () => {
  const past = Array.from({ length: 60 }, (_, day) =>
    visit({ id: `past-${day}`, status: 'completed', startsAt: inHours(-24 * (day + 1)) }),
  );
  const backend = createFakeBackend({ my_appointments: visitsInPages(() => past) });
  renderInHost(<AppointmentsPage />, { role: 'specialist', backend, path: '/specialist/appointments?show=past' });
  const shown = () => document.querySelectorAll('a[href^="/consultation/past-"]').length;
  const more = await screen.findByText('Show earlier visits');
  expect(shown()).toBe(50);
  fireEvent.click(more);
  await waitFor(() => expect(shown()).toBe(60));
  expect(document.activeElement?.textContent).toBe('There are no earlier visits.');
});
