import { GENDERS, PROVINCES, SPECIALTIES } from '@telehealth/contracts';
import { z } from 'zod';
import { column, part, rowSchema } from '../rows/row-schema';
import { instant, mode, money, textOrNone, uuid, whole } from '../rows/row-values';

const noneIsEmpty = z.codec(z.array(instant).nullable(), z.array(z.date()), {
  decode: (openings) => openings ?? [],
  encode: (openings) => openings,
});

/** `video,voice` for each opening; not said where the answer is of an older database. */
const modeLists = z.codec(z.array(z.string()).nullish(), z.array(z.array(mode)), {
  decode: (lists) => (lists ?? []).map((list) => z.array(mode).parse(list.split(','))),
  encode: (lists) => lists.map((list) => list.join(',')),
});

/** A specialist with the next real openings of one visit type, soonest first. */
export const specialistOpenings = rowSchema<'find_slots'>()({
  /** What anyone may know of a verified, listed specialist. */
  specialist: part({
    specialistId: uuid,
    name: z.string(),
    specialty: z.enum(SPECIALTIES),
    languages: z.array(z.string()),
    hospital: textOrNone,
    bio: textOrNone,
    yearsOfExperience: column('years_experience', whole),
    acceptsInsurance: z.boolean(),
    /** Number in the register of the professional council. */
    councilNumber: z.string(),
    registrationCheckedAt: instant,
    /** IANA zone the specialist works in. */
    timeZone: z.string(),
    /** As the specialist says; null when not said. */
    gender: z.enum(GENDERS).nullable(),
    /** Where the practice is; null outside of South Africa and when not said. */
    province: z.enum(PROVINCES).nullable(),
    /** Town of the practice; may be empty. */
    city: z.string(),
  }),
  /** A kind of visit they offer, with its full price. */
  visitType: part({
    id: column('visit_type_id', uuid),
    name: column('visit_type_name', z.string()),
    minutes: whole,
    /** How many of them are the extra time that whoever asks needs. */
    extraMinutes: whole,
    modes: z.array(mode),
    price: money('price_minor'),
    /** A visit of this kind is asked for; the specialist answers before it is booked. */
    needsApproval: z.boolean(),
  }),
  openings: noneIsEmpty,
  /** By which modes each opening can be had; empty where all can be had by every mode of the kind. `modesAt` reads it. */
  openingModes: modeLists,
});
export type SpecialistOpenings = z.output<typeof specialistOpenings>;

/** An opening offered instead of one that was lost. */
export const nearestOpening = rowSchema<'nearest_openings'>()({
  specialistId: uuid,
  specialistName: z.string(),
  visitTypeId: uuid,
  startsAt: instant,
  sameSpecialist: z.boolean(),
});
export type NearestOpening = z.output<typeof nearestOpening>;
