import { VISIT_CATEGORIES } from '@telehealth/contracts/chart';
import type { BookingForm } from '@telehealth/contracts/schemas/booking';
import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';

/** The form's values, complete or not, as stored on the server. */
export function toDraft(values: Partial<BookingForm>, specialistId: string): BookingDraft {
  return {
    ...(specialistId && { specialistId }),
    ...(values.visitTypeId && { visitTypeId: values.visitTypeId }),
    ...(values.startsAt && { startsAt: values.startsAt }),
    ...(values.mode && { mode: values.mode }),
    ...(values.reason && { reason: values.reason }),
    consent: values.consent ?? false,
    ...(values.forWhom === 'other' && { forOther: true }),
    ...(values.companion && { companion: values.companion }),
    ...(values.access && { access: values.access }),
    ...(values.files && values.files.length > 0 && { files: values.files }),
  };
}

/** The form's initial values; the mode stays absent until it is chosen. */
export function toFormValues(draft: BookingDraft): Omit<BookingForm, 'mode'> & Pick<BookingDraft, 'mode'> {
  return {
    visitTypeId: draft.visitTypeId ?? '',
    startsAt: draft.startsAt ?? '',
    mode: draft.mode,
    reason: draft.reason ?? '',
    consent: draft.consent ?? false,
    forWhom: draft.forOther ? 'other' : 'me',
    companion: draft.companion ?? '',
    access: draft.access ?? [...VISIT_CATEGORIES],
    files: draft.files ?? [],
  };
}
