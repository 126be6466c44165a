import type { Role } from '../access/access';
import type { ConsultationMode } from '../booking/appointment';
import type { Gender, Specialty, Weekday } from '../people/onboarding';

/** How a role is called on screens. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = { patient: 'Patient', specialist: 'Healthcare Provider' };

/** How a specialty is called on screens. */
export const SPECIALTY_LABELS: Readonly<Record<Specialty, string>> = {
  general: 'General practice',
  internal: 'Internal medicine',
  pediatrics: 'Paediatrics',
  cardiology: 'Cardiology',
  dermatology: 'Dermatology',
  neurology: 'Neurology',
  obgyn: 'Obstetrics and gynaecology',
  psychiatry: 'Psychiatry',
  orthopedics: 'Orthopaedics',
  oncology: 'Oncology',
  other: 'Another health profession',
};

/** How a gender is called on screens. */
export const GENDER_LABELS: Readonly<Record<Gender, string>> = {
  male: 'Male',
  female: 'Female',
  'non-binary': 'Non-binary',
  other: 'Other',
  'prefer-not-to-say': 'Prefer not to say',
};

/** How a day of the week is called on screens. */
export const WEEKDAY_LABELS: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** How a way of meeting is called on screens. */
export const MODE_LABELS: Readonly<Record<ConsultationMode, string>> = { video: 'Video', voice: 'Voice', chat: 'Chat' };
