/** Sex or gender as asked in patient onboarding. */
export const GENDERS = ['male', 'female', 'non-binary', 'other', 'prefer-not-to-say'] as const;
export type Gender = (typeof GENDERS)[number];

export const SPECIALTIES = [
  'general',
  'internal',
  'pediatrics',
  'cardiology',
  'dermatology',
  'neurology',
  'obgyn',
  'psychiatry',
  'orthopedics',
  'oncology',
  'other',
] as const;
export type Specialty = (typeof SPECIALTIES)[number];

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export type WeeklyAvailability = Record<Weekday, boolean>;

/** Values of the patient onboarding form. Dates as ISO `yyyy-mm-dd`. */
export interface PatientOnboarding {
  dateOfBirth: string;
  gender: Gender | '';
  phoneNumber: string;
  /** As the number is dialled; null where it is not certain which one that is. */
  phoneE164?: string | null;
  address: string;
  emergencyContact: { name: string; relationship: string; phone: string; phoneE164?: string | null };
  medicalConditions: string[];
  allergies: string[];
  /** Said to know of none; counts only where none is listed. */
  noAllergies?: boolean | undefined;
  currentMedications: string[];
  termsAccepted: boolean;
}

/** Values of the specialist onboarding form. */
export interface SpecialistOnboarding {
  specialty: Specialty | '';
  licenseNumber: string;
  /** Text of a number input, 0 to 70. */
  yearsOfExperience: string;
  education: string;
  hospitalAffiliation: string;
  phoneNumber: string;
  phoneE164?: string | null;
  bio: string;
  languages: string[];
  availability: WeeklyAvailability;
  /** Number as text, per hour, USD, at least 0. */
  consultationRate: string;
  acceptsInsurance: boolean;
  /** Optional picture, uploaded after the form was accepted. */
  profileImage?: File;
  termsAccepted: boolean;
}
