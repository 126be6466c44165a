import type { ChartCategory, ConsultationMode } from '@telehealth/contracts';
import type { RelatedPersonForm, SymptomCheck } from '@telehealth/contracts/schemas';
import { appointmentKeys } from '../appointments/appointment.queries';
import { type BookingStep, bookingStep } from '../appointments/appointment.schema';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { relatedPersonKeys } from '../related-persons/related-person.queries';
import { type Danger, keptDanger } from '../symptom-checks/open-danger.mutations';
import { symptomCheckKeys } from '../symptom-checks/symptom-check.queries';
import { forgetGuestDevice, guestDevice } from './guest-device';
import { slotKeys } from './slot.keys';

const CHANGED_BY_BOOKING = { invalidates: [appointmentKeys.all, slotKeys.all] };

export interface HoldRequest {
  visitTypeId: string;
  startsAt: Date;
  mode: ConsultationMode;
  /** IANA zone the patient reads times in. */
  timeZone: string;
  /** The same key for a repeated press of the same choice: it gets the same hold back instead of a second one. */
  idempotencyKey: string;
}

/** What was kept for this device before its person signed in becomes their own hold. */
export async function holdSlot(backend: WithClient, request: HoldRequest): Promise<BookingStep> {
  const device = guestDevice();
  const args = {
    p_visit_type: request.visitTypeId,
    p_starts_at: request.startsAt.toISOString(),
    p_mode: request.mode,
    p_time_zone: request.timeZone,
    p_idempotency_key: request.idempotencyKey,
    ...(device !== undefined && { p_device: device }),
  };
  const held = await callBackend(backend.client.rpc('hold_slot', args), bookingStep);
  forgetGuestDevice();
  return held;
}

export function extendHold(backend: WithClient, { appointmentId }: { appointmentId: string }): Promise<BookingStep> {
  return callBackend(backend.client.rpc('extend_hold', { p_appointment: appointmentId }), bookingStep);
}

export interface BookingRequest {
  appointmentId: string;
  /** The patient's own words. */
  reason: string;
  consent: boolean;
  /** Whom the visit is for; null: the account holder. With `form`, somebody who is added or corrected under this id. */
  person: { id: string; form: RelatedPersonForm | null } | null;
  /** A symptom check that the specialist shall read. The same key for the same check: it is kept once. */
  check: { key: string; check: SymptomCheck } | null;
  /** What was found dangerous and the specialist shall know. */
  dangers?: readonly Danger[];
  /** Ids of stored visit files: exactly these come along. */
  files: readonly string[];
  /** What the visit shares of the record. */
  access: readonly ChartCategory[];
}

export async function bookVisit(backend: WithClient, request: BookingRequest): Promise<BookingStep> {
  const { person, check, dangers = [] } = request;
  const kept = await Promise.all(dangers.map((danger) => keptDanger(backend, danger)));
  const args = {
    p_appointment: request.appointmentId,
    p_reason: request.reason,
    p_consent: request.consent,
    p_files: [...request.files],
    p_access: [...request.access],
    ...(person !== null && { p_person: person.id }),
    ...(person?.form != null && { p_person_form: { ...person.form } }),
    ...(check !== null && { p_check_key: check.key, p_check: { ...check.check } as never }),
    ...(kept.length > 0 && { p_dangers: kept }),
  };
  return callBackend(backend.client.rpc('book_visit', args), bookingStep);
}

/** Keeps a time for ten minutes. Fails with `booking.slotTaken` and its kin. */
export function useHoldSlot(): BackendMutation<HoldRequest, BookingStep> {
  return useBackendMutation(holdSlot, CHANGED_BY_BOOKING);
}

/** Five minutes more, once. */
export function useExtendHold(): BackendMutation<{ appointmentId: string }, BookingStep> {
  return useBackendMutation(extendHold, CHANGED_BY_BOOKING);
}

/** Moves a held time to payment, or straight to booked when the visit costs nothing: all that was said, or nothing. */
export function useBookVisit(): BackendMutation<BookingRequest, BookingStep> {
  return useBackendMutation(bookVisit, {
    invalidates: [...CHANGED_BY_BOOKING.invalidates, relatedPersonKeys.all, symptomCheckKeys.all],
  });
}
