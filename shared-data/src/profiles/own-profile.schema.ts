import { GENDERS } from '@telehealth/contracts';
import { needsSchema } from '@telehealth/contracts/schemas';
import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, textOrNone, whole } from '../rows/row-values';

/** What a person says about themselves, whatever their role. */
export const ownProfile = rowSchema<'profiles'>()({
  name: z.string(),
  email: z.string(),
  /** As it was typed; empty while none was given. */
  phoneRaw: textOrNone,
  locale: z.string(),
  timeZone: z.string(),
  needs: needsSchema,
  onboardingCompletedAt: instant.nullable(),
  /** When the person last said that everything is still right. */
  factsReviewedAt: instant.nullable(),
  updatedAt: instant,
  version: whole,
});
export type OwnProfile = z.output<typeof ownProfile>;

/** A patient's own facts. */
export const patientFacts = rowSchema<'patients'>()({
  /** ISO `yyyy-mm-dd`. */
  dateOfBirth: z.string(),
  gender: z.enum(GENDERS),
  address: z.string(),
  /** Empty: unknown. */
  bloodType: z.string(),
  idKind: z.enum(['sa_id', 'passport']).nullable(),
  idNumber: textOrNone,
  updatedAt: instant,
  version: whole,
});
export type PatientFacts = z.output<typeof patientFacts>;

/** Whom to call for a patient. */
export const emergencyContact = rowSchema<'emergency_contacts'>()({
  name: z.string(),
  relationship: z.string(),
  phone: z.string(),
  updatedAt: instant,
  version: whole,
});
export type EmergencyContact = z.output<typeof emergencyContact>;

/** The medical aid that receipts name, by choice. */
export const medicalAid = rowSchema<'medical_aids'>()({
  scheme: z.string(),
  plan: z.string(),
  memberName: z.string(),
  memberNumber: z.string(),
  dependantCode: z.string(),
  version: whole,
});
export type MedicalAid = z.output<typeof medicalAid>;
