import type { Gender, PatientOnboarding, Province, SpecialistOnboarding, Weekday } from '@telehealth/contracts/people';

/** Weekly hours of a demo specialist, in their own wall-clock time. */
export interface SeedHours {
  days: readonly Weekday[];
  /** `hh:mm`; `24:00` reaches midnight. */
  from: string;
  to: string;
}

/** A visit type beside the consultation that onboarding creates. */
export interface SeedVisitType {
  name: string;
  minutes: number;
  priceMinor: number;
  /** The specialist must accept the request before it is booked. */
  asked?: boolean;
}

export interface SeedName {
  firstName: string;
  /** Empty for people with one name. */
  lastName: string;
  /** Before the @ of an example.com address. */
  mailbox: string;
  timeZone: string;
}

/** A demo specialist. Omitted form fields have common defaults. */
export interface SeedSpecialist extends SeedName {
  form: Pick<
    SpecialistOnboarding,
    'specialty' | 'yearsOfExperience' | 'hospitalAffiliation' | 'bio' | 'languages' | 'consultationRate'
  > &
    Partial<SpecialistOnboarding>;
  /** Search fields beyond the onboarding form. */
  card?: { gender?: Gender; province?: Province; city?: string };
  hours: readonly SeedHours[];
  more?: readonly SeedVisitType[];
  /** Pause after each visit, in minutes. */
  bufferAfter?: number;
  /** Notice of all visit types, in minutes. */
  notice?: number;
  /** The result of the registration check. Default: verified. */
  registration?: 'pending' | 'rejected' | 'suspended' | 'expired' | 'unverified';
  /** Day of the onboarding, counted from the anchor. Default: the beginning of the demo. */
  onboarded?: number;
}

export interface SeedPatient extends SeedName {
  /** Age on the anchor's day, in place of a date of birth. */
  ageYears?: number;
  /** Day of the onboarding, counted from the anchor. Default: the beginning of the demo. */
  onboarded?: number;
  form: Pick<PatientOnboarding, 'dateOfBirth' | 'gender' | 'address' | 'emergencyContact'> & Partial<PatientOnboarding>;
}

/** Password of every demo account; it protects made-up people only. */
export const DEMO_PASSWORD = 'Sawubona-2026';

export const emailOf = (person: SeedName): string => `${person.mailbox}@example.com`;
/** Identity id, the same on every machine. */
export const identityIdOf = (person: SeedName): string => `user_demo_${person.mailbox.replaceAll('.', '_')}`;
/** The name as profiles show it. */
export const nameOf = (person: SeedName): string => [person.firstName, person.lastName].filter(Boolean).join(' ');
