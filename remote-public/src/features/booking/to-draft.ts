import type { BookingDraft } from '@telehealth/contracts';
import type { BookingForm } from '@telehealth/contracts/schemas';

/** What is typed so far, complete or not, as it is kept on the server. */
export function toDraft(values: Partial<BookingForm>, specialistId: string): BookingDraft {
  return {
    ...(specialistId && { specialistId }),
    ...(values.visitTypeId && { visitTypeId: values.visitTypeId }),
    ...(values.startsAt && { startsAt: values.startsAt }),
    ...(values.mode && { mode: values.mode }),
    ...(values.reason && { reason: values.reason }),
    consent: values.consent ?? false,
  };
}

/** What the form begins with; a mode nobody chose yet stays away. */
export function toFormValues(draft: BookingDraft): Omit<BookingForm, 'mode'> & Pick<BookingDraft, 'mode'> {
  return {
    visitTypeId: draft.visitTypeId ?? '',
    startsAt: draft.startsAt ?? '',
    mode: draft.mode,
    reason: draft.reason ?? '',
    consent: draft.consent ?? false,
  };
}
