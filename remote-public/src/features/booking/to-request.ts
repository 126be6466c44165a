import type { BookingForm } from '@telehealth/contracts/schemas';
import type { BookingRequest } from '@telehealth/data/slots/slot.mutations';
import { type CarriedCheck, isOfPerson } from '../../carried/carried-check';

/**
 * Everything that was filled in, as one request.
 * @param newPersonId the id a person who is added with this booking gets
 * @param carried the symptom check of this tab, if any
 */
export function toRequest(
  appointmentId: string,
  { forWhom, person, reason, consent, files, access }: BookingForm,
  { newPersonId, carried }: { newPersonId: string; carried: CarriedCheck | null },
): BookingRequest {
  return {
    ...{ appointmentId, reason, consent, files, access },
    person: forWhom === 'me' ? null : { id: forWhom === 'new' ? newPersonId : forWhom, form: person },
    check: carried?.forVisit && isOfPerson(carried.check, forWhom) ? { key: carried.key, check: carried.check } : null,
  };
}
