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
import { AUTHORITY_PAPERS, AUTHORITY_STATES, type AuthorityPaper, type AuthorityState } from './authority';

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

/** On what a guardian's or carer's right rests beside their own word. */
interface SentPaper {
  state: AuthorityState;
  /** Which paper an operator saw; null: none yet, or it was not accepted. */
  proof: AuthorityPaper | null;
  /** What it says, or why it was not accepted; empty: nobody has looked yet. */
  reason: string;
  at: Date;
}
const readState = oneOf(AUTHORITY_STATES);
const sentPaper: Plain<unknown, SentPaper | null> = (value) => {
  if (typeof value !== 'object' || value === null) return null;
  const { state, proof, reason, at }: Readonly<Record<string, unknown>> = { ...value };
  return {
    state: readState(text(state)),
    proof: AUTHORITY_PAPERS.find((one) => one === proof) ?? null,
    reason: typeof reason === 'string' ? reason : '',
    at: instant(text(at)),
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
  /** Null: nothing but their own word. */
  paper: sentPaper,
});
export type Person = EntityOf<typeof people>;
