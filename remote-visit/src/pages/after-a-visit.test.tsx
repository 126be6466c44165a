// @vitest-environment jsdom

import { handedOverWatch } from '@telehealth/care/handover/handed-over-watch';
import { message } from '@telehealth/contracts/messages';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { slotRow, stepRow } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend, type FakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { noteRow, roomRow, VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AfterVisitPage } from '../features/after-visit/after-visit-page';
import { Consultation } from '../features/consultation/consultation';
// Imported before the first test, so that it does not wait for the load.
import '../care/note/note-editor';
import '../care/letters/letters';
import '../care/prescriptions/prescription-editor';
import '../features/after-visit/code-search';

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
    invoices_of_visit: { awaitsNote: false, invoices: [] },
    find_slots: [],
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
    expect(screen.getByText('Your visit is over. It took 14 minutes.')).toBeDefined();
    expect(screen.getByText('Naledi Mokoena writes your plan, usually within 24 hours.')).toBeDefined();
    expect(screen.getByText('1 minute, which did not count')).toBeDefined();
    expect(document.body.textContent?.split('14 minutes'), 'one length on the whole page').toHaveLength(2);
    expect(screen.queryByText('15 minutes')).toBeNull();
  });

  it.each([
    [true, 'that you may agree to treatment without a parent: Says it all back'],
    [false, 'that a parent is needed to agree to your treatment: Says it all back'],
  ])('says to a young person what was decided of them (understands: %s), when and why', async (understands, text) => {
    const capacity = { understands, reason: 'Says it all back', at: inHours(-3).toISOString(), byName: 'Farida Essop' };
    open({ details: { capacity } });
    const said = (await screen.findByText(/^Farida Essop decided on/)).textContent;
    expect(said).toContain(text);
    expect(said).toMatch(/\d\d:\d\d/);
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
    expect(screen.queryByRole('link', { name: 'Check this: Your lips swell' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Check this: Swollen ankles' }));
    expect(handedOverWatch()).toBe('Swollen ankles');
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

  it('books a follow-up in two presses, about the same and with the same parts, once however often it is pressed', async () => {
    const at = inHours(24 * 14);
    const offer = slotRow({ visitTypeId: 'type-1', openings: [at, inHours(24 * 15)] });
    const sharing = {
      categories: ['profile', 'notes'],
      files: true,
      state: 'active',
      until: inHours(800).toISOString(),
    };
    const { backend, hostCalls } = open({
      details: { sharing },
      answers: {
        find_slots: [offer],
        hold_slot: refuse('P0001', 'booking.slotTaken'),
        organization_of_specialist: { id: '5d0c1f9e-0000-4000-8000-000000000007', name: 'Adams and colleagues' },
      },
    });
    const card = within((await screen.findByRole('region', { name: 'See Naledi Mokoena again' })) as HTMLElement);
    fireEvent.click((await card.findAllByRole('radio'))[0] as HTMLElement);
    expect(card.getByText(/US\$45\.00/)).toBeDefined();
    expect(
      await card.findByText(/The staff of Adams and colleagues .* not why; they may ask to move the visit/),
    ).toBeDefined();
    fireEvent.click(card.getByRole('button', { name: 'Agree and go to payment' }));
    expect(await card.findByText(message('booking.slotTaken'))).toBeDefined();
    backend.answer('hold_slot', stepRow({ id: 'new' }));
    backend.answer('book_visit', refuse('', '', 503));
    fireEvent.click(card.getByRole('button', { name: 'Agree and go to payment' }));
    await waitFor(() => expect(calls(backend, 'book_visit')).toHaveLength(1));
    await waitFor(() => expect(card.queryByText(message('booking.slotTaken'))).toBeNull());
    backend.answer('book_visit', stepRow({ id: 'new', status: 'awaiting_payment' }));
    fireEvent.click(await card.findByRole('button', { name: 'Agree and go to payment' }));
    await waitFor(() => expect(hostCalls).toContainEqual({ name: 'navigateTo', args: ['payment', { id: 'new' }] }));
    const asked = calls(backend, 'hold_slot');
    expect(asked).toMatchObject([{ p_starts_at: at.toISOString(), p_visit_type: 'type-1' }, {}, {}]);
    expect(new Set(asked.map((args) => args.p_idempotency_key)).size).toBe(1);
    expect(calls(backend, 'book_visit').at(-1)).toMatchObject({
      ...{ p_appointment: 'new', p_consent: true, p_access: ['profile', 'notes'] },
      p_organization: '5d0c1f9e-0000-4000-8000-000000000007',
      p_reason: expect.stringMatching(/^Follow-up of the visit of /),
    });
  });

  it('holds the same time anew after its hold ran out, and asks for it twice by no other failure', async () => {
    const offer = slotRow({ visitTypeId: 'type-1', openings: [inHours(24 * 14)] });
    const { backend, hostCalls } = open({
      answers: { find_slots: [offer], hold_slot: stepRow({ id: 'new' }), book_visit: refuse('', '', 503) },
    });
    const card = within((await screen.findByRole('region', { name: 'See Naledi Mokoena again' })) as HTMLElement);
    fireEvent.click((await card.findAllByRole('radio'))[0] as HTMLElement);
    const press = async (times: number) => {
      fireEvent.click(await card.findByRole('button', { name: 'Agree and go to payment' }));
      await waitFor(() => expect(calls(backend, 'book_visit')).toHaveLength(times));
    };
    await press(1);
    backend.answer('book_visit', refuse('P0001', 'booking.holdExpired', 409));
    await press(2);
    expect(await card.findByText(message('booking.holdExpired'))).toBeDefined();
    backend.answer('book_visit', stepRow({ id: 'new', status: 'awaiting_payment' }));
    await press(3);
    await waitFor(() => expect(hostCalls).toContainEqual({ name: 'navigateTo', args: ['payment', { id: 'new' }] }));
    const [first, again, anew] = calls(backend, 'hold_slot').map((args) => args.p_idempotency_key);
    expect(again, 'nobody answered: it may have been booked').toBe(first);
    expect(anew).not.toBe(first);
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
    const page = {
      open: true,
      closes_at: inHours(240).toISOString(),
      unanswered_since: null,
      last_seq: 0,
      reads: {},
      messages: [],
    };
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
    ['no_show_patient', { startedAt: null }, KEPT, 'This visit was missed', /US\$45\.00 stay paid/],
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

  it.each([
    ['completed', { state: 'abandoned' }, 'Naledi Mokoena had to give this visit up'],
    ['completed', { state: 'transferred_to_emergency' }, 'Naledi Mokoena handed you over to the emergency services'],
    ['no_show_patient', { state: 'abandoned', startedAt: null }, 'This visit was missed'],
    ['no_show_patient', { state: 'abandoned' }, 'This visit was missed: it began without you'],
    ['no_show_specialist', { state: 'abandoned', startedAt: null }, 'Naledi Mokoena did not come. We are sorry.'],
  ] as const)('%s %j is told once, above the facts, and never as held', async (status, room, words) => {
    open({ visit: { status, paymentState: 'paid' }, details: { room: roomRow({ ...ENDED, ...room }) } });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('region', { name: 'Payment' })).toBeDefined();
    expect(document.body.textContent?.split(words.replace(/\..*/, ''))).toHaveLength(2);
    expect(screen.queryByText(/took place\.$/)).toBeNull();
    expect(screen.queryByText(/on the number you gave/)).toBeNull();
  });

  it('offers the time that was kept by itself, in one press, beside other times', async () => {
    const instead = { id: 'kept', startsAt: inHours(20).toISOString(), minutes: 30, status: 'held' };
    const { hostCalls, backend } = open({
      visit: { status: 'no_show_specialist', reason: 'Cough' },
      details: {
        room: roomRow({ ...ENDED, state: 'abandoned' }),
        instead: { ...instead, price: { amountMinor: 0, currency: 'USD' }, until: inHours(19).toISOString() },
      },
      answers: { book_visit: stepRow({ id: 'kept', status: 'booked' }) },
    });
    const card = within((await screen.findByRole('region', { name: 'A new time is kept for you' })) as HTMLElement);
    expect(screen.getByRole('region', { name: 'Or another time' })).toBeDefined();
    fireEvent.click(card.getByRole('button', { name: 'Agree and book this time' }));
    await waitFor(() =>
      expect(hostCalls).toContainEqual({ name: 'navigateTo', args: ['confirmation', { id: 'kept' }] }),
    );
    expect(calls(backend, 'book_visit')).toMatchObject([{ p_appointment: 'kept', p_reason: 'Cough', p_access: [] }]);
    expect(calls(backend, 'hold_slot')).toEqual([]);
  });

  it('leads to the new time once it was taken', async () => {
    const instead = { id: 'kept', startsAt: inHours(20).toISOString(), minutes: 30, status: 'booked', until: null };
    open({
      visit: { status: 'no_show_specialist' },
      details: { instead: { ...instead, price: { amountMinor: 0, currency: 'USD' } } },
    });
    expect((await screen.findByRole('link', { name: 'See the visit' })).getAttribute('href')).toBe(
      '/consultation/kept',
    );
    expect(screen.queryByText('Another time instead')).toBeNull();
  });

  it('tells the specialist in their own words, without times to book', async () => {
    open({ visit: { ...AS_SPECIALIST, status: 'no_show_patient' } });
    expect(await screen.findByText('Thandi Nkosi did not come.')).toBeDefined();
    expect(screen.getAllByText(/did not come/)).toHaveLength(1);
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
    expect(screen.getByText(/, in the waiting room/)).toBeDefined();
    expect(screen.getByRole('link', { name: /^Go to the visit at / }).getAttribute('href')).toBe('/consultation/next');
    expect(await screen.findByRole('heading', { name: 'Note of this visit' })).toBeDefined();
  });
});

it('takes codes for the medical aid from who treated', async () => {
  const { backend, hostCalls } = open({
    visit: AS_SPECIALIST,
    details: { side: 'specialist' },
    answers: { visit_codes: { icd10: ['J45.9'], tariffs: [] }, set_visit_codes: refuse('P0001', 'codes.noteFirst') },
  });
  const card = within(await screen.findByRole('region', { name: 'Codes for the medical aid' }));
  const [icd10, tariffs] = [await card.findByLabelText(/^ICD-10 codes/), card.getByLabelText(/^Tariff codes/)];
  expect((icd10 as HTMLInputElement).value).toBe('J45.9');
  fireEvent.change(tariffs, { target: { value: '19' } });
  fireEvent.click(card.getByRole('button', { name: 'Save the codes' }));
  expect(await card.findByText(message('codes.tariff'))).toBeDefined();
  fireEvent.change(icd10, { target: { value: 'j45.9 I10' } });
  fireEvent.change(tariffs, { target: { value: '0190' } });
  fireEvent.click(card.getByRole('button', { name: 'Save the codes' }));
  expect(await card.findByText(message('codes.noteFirst'))).toBeDefined();
  backend.answer('set_visit_codes', null);
  fireEvent.click(card.getByRole('button', { name: 'Save the codes' }));
  await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['codes.saved'] }));
  expect(calls(backend, 'set_visit_codes').at(-1)).toEqual({
    ...{ p_appointment: VISIT_ID, p_icd10: ['J45.9', 'I10'], p_tariffs: ['0190'] },
  });
});

it('gives a visit the codes of last time in one press', async () => {
  let asked = 0;
  const { backend, hostCalls } = open({
    visit: AS_SPECIALIST,
    details: { side: 'specialist' },
    answers: {
      // First those of this visit, then those of the visit before.
      visit_codes: () => {
        asked += 1;
        return asked === 2 ? [{ icd10: ['I10'], tariffs: ['0190'] }] : null;
      },
      set_visit_codes: null,
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Codes for the medical aid' }));
  fireEvent.click(await card.findByRole('button', { name: 'As last time: I10, 0190' }));
  await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['codes.saved'] }));
  expect(calls(backend, 'set_visit_codes')).toEqual([
    { ...{ p_appointment: VISIT_ID, p_icd10: ['I10'], p_tariffs: ['0190'] } },
  ]);
  expect(card.getByLabelText<HTMLInputElement>(/^ICD-10 codes/).value).toBe('I10');
  expect(card.queryByRole('button', { name: /^As last time/ })).toBeNull();
});

it('finds codes by plain words or number, shows the measured minutes, and chooses none by itself', async () => {
  const { backend } = open({
    visit: AS_SPECIALIST,
    details: { side: 'specialist' },
    answers: { visit_codes: { icd10: ['I10'], tariffs: [] }, set_visit_codes: null },
  });
  const card = within(await screen.findByRole('region', { name: 'Codes for the medical aid' }));
  const tariffs = await card.findByLabelText<HTMLInputElement>(/^Tariff codes/);
  const [diagnosis, did] = [
    await card.findByRole('combobox', { name: /^Find a diagnosis/ }),
    card.getByRole('combobox', { name: /^Find what you did/ }),
  ];
  expect(card.getByText(/This visit took 14 minutes, as measured/)).toBeDefined();
  expect(tariffs.value).toBe('');
  fireEvent.change(did, { target: { value: 'consultation' } });
  const options = within(card.getByRole('listbox', { name: 'Find what you did: codes' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toContain('0191 Consultation, middle, 16 to 30 minutes');
  fireEvent.keyDown(did, { key: 'Enter' });
  expect(tariffs.value).toBe('0190');
  fireEvent.change(diagnosis, { target: { value: 'xyzzy' } });
  expect(card.getByText('Nothing in our list fits. Any code can be typed below.')).toBeDefined();
  fireEvent.change(diagnosis, { target: { value: 'depression' } });
  const [first] = within(card.getByRole('listbox', { name: 'Find a diagnosis: codes' })).getAllByRole('option');
  if (first === undefined) throw new Error('No diagnosis was found.');
  fireEvent.click(first);
  const meanings = within(card.getByRole('list', { name: 'What the codes mean' }));
  expect(meanings.getByText(/Sensitive: whoever sees it on a paper can look it up/)).toBeDefined();
  expect(meanings.getByText(/up to about 15 minutes/)).toBeDefined();
  expect(card.getByText(/No coder or biller reviewed them/)).toBeDefined();
  expect(calls(backend, 'set_visit_codes')).toEqual([]);
  fireEvent.change(tariffs, { target: { value: '0190, 020202' } });
  fireEvent.click(card.getByRole('button', { name: 'Save the codes' }));
  await waitFor(() => expect(calls(backend, 'set_visit_codes')).toHaveLength(1));
  expect(calls(backend, 'set_visit_codes')[0]).toMatchObject({ p_tariffs: ['0190', '020202'] });
});

it.each([
  ['S61.9', 'Schemes ask for a code of the outer cause (V01 to Y98) beside it.'],
  ['W19.9', 'It never stands first.'],
])('says of %s what is to be minded', async (code, words) => {
  open({
    visit: AS_SPECIALIST,
    details: { side: 'specialist', room: null },
    answers: { visit_codes: { icd10: [code], tariffs: [] } },
  });
  const card = within(await screen.findByRole('region', { name: 'Codes for the medical aid' }));
  expect((await card.findByRole('list', { name: 'What the codes mean' })).textContent).toContain(words);
  expect(card.getByText(/How long the visit took was not measured/)).toBeDefined();
});

it('shows who treated the invoice of the visit, or says that there is none', async () => {
  open({ visit: AS_SPECIALIST, details: { side: 'specialist' } });
  const card = within(await screen.findByRole('region', { name: 'Invoice' }));
  expect(await card.findByText(/nothing was paid for this visit, or all of it went back first/)).toBeDefined();
});
