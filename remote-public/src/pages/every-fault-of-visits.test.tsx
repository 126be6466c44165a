// @vitest-environment jsdom
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { fileRow, noteRow, roomRow, VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { AfterVisitPage } from '../features/after-visit/after-visit-page';
import { Consultation } from '../features/consultation/consultation';
import { PaymentStep } from '../features/payment/payment-step';
import { inHours, stepRow } from '../test-support/rows';
import { prepareWalks, walkEveryFault } from '../test-support/walk-every-fault';
import { BOOKING, now, shows } from './acted-booking';
// Fetched before the first test, so that none waits for it.
import '@telehealth/care/safety/scan-reason';

prepareWalks();

const FILE_ID = '5d0c1f9e-0000-4000-8000-00000000000a';

vi.mock('@telehealth/data/visit-files/load-upload', () => import('@telehealth/data/testing/fake-upload'));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'tok_1' }));
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(FILE_ID);
  // jsdom has no such method; what the file says does not matter here.
  Blob.prototype.arrayBuffer ??= async () => new TextEncoder().encode('%PDF-1.7') as unknown as ArrayBuffer;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SIPHO = { name: 'Sipho Nkosi', date_of_birth: '2019-04-02', gender: 'male', relation: 'child' };

const ANNOUNCED = {
  ...{ id: FILE_ID, file_name: 'My scan.pdf', mime_type: 'application/pdf', size_bytes: 8 },
  ...{ state: 'awaiting_file', scan_note: '', path: `me/${FILE_ID}/file.pdf` },
};

const at = { id: VISIT_ID, startsAt: inHours(48), status: 'booked', paymentState: 'paid' } as const;
const toPractice = { ...at, viewerRole: 'specialist' } as const;

/** A visit that was asked for, until the specialist says yes. */
function asked(): Record<string, unknown> {
  let isAnswered = false;
  const waiting = { ...toPractice, status: 'requested', paymentState: null, holdExpiresAt: inHours(9) } as const;
  const accept = () => {
    isAnswered = true;
    return stepRow({ status: 'booked' });
  };
  return {
    visit_details: () => visitDetailsRow(isAnswered ? toPractice : waiting, isAnswered ? {} : { room: null }),
    ...{ server_time: now, decide_request: accept, cancellation_terms: [], my_payment: null },
  };
}

/** The bank says no to this card; the visit knows it from then on. */
function declined(): Record<string, unknown> {
  const due = { startsAt: inHours(5), status: 'awaiting_payment', holdExpiresAt: inHours(0.1) } as const;
  let paymentState: 'requires_payment' | 'failed' = 'requires_payment';
  const terms = {
    ...{ free_until: inHours(4).toISOString(), late: false, refund_minor: 4500, currency: 'USD', free_minutes: null },
    ...{ paid_minor: 4500, late_refund_minor: 2250, asked_at: now() },
  };
  const payment = {
    ...{ id: 'payment-1', appointment_id: VISIT_ID, amount_minor: 4500, refund_minor: 0, currency: 'USD' },
    ...{ paid_at: null, attempted_at: null },
  };
  return {
    my_appointments: () => [toAppointmentRow(createAppointment({ id: VISIT_ID, ...due, paymentState }))],
    my_payment: () => ({
      ...payment,
      ...{ state: paymentState, failure: paymentState === 'failed' ? 'payment.declined' : null },
    }),
    ...{ cancellation_terms: [terms], server_time: now },
    'functions/payments': (body: object | undefined) => {
      if (body === undefined) return { provider: 'sandbox', publishableKey: 'pk', tokensUrl: '/__bank/v1/tokens' };
      paymentState = 'failed';
      return { state: 'failed', failure: 'payment.declined', challengeUrl: null };
    },
  };
}

const ticked: string[] = [];
const preparation = () => ({ done: [...ticked], devices: null, devicesTestedAt: null });
const patientAnswers = () => ({
  visit_details: () => visitDetailsRow(at, { preparation: preparation() }),
  ...{ server_time: now, my_payment: null, cancellation_terms: [], save_intake: null },
  tick_preparation: () => {
    ticked.push('address');
    return null;
  },
});

const plan: { answered: object | null } = { answered: null };
const QUESTION = { question: 'Your face swells. What do you do?', options: ['I call 112', 'I wait'], right: null };
const afterAnswers = () => ({
  visit_details: () => {
    const teachBack = [{ ...QUESTION, right: plan.answered && 0 }];
    const notes = [noteRow({ teachBack, answered: plan.answered })];
    const room = roomRow({ state: 'note_signed' });
    const done = { ...at, startsAt: inHours(-3), status: 'completed' } as const;
    return visitDetailsRow(done, { room, notes, threadUntil: inHours(100).toISOString() });
  },
  ...{ server_time: now, my_payment: null, find_slots: [], nearest_openings: [], open_thread: 'ticket' },
  read_look: {
    open: true,
    closes_at: inHours(100).toISOString(),
    unanswered_since: null,
    last_seq: 0,
    reads: {},
    messages: [],
  },
  answer_plan: () => {
    plan.answered = { answers: [0], misunderstood: [], at: now() };
    return { answers: [0] };
  },
});

