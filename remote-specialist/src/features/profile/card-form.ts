import { type SpecialistProfileForm, specialistProfileSchema } from '@telehealth/contracts/schemas/practice';
import type { Practice } from '@telehealth/data/practice/practice.schema';

const LIMITS_OFFERED = ['0', '2', '3', '4', '5', '6'] as const;
/** The strictest choice of the form that is no stricter than what is kept. */
const limitOf = (kept: number) => LIMITS_OFFERED.find((one) => Number(one) >= kept) ?? '6';

/** The editable fields that patients read; all of them are sent. */
export type CardInput = Required<SpecialistProfileForm>;
export const cardSchema = specialistProfileSchema;

export function toCardInput(practice: Practice): CardInput {
  return {
    yearsOfExperience: String(practice.yearsExperience),
    education: practice.education,
    hospitalAffiliation: practice.hospital,
    bio: practice.bio,
    languages: [...practice.languages],
    // It only priced the first visit type; prices are changed there.
    consultationRate: (practice.rateMinor / 100).toFixed(2),
    acceptsInsurance: practice.acceptsInsurance,
    gender: practice.gender ?? 'prefer-not-to-say',
    province: practice.province ?? '',
    city: practice.city,
    practiceNumber: practice.practiceNumber,
    practiceAddress: practice.practiceAddress,
    practicePhone: practice.practicePhone,
    prescribesUpTo: limitOf(practice.prescribesUpTo),
  };
}
