import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { canCancel, canMove } from '@telehealth/data/appointments/appointment-steps';
import { isWaitingForAnswer, isWaitingForPatient } from '@telehealth/data/appointments/group-appointments';
import { nameVisit } from '@telehealth/data/appointments/visit-name';

export type VisitAction = 'continueBooking' | 'finishPaying' | 'calendar' | 'move' | 'cancel' | 'release' | 'bookAgain';

/** What the patient may do with a visit now, the next step first. */
export function visitActionsOf(appointment: Appointment, now: Date): VisitAction[] {
  if (isWaitingForPatient(appointment, now)) {
    // A payment in progress must be able to complete; releasing the time would only cause a refund.
    if (appointment.paymentState === 'processing') return [];
    return [appointment.status === 'held' ? 'continueBooking' : 'finishPaying', 'release'];
  }
  if (isWaitingForAnswer(appointment, now)) return ['release'];
  if (!['ahead', 'now'].includes(nameVisit(appointment, now).phase)) return ['bookAgain'];
  return [
    'calendar',
    ...(canMove(appointment, now) ? (['move'] as const) : []),
    ...(canCancel(appointment, now) ? (['cancel'] as const) : []),
  ];
}