walkEveryFault({
  'booking for somebody else': {
    ...BOOKING,
    fill: async (user) => {
      await BOOKING.fill(user);
      const known = screen.queryByRole('radio', { name: /Sipho/ });
      if (known !== null) return user.click(known);
      await user.click(screen.getByRole('radio', { name: 'Someone I care for' }));
      const name = screen.getByLabelText(/Their full name/);
      await user.clear(name);
      await user.type(name, SIPHO.name);
      await user.clear(screen.getByLabelText(/Their date of birth/));
      await user.type(screen.getByLabelText(/Their date of birth/), SIPHO.date_of_birth);
      await user.selectOptions(screen.getByLabelText(/Their sex or gender/), SIPHO.gender);
      await user.selectOptions(screen.getByLabelText(/Who are they to you/), SIPHO.relation);
    },
    only: ['related_persons', 'book_visit'],
  },
  'booking with a file': {
    ...BOOKING,
    answers: () => ({
      ...{ ...BOOKING.answers(), add_visit_file: ANNOUNCED },
      [`functions/documents/${FILE_ID}/check`]: { state: 'stored', reason: '' },
    }),
    fill: async (user) => {
      await BOOKING.fill(user);
      if (screen.queryByText('My scan.pdf') === null) {
        const scan = new File(['%PDF-1.7'], 'My scan.pdf', { type: 'application/pdf' });
        await user.upload(screen.getByLabelText(/^Add (a photo or PDF|another file)/), scan);
      }
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      await waitFor(() =>
        expect(screen.queryByText(/arrived and checked/) ?? screen.queryByText('Send again')).toBeTruthy(),
      );
    },
    only: ['add_visit_file', 'functions/documents/:id/check', 'book_visit'],
  },
  'a declined card': {
    page: () => <PaymentStep appointmentId={VISIT_ID} />,
    path: `/payment/${VISIT_ID}`,
    answers: declined,
    fill: async (user) => {
      const card = await screen.findByLabelText('Card number');
      await user.clear(card);
      await user.type(card, '4000000000000002');
      await user.clear(screen.getByLabelText('Expiry'));
      await user.type(screen.getByLabelText('Expiry'), '12/49');
      await user.clear(screen.getByLabelText('Security code'));
      await user.type(screen.getByLabelText('Security code'), '123');
    },
    press: async (user) => user.click(screen.getByRole('button', { name: /Pay US\$/ })),
    typed: ['12/49', '123'],
    done: shows(/did not approve this payment/),
    beside: {
      server_time: 'Only the countdown waits for it.',
      my_payment: 'The answer to the card says the same.',
    },
  },
  'a visit, by its specialist': {
    page: () => <Consultation appointmentId={VISIT_ID} />,
    role: 'specialist',
    answers: () => ({
      visit_details: visitDetailsRow(toPractice, { room: roomRow(), files: [fileRow()], triage: true }),
      ...{ server_time: now, cancellation_terms: [], my_payment: null },
    }),
    done: shows('What it is about'),
    beside: { server_time: 'Only the countdown waits for it.' },
  },
  'a request, by its specialist': {
    page: () => <Consultation appointmentId={VISIT_ID} />,
    role: 'specialist',
    answers: asked,
    press: async (user) => user.click(await screen.findByRole('button', { name: 'Accept the visit' })),
    done: () => expect(screen.queryByText('Will you take this visit?')).toBeNull(),
    only: ['visit_details', 'decide_request'],
  },
  'questions before a visit': {
    page: () => <Consultation appointmentId={VISIT_ID} />,
    answers: patientAnswers,
    fill: async (user) => {
      const first = await screen.findByLabelText(/^First question/);
      await user.clear(first);
      await user.type(first, 'One?');
    },
    press: async (user) => user.click(screen.getByRole('button', { name: 'Save' })),
    typed: ['One?'],
    done: shows(/^Saved\./),
    only: ['save_intake'],
  },
  'a tick before a visit': {
    page: () => {
      ticked.length = 0;
      return <Consultation appointmentId={VISIT_ID} />;
    },
    answers: patientAnswers,
    press: async (user) => user.click(await screen.findByRole('checkbox', { name: /Know the address/ })),
    done: () => expect(ticked).toContain('address'),
    only: ['tick_preparation'],
  },
  'questions of a plan': {
    page: () => {
      plan.answered = null;
      return <Consultation appointmentId={VISIT_ID} parts={{ after: AfterVisitPage }} />;
    },
    answers: afterAnswers,
    fill: async (user) => user.click(await screen.findByRole('radio', { name: 'I call 112' })),
    press: async (user) => user.click(screen.getByRole('button', { name: 'Check my answer' })),
    done: shows(/That is the plan/),
    only: ['visit_details', 'answer_plan', 'open_thread', 'read_look', 'find_slots', 'my_payment'],
  },
});
