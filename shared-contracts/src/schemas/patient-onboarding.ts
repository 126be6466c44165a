import { z } from 'zod';
import { GENDERS } from '../people/onboarding';
import { isPastDate } from './past-date';
import { says } from './says';
import { acceptedTerms, nameText, phoneText, requiredText, textList } from './texts';

/**
 * Patient onboarding in the strict reading of the specification. This schema is the only switch between its two readings.
 */
export const patientOnboardingSchema = z.object({
  dateOfBirth: z
    .string(says('validation.dateOfBirth'))
    .min(1, says('validation.dateOfBirth'))
    .refine((day) => day === '' || isPastDate(day), says('validation.dateOfBirthPast')),
  gender: z
    .enum([...GENDERS, ''], says('validation.gender'))
    .refine((gender) => gender !== '', says('validation.gender')),
  phoneNumber: phoneText,
  address: requiredText('validation.address'),
  emergencyContact: z.object({
    name: nameText('validation.emergencyName'),
    relationship: nameText('validation.emergencyRelationship'),
    phone: phoneText,
  }),
  medicalConditions: textList,
  allergies: textList,
  noAllergies: z.boolean(says('data.invalid')).optional(),
  currentMedications: textList,
  termsAccepted: acceptedTerms,
});
