import { GENDERS, RELATIONS, VISIT_CATEGORIES } from '@telehealth/contracts';
import { type BookingForm, NEW_RELATED_PERSON, type RelatedPersonForm } from '@telehealth/contracts/schemas';
import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';

/** What is typed so far, complete or not, as it is kept on the server. */
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

/** What the form begins with; a mode nobody chose yet stays away. */
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

/** A kept word that is none of the choices any more is asked again. */
function toPerson({ forWhom, person }: BookingDraft): RelatedPersonForm | null {
  if (person === undefined) return forWhom === 'new' ? NEW_RELATED_PERSON : null;
  return {
    name: person.name,
    dateOfBirth: person.dateOfBirth,
    gender: GENDERS.find((known) => known === person.gender) ?? '',
    relation: RELATIONS.find((known) => known === person.relation) ?? '',
  };
}
