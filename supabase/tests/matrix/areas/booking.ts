import { randomUUID } from 'node:crypto';
import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { GOOD_SPECIALIST_ONBOARDING } from '@telehealth/contracts/examples/specialist-onboarding';
import {
  ANYONE,
  call,
  type MatrixArea,
  NOBODY,
  ownerOnly,
  PEOPLE,
  rowsFor,
  serverOnly,
  type Who,
  type World,
} from '../matrix';

const SIGNED_IN = PEOPLE.filter((who) => who !== 'guest' && who !== 'service');
const EVERYBODY: readonly Who[] = ['guest', ...SIGNED_IN];
const SPECIALISTS = ['treating', 'other', 'unverified'] as const;
const PATIENTS = ['patientA', 'patientB', 'delegate'] as const;

const tables: MatrixArea['tables'] = {
  appointment_events: { ...rowsFor('patientA', 'treating'), hidden: ['reason', 'meta'] },
  appointments: {
    ...rowsFor('patientA', 'treating'),
    hidden: [
      ...[
        'reason',
        'cancel_reason',
        'companion',
        'moved_at',
        'cancels_at',
        'cancels_as',
        'proposed_start',
        'proposal_reason',
        'proposal_until',
        'kept_private',
        'turned_from',
      ],
    ],
  },
  availability_exceptions: rowsFor('treating'),
  availability_rules: rowsFor(...SPECIALISTS),
  emergency_contacts: rowsFor('patientA', 'patientB'),
  patient_allergies: rowsFor('patientA'),
  patient_conditions: rowsFor('patientA'),
  patient_medications: rowsFor('patientA'),
  patient_remarks: rowsFor('patientA'),
  patient_vaccinations: rowsFor('patientA'),
  patients: rowsFor('patientA', 'patientB'),
  payment_events: NOBODY,
  payments: rowsFor('patientA'),
  profiles: rowsFor(...SIGNED_IN),
  specialist_public: ANYONE,
  specialists: rowsFor(...SPECIALISTS),
  visit_types: ANYONE,
};

const holdAgain = ({ ids }: World) => ({
  p_visit_type: ids.visitType,
  p_starts_at: ids.heldAt,
  p_mode: 'video',
  p_time_zone: 'Europe/London',
  p_idempotency_key: ids.heldKey,
});
/** Nobody holds it. */
const dayAfter = (at = '') => new Date(Date.parse(at) + 86_400_000).toISOString();
const card = { p_card_number: '4242424242424242', p_expiry: '12/49', p_cvc: '123' };

const booking: MatrixArea['functions'] = {
  find_slots: call('anyone', () => ({ p_filters: {} }), EVERYBODY),
  count_slots: call('anyone', () => ({ p_searches: [{ filters: { specialty: 'cardiology' } }] }), EVERYBODY),
  public_facts: call('anyone', () => ({ p_time_zone: 'Africa/Johannesburg' }), EVERYBODY),
  clocks_of_a_zone: call('anyone', () => ({ p_time_zone: 'Africa/Johannesburg' }), EVERYBODY),
  script_outlook: call(
    'anyone',
    ({ people }) => ({ p_specialist: people.treating, p_reason: 'Repeat script' }),
    EVERYBODY,
  ),
  specialist_page: call('anyone', ({ people }) => ({ p_specialist: people.treating }), EVERYBODY),
  nearest_openings: call('anyone', ({ ids }) => ({ p_visit_type: ids.visitType, p_around: ids.heldAt }), EVERYBODY),
  hold_slot: call('signed in', holdAgain, ['patientA'], 'booking.onboardingFirst', {
    patientB: 'booking.slotTaken',
    treating: 'booking.patientsOnly',
    other: 'booking.patientsOnly',
    unverified: 'booking.patientsOnly',
  }),
  extend_hold: call('signed in', ({ ids }) => ({ p_appointment: ids.held }), ['patientA'], 'booking.notFound'),
  book_visit: call(
    'signed in',
    ({ ids }) => ({ p_appointment: ids.held, p_reason: 'Cough', p_consent: true }),
    ['patientA'],
    'booking.notFound',
  ),
  cancellation_terms: call(
    'signed in',
    ({ ids }) => ({ p_appointment: ids.visit }),
    ['patientA', 'treating'],
    'booking.notFound',
  ),
  cancel_appointment: call(
    'signed in',
    ({ ids }) => ({ p_appointment: ids.visit, p_reason: 'Away' }),
    ['patientA', 'treating'],
    'booking.notFound',
  ),
  accept_proposed_time: call('signed in', ({ ids }) => ({ p_appointment: ids.visit }), [], 'booking.notFound', {
    ...{ patientA: 'booking.proposalGone' },
  }),
  withdraw_proposal: call('signed in', ({ ids }) => ({ p_appointment: ids.visit }), [], 'booking.notFound', {
    treating: 'booking.proposalGone',
  }),
  keep_appointment: call(
    'signed in',
    ({ ids }) => ({ p_appointment: ids.visit }),
    ['patientA', 'treating'],
    'booking.notFound',
  ),
  call_off_visits_with: call('signed in', ({ people }) => ({ p_patient: people.patientA, p_reason: 'Away' }), [
    'treating',
    'other',
  ]),
  visits_of_practice: call(
    'signed in',
    () => ({ p_from: new Date().toISOString(), p_to: new Date(Date.now() + 40 * 86_400_000).toISOString() }),
    ['treating', 'other', 'unverified'],
  ),
  my_appointments: call('signed in', () => ({}), SIGNED_IN),
  hold_for_guest: call(
    'anyone',
    ({ ids }) => ({ p_visit_type: ids.visitType, p_starts_at: dayAfter(ids.heldAt), p_device: randomUUID() }),
    EVERYBODY,
  ),
  let_guest_hold_go: call('anyone', () => ({ p_device: randomUUID() }), EVERYBODY),
  keep_booking_draft: call('anyone', () => ({ p_draft: { reason: 'Cough' } }), EVERYBODY),
  take_booking_draft: call('anyone', ({ ids }) => ({ p_code: ids.draft }), EVERYBODY),
  expire_lapsed_holds: ownerOnly(() => ({})),
};

