// @vitest-environment jsdom

import { forgetHandedOverReason } from '@telehealth/care/handover/handed-over-reason';
import { CancelVisitDialog } from '@telehealth/care/visits/cancel-visit-dialog';
import { MoveVisitDialog } from '@telehealth/care/visits/move-visit-dialog';
import { message } from '@telehealth/contracts/messages';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { inHours, slotRow, stepRow } from '@telehealth/data/testing/booking-rows';
import { toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { type ActedScreen, now, shows, wentTo } from '@telehealth/data/testing/fault-walk';
import { VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { prepareWalks, walkEveryFault } from '@telehealth/data/testing/walk-every-fault';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { CheckCode } from '../features/check-prescription/check-code';
import { PaymentStep } from '../features/payment/payment-step';
import { SpecialistSearch } from '../features/specialist-search/specialist-search';
import { handOverCheck } from '../handover/handed-over-check';
import { forgetHandedOverDraft } from '../handover/handed-over-draft';
import { BOOKING as ACTED_BOOKING } from './acted-booking';
import SymptomChecksPage from './symptom-checks-page';
// Imported before the first test, so that it does not wait for the load.
import '@telehealth/care/safety/scan-reason';

prepareWalks(() => {
  forgetHandedOverDraft();
  forgetHandedOverReason();
});

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'tok_1' }));
});
afterEach(() => vi.unstubAllGlobals());

const BESIDE_BOOKING = {
  keep_booking_draft: 'Said beside the form by a note of its own; the booking does not need it.',
  my_appointments: 'Looks whether this time is held already; holding it answers the same.',
  server_time: 'The time left is shown once the server was asked; the time is held all the same.',
};
const BESIDE_VISIT = { server_time: 'Only the countdown waits for it.' };
const TERMS = {
  ...{ free_until: inHours(4).toISOString(), late: false, refund_minor: 4500, currency: 'USD', free_minutes: null },
  ...{ paid_minor: 4500, late_refund_minor: 2250, asked_at: new Date().toISOString() },
};
const PAYMENT = {
  ...{ id: 'payment-1', appointment_id: VISIT_ID, amount_minor: 4500, refund_minor: 0, currency: 'USD' },
  ...{ state: 'paid', failure: null, paid_at: '2026-01-10T08:00:00Z', attempted_at: null },
};
const at = { id: VISIT_ID, startsAt: inHours(48) };
const bookedAnswers = () => ({
  ...{ my_appointments: [toAppointmentRow(createAppointment({ ...at, status: 'booked', paymentState: 'paid' }))] },
  ...{ my_payment: PAYMENT, cancellation_terms: [TERMS], visit_details: visitDetailsRow(at) },
  ...{ server_time: now, cancel_appointment: stepRow({ status: 'cancelled' }) },
  find_slots: [slotRow({ specialistId: 'specialist-1', visitTypeId: 'type-1', openings: [inHours(50)] })],
  ...{ reschedule_appointment: stepRow({ status: 'booked' }) },
});
const due = () =>
  createAppointment({
    ...{ status: 'awaiting_payment', paymentState: 'requires_payment', startsAt: inHours(5) },
    holdExpiresAt: new Date(Date.now() + 600_000),
  });

const stay = () => undefined;
const canBeUndone = () => expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
const booked = () => createAppointment({ ...at, status: 'booked', paymentState: 'paid' });

const BOOKING: ActedScreen = { ...ACTED_BOOKING, beside: BESIDE_BOOKING };

/** The list of visits includes the time once it is held. */
function holding(): Record<string, unknown> {
  let isHeld = false;
  const holdExpiresAt = new Date(Date.now() + 600_000);
  const held = createAppointment({ id: 'visit-1', status: 'held', startsAt: inHours(2), holdExpiresAt });
  return {
    ...BOOKING.answers(),
    hold_slot: () => {
      isHeld = true;
      return stepRow();
    },
    my_appointments: () => (isHeld ? [toAppointmentRow(held)] : []),
  };
}

/** A payment with a bank's challenge, until the payer chooses another card. */
function challenged(): Record<string, unknown> {
  let isOpen = true;
  const visit = () => ({ ...due(), paymentState: isOpen ? ('processing' as const) : ('failed' as const) });
  return {
    ...{ my_appointments: () => [toAppointmentRow(visit())], cancellation_terms: [TERMS], server_time: now },
    my_payment: { ...PAYMENT, state: 'failed', failure: 'payment.superseded', paid_at: null },
    'functions/payments': (body: { action: string } | undefined) => {
      if (body === undefined) return { provider: 'sandbox', publishableKey: 'pk', tokensUrl: '/__bank/v1/tokens' };
      if (body.action === 'cancel') isOpen = false;
      const challengeUrl = isOpen ? 'https://bank.example/challenge' : null;
      return { state: isOpen ? 'processing' : 'failed', failure: null, challengeUrl };
    },
  };
}

const CHECK: SymptomCheck = {
  ...{ rules: '86aaeb6632623132', level: 5, heading: 'You can look after this at home', within: 'No visit needed' },
  ...{ about: 'me', age: 34, sex: 'male', words: 'runny nose', isUnreviewed: true, hasCalled: false },
  ...{ facts: [], questions: [], reasons: [] },
};
const SAVED_CHECK = { id: 'check-1', created_at: '2026-11-22T05:00:00Z', appointment_id: null, answers: CHECK };

