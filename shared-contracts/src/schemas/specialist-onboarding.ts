import { z } from 'zod';
import { SPECIALTIES, WEEKDAYS } from '../people/onboarding';
import { LIMITS, PICTURE_TYPES } from '../settings/limits';
import { NUMBER_KINDS, numberText } from './number-kinds';
import { says } from './says';
import { acceptedTerms, phoneText, requiredText, textList } from './texts';

const picture = z
  .custom<File>((file) => typeof File !== 'undefined' && file instanceof File, says('validation.picture'))
  .refine(
    (file) => PICTURE_TYPES.includes(file.type) && file.size <= LIMITS.pictureBytes.max,
    says('validation.picture'),
  );

/** Specialist onboarding. */
export const specialistOnboardingSchema = z.object({
  specialty: z
    .enum([...SPECIALTIES, ''], says('validation.specialty'))
    .refine((specialty) => specialty !== '', says('validation.specialty')),
  licenseNumber: requiredText('validation.licenseNumber'),
  yearsOfExperience: numberText(
    NUMBER_KINDS.yearsOfExperience,
    'validation.yearsOfExperienceRange',
    'validation.yearsOfExperience',
  ),
  education: requiredText('validation.education'),
  hospitalAffiliation: requiredText('validation.hospitalAffiliation'),
  phoneNumber: phoneText,
  bio: z
    .string(says('validation.bio'))
    .trim()
    .min(LIMITS.bio.min, says('validation.bio'))
    .max(LIMITS.bio.max, says('validation.tooLong')),
  languages: textList.min(1, says('validation.languages')),
  availability: z
    .record(z.enum(WEEKDAYS), z.boolean())
    .refine((days) => Object.values(days).includes(true), says('validation.availability')),
  consultationRate: numberText(
    NUMBER_KINDS.consultationRate,
    'validation.consultationRateRange',
    'validation.consultationRate',
  ),
  acceptsInsurance: z.boolean(),
  profileImage: picture.optional(),
  termsAccepted: acceptedTerms,
});
