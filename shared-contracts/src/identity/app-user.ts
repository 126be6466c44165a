import type { Role } from '../access/access';

/** Harmless preferences kept with the identity (never clinical facts); merged with new values on update. */
export type Preferences = Readonly<Record<string, unknown>>;

interface AppUserBase {
  /** The identity provider's id (text), not the backend's uuid. */
  id: string;
  /** First and last name joined, else the username, else the word User. */
  name: string;
  /** Primary address, or empty. */
  email: string;
  role: Role;
  preferences: Preferences;
  onboardingCompleted: boolean;
  /** Always true by specification; see `emailProven` in the session for the real state. */
  emailVerified: true;
}
export interface PatientUser extends AppUserBase {
  role: 'patient';
  dateOfBirth?: string;
  gender?: string;
  /** Primary phone, or empty. */
  phone: string;
}
export interface SpecialistUser extends AppUserBase {
  role: 'specialist';
  hpcsaNumber?: string;
  specialization?: string;
}
/** The signed-in person, derived from the identity provider's user. */
export type AppUser = PatientUser | SpecialistUser;
