import { GENDERS, SPECIALTIES, WEEKDAYS } from '@telehealth/contracts/people';
import { z } from 'zod';

const text = z.string();
const list = z.array(z.string());

/** A patient's onboarding form without the agreement to the terms, which is given on submit. */
export const patientDraft = z
  .object({
    dateOfBirth: text,
    gender: z.enum([...GENDERS, '']),
    phoneNumber: text,
    address: text,
    emergencyContact: z.object({ name: text, relationship: text, phone: text }),
    medicalConditions: list,
    allergies: list,
    noAllergies: z.boolean(),
    currentMedications: list,
  })
  .partial();

/** A specialist's onboarding form without the picture, because browsers do not return a chosen file. */
export const specialistDraft = z
  .object({
    specialty: z.enum([...SPECIALTIES, '']),
    licenseNumber: text,
    yearsOfExperience: text,
    education: text,
    hospitalAffiliation: text,
    phoneNumber: text,
    bio: text,
    languages: list,
    availability: z.record(z.enum(WEEKDAYS), z.boolean()),
    consultationRate: text,
    acceptsInsurance: z.boolean(),
  })
  .partial();
