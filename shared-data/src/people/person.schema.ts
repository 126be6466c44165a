import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import {
  ACTING_BASES,
  ACTING_SCOPES,
  ALLERGY_STATES,
  type AllergyState,
  GENDERS,
  type Gender,
  RELATIONS,
} from '@telehealth/contracts/people';
import {
  column,
  type EntityOf,
  flag,
  id,
  instant,
  list,
  oneOf,
  orNull,
  plainRows,
  text,
  textOrNone,
} from '../rows/plain-rows';
import type { Plain } from '../rows/row-schema.types';

interface NextVisit {
  id: string;
  startsAt: Date;
  endsAt: Date;
  specialistName: string;
  mode: (typeof CONSULTATION_MODES)[number];
}

const readAllergies = oneOf(ALLERGY_STATES);
const allergies: Plain<string | null, AllergyState> = (value) => readAllergies(value ?? 'not_asked');
const gender: Plain<string | null, Gender | ''> = (value) => GENDERS.find((one) => one === value) ?? '';
const readMode = oneOf(CONSULTATION_MODES);

/** Within JSON, whose keys are named like those of the entity. */
const nextVisit: Plain<unknown, NextVisit | null> = (value) => {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return {
    id: id(fields.id),
    startsAt: instant(text(fields.startsAt)),
    endsAt: instant(text(fields.endsAt)),
    specialistName: text(fields.specialistName),
    mode: readMode(text(fields.mode)),
  };
};

/** The people whom the signed-in person acts for now, the oldest right first. */
export const people = plainRows<'my_people'>()({
  id,
  name: text,
  firstName: text,
  /** ISO `yyyy-mm-dd`; empty while it is not known. */
  dateOfBirth: textOrNone,
  gender,
  /** What the person is to whoever acts for them. */
  relation: oneOf(RELATIONS),
  basis: oneOf(ACTING_BASES),
  scopes: list(oneOf(ACTING_SCOPES)),
  since: instant,
  /** Null: without an end. */
  until: orNull(instant),
  delegationId: id,
  hasSignIn: flag,
  nextVisit,
  /** Also `not_asked` for who may not read the record. */
  allergies,
  /** ISO days; null when that birthday is past. */
  turns12On: column('turns_12_on', orNull(text)),
  turns18On: column('turns_18_on', orNull(text)),
});
export type Person = EntityOf<typeof people>;
