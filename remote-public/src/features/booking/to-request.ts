import type { BookingForm } from '@telehealth/contracts/schemas/booking';
import type { BookingRequest } from '@telehealth/data/slots/slot.mutations';
import type { Danger } from '@telehealth/data/symptom-checks/open-danger.mutations';
import { type HandedOverCheck, isOfPerson } from '../../handover/handed-over-check';

/**
 * The complete form as one request.
 * @param newPersonId id for a related person added by this booking
 * @param carried this tab's symptom check, if any, shared as well as `dangers`
 */
export function toRequest(
  appointmentId: string,
  { forWhom, person, reason, consent, files, access }: BookingForm,
  {
    newPersonId,
    carried,
    dangers,
  }: { newPersonId: string; carried: HandedOverCheck | null; dangers: readonly Danger[] },
): BookingRequest {
  return {
    appointmentId,
    reason,
    consent,
    files,
    access,
    dangers,
    person: forWhom === 'me' ? null : { id: forWhom === 'new' ? newPersonId : forWhom, form: person },
    check: carried?.forVisit && isOfPerson(carried.check, forWhom) ? { key: carried.key, check: carried.check } : null,
  };
}
