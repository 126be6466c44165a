import { GENDERS, SPECIALTIES, WEEKDAYS } from '@telehealth/contracts';
import { z } from 'zod';

const text = z.string();
const list = z.array(z.string());

/** What is kept of a patient's form: all but the agreement to the terms, which is given with the form itself. */
export const patientDraft = z
  .object({
    dateOfBirth: text,
    gender: z.enum([...GENDERS, '']),
    phoneNumber: text,
    address: text,
    emergencyContact: z.object({ name: text, relationship: text, phone: text }),
    medicalConditions: list,
    allergies: list,
    currentMedications: list,
  })
  .partial();
export type PatientDraft = z.output<typeof patientDraft>;

/** The same of a specialist's form; the picture is chosen anew, as browsers give no file back. */
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
export type SpecialistDraft = z.output<typeof specialistDraft>;
