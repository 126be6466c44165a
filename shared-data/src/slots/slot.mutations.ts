import type { ConsultationMode } from '@telehealth/contracts';
import { type BookingStep, toBookingStep } from '../appointments/appointment.mapper';
import { appointmentKeys } from '../appointments/appointment.queries';
import { callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
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

/** Keeps a time for ten minutes. Fails with `booking.slotTaken` and its kin. */
export function useHoldSlot(): BackendMutation<HoldRequest, BookingStep> {
  return useBackendMutation(
    (backend, request) =>
      callBackend(
        backend.client.rpc('hold_slot', {
          p_visit_type: request.visitTypeId,
          p_starts_at: request.startsAt.toISOString(),
          p_mode: request.mode,
          p_time_zone: request.timeZone,
          p_idempotency_key: request.idempotencyKey,
        }),
        toBookingStep,
      ),
    CHANGED_BY_BOOKING,
  );
}

/** Five minutes more, once. */
export function useExtendHold(): BackendMutation<{ appointmentId: string }, BookingStep> {
  return useBackendMutation(
    (backend, { appointmentId }) =>
      callBackend(backend.client.rpc('extend_hold', { p_appointment: appointmentId }), toBookingStep),
    CHANGED_BY_BOOKING,
  );
}

/** Moves a held time to payment, or straight to booked when the visit costs nothing. */
export function useSubmitBooking(): BackendMutation<
  { appointmentId: string; reason: string; consent: boolean },
  BookingStep
> {
  return useBackendMutation(
    (backend, { appointmentId, reason, consent }) =>
      callBackend(
        backend.client.rpc('submit_booking', { p_appointment: appointmentId, p_reason: reason, p_consent: consent }),
        toBookingStep,
      ),
    CHANGED_BY_BOOKING,
  );
}
