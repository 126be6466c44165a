// @vitest-environment jsdom
import { message } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createFakeBackend, type FakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { noteRow, roomRow, VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { carriedReason } from '../carried/carried-reason';
import { AfterVisitPage } from '../features/after-visit/after-visit-page';
import { Consultation } from '../features/consultation/consultation';

// A whole page is drawn anew with each step; slow machines need their time.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const AS_SPECIALIST = {
  viewerRole: 'specialist',
  counterpartName: 'Thandi Nkosi',
  counterpartSpecialty: null,
} as const;
const DONE = { status: 'completed', startsAt: inHours(-3) } as const;
const ENDED = {
  ...{ state: 'ended', endedBy: 'specialist', pausedSeconds: 60 },
  ...{ startedAt: inHours(-3).toISOString(), endedAt: inHours(-2.75).toISOString() },
};
const QUESTIONS = [
  { question: 'How long can the cough last?', options: ['Two days', 'Up to four weeks'], right: null },
  { question: 'Your face swells. What do you do?', options: ['I call 112', 'I wait'], right: null },
];

interface Opened {
  visit?: Partial<Appointment>;
  details?: Record<string, unknown>;
  answers?: Record<string, unknown>;
}
function open({ visit = {}, details = {}, answers = {} }: Opened = {}) {
  const backend = createFakeBackend({
    visit_details: visitDetailsRow({ ...DONE, ...visit }, { room: roomRow(ENDED), ...details }),
    my_payment: null,
    nearest_openings: [],
    my_appointments: [],
    notes: [],
    ...answers,
  });
  const page = <Consultation appointmentId={VISIT_ID} parts={{ after: AfterVisitPage }} />;
  return renderInHost(page, { backend, role: visit.viewerRole ?? 'patient' });
}
const calls = (backend: FakeBackend, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args as Record<string, unknown>);

describe('for the patient', () => {
  it('says that it is over and how long it was, without the time the line was down', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'After your visit with Naledi Mokoena' })).toBeDefined();
    expect(screen.getByText('Your visit is over. 14 minutes.')).toBeDefined();
    expect(screen.getByText('Naledi Mokoena writes your plan, usually within 24 hours.')).toBeDefined();
    expect(screen.getByText(/, by the specialist$/)).toBeDefined();
    expect(screen.getByText('1 minute, which did not count')).toBeDefined();
  });

  it('shows the signed plan by itself, in steps, with what to watch for and the medicines', async () => {
    const watchFor = { callAtOnce: ['Your lips swell'], writeOrBook: ['Swollen ankles'] };
    const planPlain = '1. Change the soap. The old one dries the skin.\n2. Use the cream';
    const item = { medicine: 'Hydrocortisone', form: 'cream', strength: '1 %', directions: 'Twice a day' };
    const prescription = {
      ...{ id: 'p', status: 'active', issuedAt: new Date().toISOString(), runsOutOn: '2027-04-01' },
      items: [{ ...item, quantity: 1, repeats: 0 }],
    };
    const { backend } = open();
    await screen.findByText(/writes your plan/);
    const notes = [noteRow({ planPlain, watchFor })];
    const details = { room: roomRow(ENDED), notes, prescriptions: [prescription] };
    backend.answer('visit_details', visitDetailsRow(DONE, details));
    backend.sendLive();
    const step = await screen.findByText('Change the soap');
    expect(step.closest('ol')?.children).toHaveLength(2);
    expect(screen.getByText('The old one dries the skin.')).toBeDefined();
    expect(screen.getByText('Your lips swell')).toBeDefined();
    expect(screen.getByText('Swollen ankles')).toBeDefined();
    expect(screen.getByText('Hydrocortisone, 1 % cream')).toBeDefined();
  });

  it('asks one question at a time, sends them together, and answers what was misunderstood with the plan', async () => {
    const note = noteRow({ teachBack: QUESTIONS });
    const answered = {
      ...note,
      teachBack: QUESTIONS.map((question, at) => ({ ...question, right: at === 0 ? 1 : 0 })),
      answered: { answers: [0, 0], misunderstood: [0], at: new Date().toISOString() },
    };
    const { backend } = open({ details: { notes: [note] }, answers: { answer_plan: { answers: [0, 0] } } });
    await screen.findByText('1. How long can the cough last?');
    expect(screen.queryByText(/Your face swells/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next question' }));
    expect(screen.getByText(/Please choose one/)).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Two days' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next question' }));
    fireEvent.click(screen.getByRole('radio', { name: 'I call 112' }));
    backend.answer('visit_details', visitDetailsRow(DONE, { room: roomRow(ENDED), notes: [answered] }));
    fireEvent.click(screen.getByRole('button', { name: 'Check my answers' }));
    expect(await screen.findByText(/The plan says: Up to four weeks/)).toBeDefined();
    expect(screen.getByText(/That is the plan\./)).toBeDefined();
    expect(calls(backend, 'answer_plan')).toEqual([{ p_note: 'note-1', p_answers: [0, 0] }]);
  });

  it('keeps a time for a follow-up in two presses, once however often it is pressed', async () => {
    const at = inHours(24 * 14);
    const opening = { specialist_id: 'specialist-1', specialist_name: 'Naledi Mokoena', visit_type_id: 'type-1' };
    const openings = [{ ...opening, starts_at: at.toISOString(), same_specialist: true }];
    const { backend } = open({
      answers: { nearest_openings: openings, hold_slot: refuse('P0001', 'booking.slotTaken') },
    });
    const card = within((await screen.findByRole('region', { name: 'See Naledi Mokoena again' })) as HTMLElement);
    fireEvent.click(await card.findByRole('radio'));
    fireEvent.click(card.getByRole('button', { name: /^Keep / }));
    expect(await card.findByText(message('booking.slotTaken'))).toBeDefined();
    const held = { id: 'new', status: 'held', hold_expires_at: inHours(0.1).toISOString(), extension_used: false };
    backend.answer('hold_slot', held);
    fireEvent.click(card.getByRole('button', { name: /^Keep / }));
    await waitFor(() => expect(carriedReason()).toMatch(/^Follow-up of the visit of /));
    const asked = calls(backend, 'hold_slot');
    expect(asked).toMatchObject([{ p_starts_at: at.toISOString(), p_visit_type: 'type-1' }, {}]);
    expect(asked[0]?.p_idempotency_key).toBe(asked[1]?.p_idempotency_key);
  });

  it('asks once how it was', async () => {
    const { backend, hostCalls } = open({ details: { reviewUntil: inHours(24).toISOString() } });
    fireEvent.click(await screen.findByRole('button', { name: 'Send feedback' }));
    expect(screen.getByText(message('review.started'))).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'On time' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
    await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['review.thanks'] }));
    expect(calls(backend, 'submit_review')).toEqual([{ p_appointment: VISIT_ID, p_facts: { started: 'on_time' } }]);
  });

  it('keeps the thread open until the day it closes, and says which', async () => {
    const page = { open: true, closes_at: inHours(240).toISOString(), last_seq: 0, reads: {}, messages: [] };
    const details = { threadUntil: inHours(240).toISOString() };
    open({ details, answers: { open_thread: 'ticket', read_look: page } });
    expect(await screen.findByRole('textbox', { name: 'Write to Naledi Mokoena' })).toBeDefined();
    expect(screen.getByText(/^It stays open until /)).toBeDefined();
  });
});

