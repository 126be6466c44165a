import type { AppError } from '@telehealth/contracts/errors';
import type { MessageId } from '@telehealth/contracts/messages';

/** Where a refusal is shown: beside the input that must change. */
export type Place = 'opening' | 'mode' | 'reason' | 'forWhom' | 'companion' | 'consent' | 'files' | 'form';

const PLACES: Partial<Record<MessageId, Place>> = {
  'booking.slotTaken': 'opening',
  'booking.slotNotOffered': 'opening',
  'booking.holdExpired': 'opening',
  'booking.overlapsYours': 'opening',
  'booking.tooManyHolds': 'opening',
  'booking.modeNotOffered': 'mode',
  'booking.modeNotThen': 'mode',
  'booking.reasonRequired': 'reason',
  'booking.reasonTooLong': 'reason',
  'booking.consentRequired': 'consent',
  'booking.fileGone': 'files',
  'booking.filesNotReady': 'files',
  'person.choose': 'forWhom',
  'person.hasVisitThen': 'forWhom',
  'access.notDelegated': 'forWhom',
  'validation.plainName': 'companion',
};
const GONE: readonly MessageId[] = ['booking.slotTaken', 'booking.slotNotOffered', 'booking.holdExpired'];

export function placeOfProblem(error: AppError): Place {
  return PLACES[error.id] ?? 'form';
}

/** Whether the time itself is unavailable, so that nearby times are offered. */
export function isOpeningGone(error: AppError): boolean {
  return GONE.includes(error.id);
}
