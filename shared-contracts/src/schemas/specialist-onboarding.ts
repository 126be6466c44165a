import { z } from 'zod';
import { SPECIALTIES, WEEKDAYS } from '../entities/onboarding';
import { LIMITS, PICTURE_TYPES } from '../settings/limits';
import { says } from './says';
import { acceptedTerms, phoneText, requiredText, textList } from './texts';

const yearsText = z
  .string(says('validation.yearsOfExperience'))
  .trim()
  .min(1, says('validation.yearsOfExperience'))
  .refine(
    (text) => text === '' || (/^\d{1,2}$/.test(text) && Number(text) <= LIMITS.yearsOfExperience.max),
    says('validation.yearsOfExperienceRange'),
  );

const rateText = z
  .string(says('validation.consultationRate'))
  .trim()
  .min(1, says('validation.consultationRate'))
  .refine(
    (text) => text === '' || (/^\d+(\.\d{1,2})?$/.test(text) && Number(text) <= LIMITS.consultationRate.max),
    says('validation.consultationRateRange'),
  );

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
  yearsOfExperience: yearsText,
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
  consultationRate: rateText,
  acceptsInsurance: z.boolean(),
  profileImage: picture.optional(),
  termsAccepted: acceptedTerms,
});
