import { GENDERS } from '@telehealth/contracts/people';
import { needsSchema } from '@telehealth/contracts/schemas/practice';
import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, textOrNone, whole } from '../rows/row-values';

export const ownProfile = rowSchema<'profiles'>()({
  name: z.string(),
  email: z.string(),
  /** As typed; empty while none was given. */
  phoneRaw: textOrNone,
  locale: z.string(),
  timeZone: z.string(),
  needs: needsSchema,
  onboardingCompletedAt: instant.nullable(),
  /** When the person last confirmed that everything is still right. */
  factsReviewedAt: instant.nullable(),
  updatedAt: instant,
  version: whole,
});
export type OwnProfile = z.output<typeof ownProfile>;

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

export const emergencyContact = rowSchema<'emergency_contacts'>()({
  name: z.string(),
  relationship: z.string(),
  phone: z.string(),
  updatedAt: instant,
  version: whole,
});
export type EmergencyContact = z.output<typeof emergencyContact>;

/** The medical aid named on receipts, by choice. */
export const medicalAid = rowSchema<'medical_aids'>()({
  scheme: z.string(),
  plan: z.string(),
  memberName: z.string(),
  memberNumber: z.string(),
  dependantCode: z.string(),
  version: whole,
});
export type MedicalAid = z.output<typeof medicalAid>;
