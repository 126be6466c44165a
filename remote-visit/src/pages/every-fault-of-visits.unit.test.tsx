// @vitest-environment jsdom
import { inHours, stepRow } from '@telehealth/data/testing/booking-rows';
import { now, shows } from '@telehealth/data/testing/fault-walk';
import { fileRow, noteRow, roomRow, VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { prepareWalks, walkEveryFault } from '@telehealth/data/testing/walk-every-fault';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { AfterVisitPage } from '../features/after-visit/after-visit-page';
import { Consultation } from '../features/consultation/consultation';
// Imported before the first test, so that it does not wait for the load.
import '@telehealth/care/safety/scan-reason';

prepareWalks();

const at = { id: VISIT_ID, startsAt: inHours(48), status: 'booked', paymentState: 'paid' } as const;
const toPractice = { ...at, viewerRole: 'specialist' } as const;

/** A visit in status `requested` until the specialist accepts it. */
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
