import type { BookingForm } from '@telehealth/contracts/schemas';
import type { BookingRequest } from '@telehealth/data/slots/slot.mutations';
import type { Danger } from '@telehealth/data/symptom-checks/open-danger.mutations';
import { type CarriedCheck, isOfPerson } from '../../carried/carried-check';

/**
 * Everything that was filled in, as one request.
 * @param newPersonId the id a person who is added with this booking gets
 * @param carried the symptom check of this tab, if any; with `dangers`, what else goes along
 */
export function toRequest(
  appointmentId: string,
  { forWhom, person, reason, consent, files, access }: BookingForm,
  { newPersonId, carried, dangers }: { newPersonId: string; carried: CarriedCheck | null; dangers: readonly Danger[] },
): BookingRequest {
  return {
    ...{ appointmentId, reason, consent, files, access, dangers },
    person: forWhom === 'me' ? null : { id: forWhom === 'new' ? newPersonId : forWhom, form: person },
    check: carried?.forVisit && isOfPerson(carried.check, forWhom) ? { key: carried.key, check: carried.check } : null,
  };
}
