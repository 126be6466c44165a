import type { ConsultationMode } from '@telehealth/contracts/booking';
import type { ChartCategory } from '@telehealth/contracts/chart';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { appointmentKeys } from '../appointments/appointment.queries';
import { type BookingStep, bookingStep } from '../appointments/appointment.schema';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type Danger, keptDanger } from '../symptom-checks/open-danger.mutations';
import { symptomCheckKeys } from '../symptom-checks/symptom-check.queries';
import { forgetGuestDevice, guestDevice } from './guest-device';
import { slotKeys } from './slot.keys';

const CHANGED_BY_BOOKING = { invalidates: [appointmentKeys.all, slotKeys.all] };

export interface HoldRequest {
  visitTypeId: string;
  startsAt: Date;
  mode: ConsultationMode;
  /** IANA zone in which the patient reads times. */
  timeZone: string;
  idempotencyKey: string;
}

/** A hold made for this device before sign-in becomes the person's own. */
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

function extendHold(backend: WithClient, { appointmentId }: { appointmentId: string }): Promise<BookingStep> {
  return callBackend(backend.client.rpc('extend_hold', { p_appointment: appointmentId }), bookingStep);
}

export interface BookingRequest {
  appointmentId: string;
  /** The patient's own words. */
  reason: string;
  consent: boolean;
  /** A symptom check to share with the specialist. The same key stores it once. */
  check: { key: string; check: SymptomCheck } | null;
  /** Danger signs that the specialist shall see. */
  dangers?: readonly Danger[];
  /** Ids of stored visit files: exactly these are attached. */
  files: readonly string[];
  /** Who comes along with a child; null: not asked. */
  companion?: string | null;
  /** The practice that the page said sees name, phone number and time; null: none was said. */
  practiceId?: string | null;
  /** Nobody who acts for the patient learns of it. */
  isPrivate?: boolean;
  /** The parts of the record that the visit shares. */
  access: readonly ChartCategory[];
}

export async function bookVisit(backend: WithClient, request: BookingRequest): Promise<BookingStep> {
  const { check, dangers = [], companion = null, practiceId = null } = request;
  // First, so that nobody is told of a visit before it is private.
  if (request.isPrivate)
    await callBackend(
      backend.client.rpc('keep_visit_private', { p_appointment: request.appointmentId, p_private: true }),
      acknowledged,
    );
  const kept = await Promise.all(dangers.map((danger) => keptDanger(backend, danger)));
  const args = {
    p_appointment: request.appointmentId,
    p_reason: request.reason,
    p_consent: request.consent,
    p_files: [...request.files],
    p_access: [...request.access],
    ...(companion !== null && { p_companion: companion }),
    ...(practiceId !== null && { p_organization: practiceId }),
    ...(check !== null && { p_check_key: check.key, p_check: { ...check.check } as never }),
    ...(kept.length > 0 && { p_dangers: kept }),
  };
  return callBackend(backend.client.rpc('book_visit', args), bookingStep);
}

/** Holds a time for ten minutes. Fails with `booking.slotTaken` and similar. */
export function useHoldSlot(): BackendMutation<HoldRequest, BookingStep> {
  return useBackendMutation(holdSlot, CHANGED_BY_BOOKING);
}

export function useExtendHold(): BackendMutation<{ appointmentId: string }, BookingStep> {
  return useBackendMutation(extendHold, CHANGED_BY_BOOKING);
}

interface HoldMove {
  appointmentId: string;
  /** Null: whoever signed in. */
  personId: string | null;
}

/** Keeps a held time for another person whom the signed-in person acts for, or for themselves, as long as it was held. */
export function useMoveHold(): BackendMutation<HoldMove, BookingStep> {
  return useBackendMutation(({ client }: WithClient, { appointmentId, personId }: HoldMove) => {
    const args = { p_appointment: appointmentId, ...(personId !== null && { p_person: personId }) };
    return callBackend(client.rpc('move_hold', args), bookingStep);
  }, CHANGED_BY_BOOKING);
}

/** Moves a hold to payment, or straight to booked when the visit is free; all details are saved, or none. */
export function useBookVisit(): BackendMutation<BookingRequest, BookingStep> {
  return useBackendMutation(bookVisit, {
    invalidates: [...CHANGED_BY_BOOKING.invalidates, symptomCheckKeys.all],
  });
}
