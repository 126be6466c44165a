import { INITIAL_SPECIALIST_ONBOARDING } from '../people/initial-forms';
import type { SpecialistOnboarding } from '../people/onboarding';
import type { Example } from './example';

/** A specialist onboarding that is accepted; the other examples differ from it in one thing. */
export const GOOD_SPECIALIST_ONBOARDING: SpecialistOnboarding = {
  ...INITIAL_SPECIALIST_ONBOARDING,
  specialty: 'cardiology',
  licenseNumber: 'ZZ0000042',
  yearsOfExperience: '12',
  education: 'MBChB, University of Cape Town',
  hospitalAffiliation: 'Groote Schuur Hospital',
  phoneNumber: '+27 21 000 0000',
  bio: 'Heart failure and rhythm.',
  languages: ['English', 'isiXhosa'],
  consultationRate: '90',
  acceptsInsurance: true,
  termsAccepted: true,
};

const good = GOOD_SPECIALIST_ONBOARDING;
const noDays = {
  monday: false,
  tuesday: false,
  wednesday: false,
  thursday: false,
  friday: false,
  saturday: false,
  sunday: false,
};

const ACCEPTED: readonly Example<SpecialistOnboarding>[] = [
  { name: 'everything filled in', values: good },
  { name: 'no insurance', values: { ...good, acceptsInsurance: false } },
  { name: 'no experience yet', values: { ...good, yearsOfExperience: '0' } },
  { name: 'seventy years', values: { ...good, yearsOfExperience: '70' } },
  { name: 'free of charge', values: { ...good, consultationRate: '0' } },
  { name: 'rate with cents', values: { ...good, consultationRate: '79.50' } },
  { name: 'bio of exactly ten characters', values: { ...good, bio: 'Ten chars.' } },
  { name: 'phone of letters, because only its length counts', values: { ...good, phoneNumber: 'abcdefghij' } },
];

const REFUSED: readonly Example<SpecialistOnboarding>[] = [
  {
    name: 'no day to work on',
    values: { ...good, availability: noDays },
    refused: { path: 'availability', id: 'validation.availability' },
  },
  {
    name: 'no specialty',
    values: { ...good, specialty: '' },
    refused: { path: 'specialty', id: 'validation.specialty' },
  },
  {
    name: 'no licence number',
    values: { ...good, licenseNumber: ' ' },
    refused: { path: 'licenseNumber', id: 'validation.licenseNumber' },
  },
  {
    name: 'no years of experience',
    values: { ...good, yearsOfExperience: '' },
    refused: { path: 'yearsOfExperience', id: 'validation.yearsOfExperience' },
  },
  {
    name: 'more than seventy years',
    values: { ...good, yearsOfExperience: '71' },
    refused: { path: 'yearsOfExperience', id: 'validation.yearsOfExperienceRange' },
  },
  {
    name: 'less than no experience',
    values: { ...good, yearsOfExperience: '-1' },
    refused: { path: 'yearsOfExperience', id: 'validation.yearsOfExperienceRange' },
  },
  {
    name: 'no education',
    values: { ...good, education: '' },
    refused: { path: 'education', id: 'validation.education' },
  },
  {
    name: 'no hospital',
    values: { ...good, hospitalAffiliation: '' },
    refused: { path: 'hospitalAffiliation', id: 'validation.hospitalAffiliation' },
  },
  {
    name: 'phone of nine characters',
    values: { ...good, phoneNumber: '021000000' },
    refused: { path: 'phoneNumber', id: 'validation.phone' },
  },
  {
    name: 'bio of nine characters',
    values: { ...good, bio: 'Nine char' },
    refused: { path: 'bio', id: 'validation.bio' },
  },
  {
    name: 'no language',
    values: { ...good, languages: [] },
    refused: { path: 'languages', id: 'validation.languages' },
  },
  {
    name: 'no rate',
    values: { ...good, consultationRate: '' },
    refused: { path: 'consultationRate', id: 'validation.consultationRate' },
  },
  {
    name: 'rate below zero',
    values: { ...good, consultationRate: '-5' },
    refused: { path: 'consultationRate', id: 'validation.consultationRateRange' },
  },
  {
    name: 'rate that is not a number',
    values: { ...good, consultationRate: 'ninety' },
    refused: { path: 'consultationRate', id: 'validation.consultationRateRange' },
  },
  {
    name: 'terms not accepted',
    values: { ...good, termsAccepted: false },
    refused: { path: 'termsAccepted', id: 'validation.terms' },
  },
];

/** Examples for specialist onboarding. */
export const SPECIALIST_ONBOARDING_EXAMPLES: readonly Example<SpecialistOnboarding>[] = [...ACCEPTED, ...REFUSED];
