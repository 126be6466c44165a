import { GENDERS, PROVINCES, SPECIALTIES, type SpecialistOpenings } from '@telehealth/contracts';
import { z } from 'zod';
import { readAs } from '../client/call-backend';
import { instant, mode, uuid } from '../client/row-values';

const slotRow = z.object({
  specialist_id: uuid,
  name: z.string(),
  specialty: z.enum(SPECIALTIES),
  languages: z.array(z.string()),
  hospital: z.string().nullable(),
  bio: z.string().nullable(),
  years_experience: z.number().int(),
  accepts_insurance: z.boolean(),
  council_number: z.string(),
  registration_checked_at: instant,
  time_zone: z.string(),
  visit_type_id: uuid,
  visit_type_name: z.string(),
  minutes: z.number().int(),
  modes: z.array(mode),
  price_minor: z.number().int(),
  currency: z.string(),
  openings: z.array(instant).nullable(),
  gender: z.enum(GENDERS).nullable(),
  province: z.enum(PROVINCES).nullable(),
  city: z.string(),
  needs_approval: z.boolean(),
});

function toOpenings(row: z.infer<typeof slotRow>): SpecialistOpenings {
  return {
    specialist: {
      specialistId: row.specialist_id,
      name: row.name,
      specialty: row.specialty,
      languages: row.languages,
      hospital: row.hospital ?? '',
      bio: row.bio ?? '',
      yearsOfExperience: row.years_experience,
      acceptsInsurance: row.accepts_insurance,
      councilNumber: row.council_number,
      registrationCheckedAt: row.registration_checked_at,
      timeZone: row.time_zone,
      gender: row.gender,
      province: row.province,
      city: row.city,
    },
    visitType: {
      id: row.visit_type_id,
      name: row.visit_type_name,
      minutes: row.minutes,
      modes: row.modes,
      price: { amountMinor: row.price_minor, currency: row.currency },
      needsApproval: row.needs_approval,
    },
    openings: row.openings ?? [],
  };
}

/** Rows of `find_slots`, in the server's order (soonest opening first). @throws AppError `data.unreadable` */
export function toSpecialistOpenings(data: unknown): SpecialistOpenings[] {
  return readAs(z.array(slotRow), data).map(toOpenings);
}

/** The answer of `count_slots`. @throws AppError `data.unreadable` */
export function toCounts(data: unknown): number[] {
  return readAs(z.array(z.number().int()), data);
}
