import { type SpecialistProfileForm, specialistProfileSchema } from '@telehealth/contracts/schemas/practice';
import type { Practice } from '@telehealth/data/practice/practice.schema';

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
  };
}
