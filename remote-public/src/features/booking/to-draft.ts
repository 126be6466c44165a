import { VISIT_CATEGORIES } from '@telehealth/contracts/chart';
import { GENDERS, RELATIONS } from '@telehealth/contracts/people';
import type { BookingForm } from '@telehealth/contracts/schemas/booking';
import { NEW_RELATED_PERSON, type RelatedPersonForm } from '@telehealth/contracts/schemas/related-person';
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
    ...(values.forWhom !== undefined && { forWhom: values.forWhom }),
    ...(values.person && { person: values.person }),
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
    forWhom: draft.forWhom ?? 'me',
    person: toPerson(draft),
    access: draft.access ?? [...VISIT_CATEGORIES],
    files: draft.files ?? [],
  };
}

/** A stored value that is no longer a valid choice is asked again. */
function toPerson({ forWhom, person }: BookingDraft): RelatedPersonForm | null {
  if (person === undefined) return forWhom === 'new' ? NEW_RELATED_PERSON : null;
  return {
    name: person.name,
    dateOfBirth: person.dateOfBirth,
    gender: GENDERS.find((known) => known === person.gender) ?? '',
    relation: RELATIONS.find((known) => known === person.relation) ?? '',
  };
}
