import type { BookingForm } from '@telehealth/contracts/schemas/booking';
import type { BookingRequest } from '@telehealth/data/slots/booking.mutations';
import type { Danger } from '@telehealth/data/symptom-checks/open-danger.mutations';
import type { HandedOverCheck } from '../../handover/handed-over-check';

interface Along {
  /** This tab's symptom check, shared where it is about the patient. */
  carried: HandedOverCheck | null;
  dangers: readonly Danger[];
  /** Who comes along was asked. */
  hasCompanion: boolean;
  isPrivate: boolean;
  practiceId: string | null;
}

/** The complete form as one request. */
export function toRequest(
  appointmentId: string,
  { companion, reason, consent, files, access }: BookingForm,
  { carried, dangers, hasCompanion, isPrivate, practiceId }: Along,
): BookingRequest {
  return {
    appointmentId,
    reason,
    consent,
    files,
    access,
    dangers,
    isPrivate,
    practiceId,
    companion: hasCompanion ? companion : null,
    check: carried?.forVisit && carried.check.about === 'me' ? { key: carried.key, check: carried.check } : null,
  };
}
