import { type SpecialistProfileForm, specialistProfileSchema } from '@telehealth/contracts/schemas';
import type { Practice } from '@telehealth/data/practice/practice.schema';

/** What patients read and can be changed at once; everything is sent. */
export type CardInput = Required<SpecialistProfileForm>;
export const cardSchema = specialistProfileSchema;

export function toCardInput(practice: Practice): CardInput {
  return {
    yearsOfExperience: String(practice.yearsExperience),
    education: practice.education,
    hospitalAffiliation: practice.hospital,
    bio: practice.bio,
    languages: [...practice.languages],
    // It priced the first kind of visit; prices are changed there.
    consultationRate: (practice.rateMinor / 100).toFixed(2),
    acceptsInsurance: practice.acceptsInsurance,
    gender: practice.gender ?? 'prefer-not-to-say',
    province: practice.province ?? '',
    city: practice.city,
    practiceNumber: practice.practiceNumber,
  };
}