const payments: MatrixArea['functions'] = {
  my_payment: call('signed in', ({ ids }) => ({ p_appointment: ids.visit }), SIGNED_IN),
  sandbox_charge: call(
    'signed in',
    ({ ids }) => ({ ...card, p_appointment: ids.unpaid, p_attempt: randomUUID() }),
    ['patientA'],
    'booking.notFound',
  ),
  confirm_booking: serverOnly(({ ids }) => ({
    p_appointment: ids.unpaid,
    p_event_id: randomUUID(),
    p_provider_ref: 'ref',
    p_amount_minor: 4500,
    p_currency: 'USD',
  })),
  settle_refund: serverOnly(({ ids }) => ({ p_appointment: ids.visit, p_event_id: randomUUID() })),
  claim_outbox: serverOnly(() => ({ p_limit: 1 })),
  settle_outbox: serverOnly(() => ({ p_id: 1, p_attempt: 1, p_outcome: 'sent' })),
};

const specialistForm = { ...GOOD_SPECIALIST_ONBOARDING, licenseNumber: 'MP0518893', profileImage: null };
const ZONE = { p_time_zone: 'Africa/Johannesburg' };

const people: MatrixArea['functions'] = {
  second_factor: call('signed in', () => ({}), SIGNED_IN),
  sync_my_profile: call('signed in', () => ({}), SIGNED_IN),
  portrait_place: call('signed in', () => ({}), SIGNED_IN),
  my_portrait: call('signed in', () => ({}), SIGNED_IN),
  choose_role: call('signed in', () => ({ p_role: 'patient' }), PATIENTS, 'role.alreadyChosen', {
    operator: 'access.refused',
  }),
  complete_patient_onboarding: call(
    'signed in',
    () => ({ ...ZONE, p_form: GOOD_PATIENT_ONBOARDING }),
    PATIENTS,
    'access.refused',
  ),
  complete_specialist_onboarding: call(
    'signed in',
    () => ({ ...ZONE, p_form: specialistForm }),
    ['unverified'],
    'access.refused',
    { treating: 'onboarding.alreadyDone', other: 'onboarding.alreadyDone' },
  ),
  update_medical_info: call(
    'signed in',
    () => ({ p_info: { ...GOOD_PATIENT_ONBOARDING, chronicConditions: [], medications: [], bloodType: 'O+' } }),
    ['patientA', 'patientB'],
    'access.refused',
  ),
};

/** Tables and functions of the first step: accounts, onboarding, slots, booking, paying. */
export const BOOKING: MatrixArea = {
  prepare: async ({ sql, ids }) => {
    const [draft] = await sql<{ code: string }[]>`select public.keep_booking_draft('{"reason": "Cough"}') as code`;
    ids.draft = draft?.code ?? '';
  },
  tables,
  functions: { ...booking, ...payments, ...people },
};