describe('what did not end as planned', () => {
  const BACK = { state: 'refunded', amountMinor: 4500, refundMinor: 4500, currency: 'USD', hasReceipt: true };
  const KEPT = { ...BACK, state: 'paid', refundMinor: 0 };

  it.each([
    [
      'no_show_specialist',
      { state: 'abandoned' },
      BACK,
      'Naledi Mokoena did not come. We are sorry.',
      /All you paid, US\$45\.00, goes back/,
    ],
    ['no_show_patient', {}, KEPT, 'This visit was missed', /US\$45\.00 stay paid/],
    ['completed', { state: 'abandoned' }, BACK, 'Naledi Mokoena had to give this visit up', /goes back to you/],
    [
      'completed',
      { state: 'transferred_to_emergency', closingReason: 'Chest pain' },
      KEPT,
      'Naledi Mokoena handed you over to the emergency services',
      /If nobody has come or rung/,
    ],
  ] as const)('%s %j: what happened, the money, 112 and new times', async (status, room, payment, title, words) => {
    open({ visit: { status }, details: { room: roomRow({ ...ENDED, ...room }), payment } });
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getAllByRole('link', { name: '112' }).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: /^(Another time instead|See Naledi Mokoena again)$/ })).toBeDefined();
  });

  it('tells the specialist in their own words, without times to book', async () => {
    open({ visit: { ...AS_SPECIALIST, status: 'no_show_patient' } });
    expect(await screen.findByText('Thandi Nkosi did not come.')).toBeDefined();
    expect(screen.queryByText('Another time instead')).toBeNull();
  });
});

describe('for the practice', () => {
  it('leads to who waits, and to the note', async () => {
    const next = {
      id: 'next',
      status: 'waiting',
      startsAt: inHours(1),
      ...AS_SPECIALIST,
      counterpartName: 'Sipho Dube',
    };
    const row = (visitDetailsRow(next as Partial<Appointment>) as { visit: unknown }).visit;
    open({ visit: AS_SPECIALIST, answers: { my_appointments: [row] } });
    expect(await screen.findByText('Sipho Dube')).toBeDefined();
    expect(screen.getByText(/waits already/)).toBeDefined();
    expect(screen.getByRole('link', { name: /^Go to the visit at / }).getAttribute('href')).toBe('/consultation/next');
    expect(await screen.findByRole('heading', { name: 'Note of this visit' })).toBeDefined();
  });
});