/** One saved symptom check, until it is removed. */
function keeping(): Record<string, unknown> {
  let kept = [SAVED_CHECK];
  const forget = () => {
    kept = [];
    return null;
  };
  return { triage_sessions: () => kept, delete_symptom_check: forget };
}

const SCREENS: Readonly<Record<string, ActedScreen>> = {
  booking: BOOKING,
  'more time': {
    ...BOOKING,
    answers: () => ({ ...holding(), extend_hold: { ...stepRow(), extension_used: true } }),
    press: async (user) => user.click(await screen.findByRole('button', { name: 'Add 5 minutes' })),
    done: shows(message('booking.extensionUsed')),
    only: ['extend_hold'],
  },
  'another time': {
    ...BOOKING,
    answers: () => ({ ...holding(), cancel_appointment: stepRow({ status: 'cancelled' }) }),
    press: async (user) => user.click(await screen.findByRole('button', { name: 'Choose another time' })),
    done: shows('1. When and how'),
    only: ['cancel_appointment'],
  },
  cancelling: {
    page: () => <CancelVisitDialog visit={booked()} onClose={stay} />,
    answers: bookedAnswers,
    fill: async (user) => user.click((await screen.findAllByRole('radio'))[0] as HTMLElement),
    press: async (user) => user.click(screen.getByRole('button', { name: 'Cancel the visit' })),
    done: canBeUndone,
  },
  moving: {
    page: () => <MoveVisitDialog visit={booked()} onClose={stay} />,
    answers: bookedAnswers,
    fill: async (user) => user.click((await screen.findAllByRole('radio', { name: /\d\d:\d\d/ }))[0] as HTMLElement),
    press: async (user) => user.click(screen.getByRole('button', { name: 'Move the visit' })),
    done: canBeUndone,
    beside: { cancellation_terms: 'Only says until when it can be moved; moving it asks the same rule.' },
  },
  paying: {
    page: () => <PaymentStep appointmentId="visit-1" />,
    path: '/payment/visit-1',
    answers: () => ({
      ...{ my_appointments: [toAppointmentRow(due())], cancellation_terms: [TERMS], server_time: now },
      my_payment: { ...PAYMENT, state: 'requires_payment', paid_at: null },
      'functions/payments': (body: { action: string } | undefined) =>
        body
          ? { state: 'paid', failure: null, challengeUrl: null }
          : { provider: 'sandbox', publishableKey: 'pk', tokensUrl: '/__bank/v1/tokens' },
    }),
    fill: async (user) => {
      const card = await screen.findByLabelText('Card number');
      await user.clear(card);
      await user.type(card, '4242424242424242');
      await user.type(screen.getByLabelText('Expiry'), '12/49');
      await user.type(screen.getByLabelText('Security code'), '123');
    },
    press: async (user) => user.click(screen.getByRole('button', { name: /Pay US\$45/ })),
    typed: ['12/49', '123'],
    done: wentTo('confirmation'),
    beside: BESIDE_VISIT,
  },
  'the bank asks': {
    page: () => <PaymentStep appointmentId="visit-1" />,
    path: '/payment/visit-1',
    answers: challenged,
    press: async (user) => {
      if (screen.queryByLabelText('Card number') === null)
        await user.click(await screen.findByRole('button', { name: 'Use another card' }));
    },
    done: () => expect(screen.getByLabelText('Card number')).toBeTruthy(),
    beside: {
      ...BESIDE_VISIT,
      my_payment: 'The visit itself says that the last try failed; only why it did is not told.',
    },
  },
  'keeping a check': {
    page: () => {
      handOverCheck(CHECK, false);
      return <SymptomChecksPage />;
    },
    answers: () => ({ triage_sessions: [], save_symptom_check: { id: 'check-1' } }),
    press: async (user) => user.click(screen.getByRole('button', { name: 'Save to my record' })),
    done: shows('Saved to your record'),
    only: ['save_symptom_check'],
  },
  'removing a check': {
    page: () => <SymptomChecksPage />,
    answers: keeping,
    press: async (user) => {
      await user.click(await screen.findByRole('button', { name: /^Remove the result of/ }));
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove it' }));
    },
    done: shows('Nothing kept yet'),
  },
  'a code': {
    page: () => <CheckCode />,
    answers: () => ({ verify_code: { is: 'nothing' } }),
    fill: async (user) => {
      await user.clear(screen.getByLabelText(/Code on the script/));
      await user.type(screen.getByLabelText(/Code on the script/), 'k7q2m9xaob1cpdr4st6v');
    },
    press: async (user) => user.click(screen.getByRole('button', { name: 'Check the code' })),
    done: shows(/is not valid/),
  },
  search: {
    page: () => <SpecialistSearch />,
    path: '/find-specialist',
    answers: () => ({ find_slots: [slotRow()], my_waitlist: [] }),
    done: shows('Dr Naledi Mokoena'),
  },
};

walkEveryFault(SCREENS);
