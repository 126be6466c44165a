import { CONSULTATION_MODES, type ConsultationMode, GENDERS, PROVINCES, SPECIALTIES } from '@telehealth/contracts';
import {
  type EntityOf,
  flag,
  id,
  instant,
  list,
  oneOf,
  orNull,
  type Plain,
  plainRows,
  text,
  textOrNone,
  whole,
} from '../rows/plain-rows';

const instants = list(instant);
const noneIsEmpty: Plain<string[] | null, Date[]> = (openings) => instants(openings ?? []);

/** Not said where the answer is of an older database. */
const instantOrNone: Plain<string | null, Date | null> = (value) => orNull(instant)(value ?? null);

const modes = list(oneOf(CONSULTATION_MODES));
/** `video,voice` for each opening; not said where the answer is of an older database. */
const modeLists: Plain<string[] | null, ConsultationMode[][]> = (lists) =>
  list(text)(lists ?? []).map((names) => modes(names.split(',')));

/** Specialists with the next real openings of one visit type each, soonest first. */
export const specialistOpeningRows = plainRows<'find_slots'>()((column) => ({
  /** What anyone may know of a verified, listed specialist. */
  specialist: {
    specialistId: column('specialist_id', id),
    name: column('name', text),
    specialty: column('specialty', oneOf(SPECIALTIES)),
    languages: column('languages', list(text)),
    hospital: column('hospital', textOrNone),
    bio: column('bio', textOrNone),
    yearsOfExperience: column('years_experience', whole),
    acceptsInsurance: column('accepts_insurance', flag),
    /** Number in the register of the professional council. */
    councilNumber: column('council_number', text),
    registrationCheckedAt: column('registration_checked_at', instant),
    /** IANA zone the specialist works in. */
    timeZone: column('time_zone', text),
    /** As the specialist says; null when not said. */
    gender: column('gender', orNull(oneOf(GENDERS))),
    /** Where the practice is; null outside of South Africa and when not said. */
    province: column('province', orNull(oneOf(PROVINCES))),
    /** Town of the practice; may be empty. */
    city: column('city', text),
    /** Since when they have the picture that they have; null: none. */
    portraitAt: column('portrait_at', instantOrNone),
  },
  /** A kind of visit they offer, with its full price. */
  visitType: {
    id: column('visit_type_id', id),
    name: column('visit_type_name', text),
    minutes: column('minutes', whole),
    /** How many of them are the extra time that whoever asks needs. */
    extraMinutes: column('extra_minutes', whole),
    modes: column('modes', modes),
    price: { amountMinor: column('price_minor', whole), currency: column('currency', text) },
    /** A visit of this kind is asked for; the specialist answers before it is booked. */
    needsApproval: column('needs_approval', flag),
  },
  openings: column('openings', noneIsEmpty),
  /** By which modes each opening can be had; empty where all can be had by every mode of the kind. `modesAt` reads it. */
  openingModes: column('opening_modes', modeLists),
}));
export type SpecialistOpenings = EntityOf<typeof specialistOpeningRows>;

/** Openings offered instead of one that was lost. */
export const nearestOpeningRows = plainRows<'nearest_openings'>()((column) => ({
  specialistId: column('specialist_id', id),
  specialistName: column('specialist_name', text),
  visitTypeId: column('visit_type_id', id),
  startsAt: column('starts_at', instant),
  sameSpecialist: column('same_specialist', flag),
}));
export type NearestOpening = EntityOf<typeof nearestOpeningRows>;
