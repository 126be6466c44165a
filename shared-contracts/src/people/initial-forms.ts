import type { PatientOnboarding, SpecialistOnboarding } from './onboarding';

/** What the patient onboarding form starts with. */
export const INITIAL_PATIENT_ONBOARDING: PatientOnboarding = {
  dateOfBirth: '',
  gender: '',
  phoneNumber: '',
  address: '',
  emergencyContact: { name: '', relationship: '', phone: '' },
  medicalConditions: [],
  allergies: [],
  currentMedications: [],
  termsAccepted: false,
};

/** What the specialist onboarding form starts with. */
export const INITIAL_SPECIALIST_ONBOARDING: SpecialistOnboarding = {
  specialty: '',
  licenseNumber: '',
  yearsOfExperience: '',
  education: '',
  hospitalAffiliation: '',
  phoneNumber: '',
  bio: '',
  languages: ['English'],
  availability: {
    monday: true,
    tuesday: true,
    wednesday: true,
    thursday: true,
    friday: true,
    saturday: false,
    sunday: false,
  },
  consultationRate: '',
  acceptsInsurance: false,
  termsAccepted: false,
};
