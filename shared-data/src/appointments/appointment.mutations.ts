import { callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { slotKeys } from '../slots/slot.keys';
import { type BookingStep, toBookingStep } from './appointment.mapper';
import { appointmentKeys } from './appointment.queries';

/** Cancels a visit from either side; the server decides what is late and what is paid back. */
export function useCancelAppointment(): BackendMutation<{ appointmentId: string; reason: string }, BookingStep> {
  return useBackendMutation(
    (backend, { appointmentId, reason }) =>
      callBackend(
        backend.client.rpc('cancel_appointment', { p_appointment: appointmentId, p_reason: reason }),
        toBookingStep,
      ),
    { invalidates: [appointmentKeys.all, slotKeys.all] },
  );
}
