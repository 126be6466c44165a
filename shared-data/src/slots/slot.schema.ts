import { CONSULTATION_MODES, type ConsultationMode } from '@telehealth/contracts/booking';
import { GENDERS, PROVINCES, SPECIALTIES } from '@telehealth/contracts/people';
import {
  column,
  type EntityOf,
  flag,
  id,
  instant,
  list,
  oneOf,
  orNull,
  part,
  plainRows,
  text,
  textOrNone,
  whole,
} from '../rows/plain-rows';
import type { Plain } from '../rows/row-schema.types';

const instants = list(instant);
const noneIsEmpty: Plain<string[] | null, Date[]> = (openings) => instants(openings ?? []);

/** Missing in responses of an older database. */
const instantOrNone: Plain<string | null, Date | null> = (value) => orNull(instant)(value ?? null);

const modes = list(oneOf(CONSULTATION_MODES));
/** `video,voice` for each opening; missing in responses of an older database. */
const modeLists: Plain<string[] | null, ConsultationMode[][]> = (lists) =>
  list(text)(lists ?? []).map((names) => modes(names.split(',')));

/** Specialists with the next real openings of one visit type each, soonest first. */
export const specialistOpeningRows = plainRows<'find_slots'>()({
  /** What anyone may know of a verified, listed specialist. */
  specialist: part({
    specialistId: id,
    name: text,
    specialty: oneOf(SPECIALTIES),
    languages: list(text),
    hospital: textOrNone,
    bio: textOrNone,
    yearsOfExperience: column('years_experience', whole),
    acceptsInsurance: flag,
    /** Number in the register of the professional council. */
    councilNumber: text,
    registrationCheckedAt: instant,
    /** IANA zone the specialist works in. */
    timeZone: text,
    /** As the specialist says; null when not said. */
    gender: orNull(oneOf(GENDERS)),
    /** Where the practice is; null outside of South Africa and when not said. */
    province: orNull(oneOf(PROVINCES)),
    /** Town of the practice; may be empty. */
    city: text,
    /** Since when they have the picture that they have; null: none. */
    portraitAt: instantOrNone,
  }),
  /** A kind of visit they offer, with its full price. */
  visitType: part({
    id: column('visit_type_id', id),
    name: column('visit_type_name', text),
    minutes: whole,
    /** How many of them are the extra time that whoever asks needs. */
    extraMinutes: whole,
    modes: modes,
    price: part({ amountMinor: column('price_minor', whole), currency: text }),
    /** A visit of this kind is asked for; the specialist answers before it is booked. */
    needsApproval: flag,
  }),
  openings: noneIsEmpty,
  /** By which modes each opening can be had; empty where all can be had by every mode of the kind. `modesAt` reads it. */
  openingModes: modeLists,
});
export type SpecialistOpenings = EntityOf<typeof specialistOpeningRows>;

/** Openings offered instead of one that was lost. */
export const nearestOpeningRows = plainRows<'nearest_openings'>()({
  specialistId: id,
  specialistName: text,
  visitTypeId: id,
  startsAt: instant,
  sameSpecialist: flag,
});
export type NearestOpening = EntityOf<typeof nearestOpeningRows>;
