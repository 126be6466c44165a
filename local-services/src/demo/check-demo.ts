import type { TransactionSql } from 'postgres';
import { DEMO_RULES, DEMO_SIGHTS } from './demo-rules';

/** Every state of every state machine; each must occur in the demo data. */
export const DEMO_STATES: Readonly<Record<string, readonly string[]>> = {
  'appointments.status': [
    ...[
      'held',
      'requested',
      'awaiting_payment',
      'booked',
      'waiting',
      'in_progress',
      'completed',
      'cancelled',
      'declined',
    ],
    ...['expired', 'no_show_patient', 'no_show_specialist', 'entered_in_error'],
  ],
  'appointments.cancelled_by': ['patient', 'specialist', 'system'],
  'consultations.state': [
    ...['scheduled', 'lobby', 'active', 'interrupted', 'ended', 'note_signed', 'abandoned', 'transferred_to_emergency'],
  ],
  'payments.state': [
    ...['not_required', 'requires_payment', 'processing', 'authorised', 'paid', 'failed', 'expired', 'refund_pending'],
    ...['refunded', 'partly_refunded'],
  ],
  'refunds.state': ['pending', 'settled', 'failed'],
  'refunds.kind': ['refund', 'release', 'duplicate'],
  'notes.state': ['draft', 'signed', 'discarded'],
  'notes.category': ['notes', 'mental_health'],
  'prescriptions.status': ['draft', 'active', 'on_hold', 'completed', 'stopped', 'cancelled', 'entered_in_error'],
  'letters.kind': ['sick_note', 'referral'],
  'renewal_requests.state': ['requested', 'seen', 'decided', 'ready', 'withdrawn'],
  'renewal_requests.decision': ['approved', 'declined', 'visit_needed'],
  'access_grants.state': ['offered', 'active', 'expired', 'revoked', 'superseded'],
  'access_requests.state': ['pending', 'granted', 'refused', 'withdrawn', 'lapsed'],
  'delegations.state': ['offered', 'active', 'refused', 'ended', 'lapsed'],
  'break_glass.review_state': ['pending', 'justified', 'not_justified'],
  'specialists.reg_state': ['unverified', 'pending', 'verified', 'rejected', 'suspended', 'expired'],
  'availability_exceptions.kind': ['off', 'extra'],
  'documents.state': ['awaiting_file', 'stored', 'refused', 'removed'],
  'observations.status': ['final', 'corrected', 'entered_in_error'],
  'correction_requests.state': ['open', 'corrected', 'refused', 'withdrawn'],
  'patient_conditions.status': ['active', 'ended'],
  'patient_medications.status': ['active', 'removed'],
  'waitlist_entries.state': ['waiting', 'fulfilled', 'left', 'ended'],
  'slot_offers.state': ['offered', 'accepted', 'declined', 'lapsed'],
  'consents.decision': ['given', 'refused', 'withdrawn'],
  'outbox.state': ['waiting', 'sent', 'failed'],
};

interface Question {
  about: string;
  /** Returns true when the rule holds. */
  query: string;
}

const QUESTIONS: readonly Question[] = [
  ...Object.entries(DEMO_RULES).map(([about, query]) => ({ about, query: `not exists (${query})` })),
  ...Object.entries(DEMO_SIGHTS).map(([sight, query]) => ({ about: `there is ${sight}`, query: `exists (${query})` })),
  ...Object.entries(DEMO_STATES).flatMap(([place, states]) => {
    const [table, column] = place.split('.');
    return states.map((state) => ({
      about: `some ${place} is ${state}`,
      query: `exists (select from public.${table} t where t.${column} = '${state}')`,
    }));
  }),
];

/** Returns the rules that the demo data breaks now. */
export async function brokenDemo(tx: TransactionSql): Promise<string[]> {
  const asked = QUESTIONS.map(({ query }, at) => `select ${at} as at where not (${query})`);
  const rows = await tx.unsafe<{ at: number }[]>(asked.join(' union all '));
  return rows.map(({ at }) => QUESTIONS[at]?.about ?? '');
}

/** Throws when a rule is broken, which rolls the whole demo back. */
export async function checkDemo(tx: TransactionSql): Promise<void> {
  const broken = await brokenDemo(tx);
  if (broken.length > 0) throw new Error(`The demo data is not as it should be: ${broken.join('; ')}.`);
}
