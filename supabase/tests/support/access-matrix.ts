/** What a `select` gives: rows, an empty answer by row security, or a refusal for want of a grant. */
export type Sees = 'rows' | 'nothing' | 'refused';

export interface AccessRow {
  guest: Sees;
  /** Signed in, and no part of anything. */
  stranger: Sees;
  /** An onboarded patient with a booked visit and another one waiting for its payment. */
  patient: Sees;
  /** The specialist of those visits. */
  specialist: Sees;
}

const SERVER_ONLY: AccessRow = { guest: 'refused', stranger: 'refused', patient: 'refused', specialist: 'refused' };
const PATIENT_ONLY: AccessRow = { guest: 'refused', stranger: 'nothing', patient: 'rows', specialist: 'nothing' };
const SPECIALIST_ONLY: AccessRow = { guest: 'refused', stranger: 'nothing', patient: 'nothing', specialist: 'rows' };
const BOTH_SIDES: AccessRow = { guest: 'refused', stranger: 'nothing', patient: 'rows', specialist: 'rows' };
const ANYONE: AccessRow = { guest: 'rows', stranger: 'rows', patient: 'rows', specialist: 'rows' };

/** Every table and view of schema public. A new one without a row here fails the tests. */
export const ACCESS_MATRIX: Readonly<Record<string, AccessRow>> = {
  appointment_events: BOTH_SIDES,
  appointments: BOTH_SIDES,
  availability_exceptions: SPECIALIST_ONLY,
  availability_rules: SPECIALIST_ONLY,
  emergency_contacts: PATIENT_ONLY,
  outbox: SERVER_ONLY,
  patient_allergies: PATIENT_ONLY,
  patient_conditions: PATIENT_ONLY,
  patient_medications: PATIENT_ONLY,
  patients: PATIENT_ONLY,
  payment_events: SERVER_ONLY,
  payments: PATIENT_ONLY,
  profiles: BOTH_SIDES,
  registration_events: SERVER_ONLY,
  specialist_public: ANYONE,
  specialists: SPECIALIST_ONLY,
  visit_types: ANYONE,
};

export type Caller = 'anon' | 'authenticated' | 'service_role';

/** Who may call which function of schema public. A new one without a row here fails the tests. */
export const EXECUTE_MATRIX: Readonly<Record<string, readonly Caller[]>> = {
  cancel_appointment: ['authenticated'],
  cancellation_terms: ['authenticated'],
  choose_role: ['authenticated'],
  claim_outbox: ['service_role'],
  complete_patient_onboarding: ['authenticated'],
  complete_specialist_onboarding: ['authenticated'],
  confirm_booking: ['service_role'],
  expire_lapsed_holds: ['service_role'],
  extend_hold: ['authenticated'],
  find_slots: ['anon', 'authenticated'],
  hold_slot: ['authenticated'],
  keep_booking_draft: ['anon', 'authenticated'],
  my_appointments: ['authenticated'],
  my_payment: ['authenticated'],
  nearest_openings: ['anon', 'authenticated'],
  sandbox_charge: ['authenticated'],
  set_registration: ['service_role'],
  settle_outbox: ['service_role'],
  settle_refund: ['service_role'],
  submit_booking: ['authenticated'],
  sync_my_profile: ['authenticated'],
  take_booking_draft: ['anon', 'authenticated'],
  update_medical_info: ['authenticated'],
};

/** The only helper that row security calls as the person who asks. */
export const PRIVATE_EXECUTE: readonly string[] = ['me'];
