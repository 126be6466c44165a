import type { PatientOnboarding } from '../people/onboarding';
import type { Example } from './example';

/** A patient onboarding that is accepted; the other examples differ from it in one thing. */
export const GOOD_PATIENT_ONBOARDING: PatientOnboarding = {
  dateOfBirth: '1990-04-12',
  gender: 'female',
  phoneNumber: '+27 82 000 0000',
  address: '12 Jacaranda Street, Pretoria',
  emergencyContact: { name: 'Sipho Dlamini', relationship: 'Brother', phone: '+27 83 000 0000' },
  medicalConditions: ['Asthma'],
  allergies: ['Penicillin'],
  currentMedications: ['Salbutamol inhaler'],
  termsAccepted: true,
};

const good = GOOD_PATIENT_ONBOARDING;
const contact = good.emergencyContact;

/** Examples for patient onboarding, strict reading. */
export const PATIENT_ONBOARDING_EXAMPLES: readonly Example<PatientOnboarding>[] = [
  { name: 'everything filled in', values: good },
  { name: 'all three lists empty', values: { ...good, medicalConditions: [], allergies: [], currentMedications: [] } },
  { name: 'phone of exactly ten characters', values: { ...good, phoneNumber: '0820000000' } },
  { name: 'phone of letters, because only its length counts', values: { ...good, phoneNumber: 'abcdefghij' } },
  { name: 'gender not said', values: { ...good, gender: 'prefer-not-to-say' } },
  { name: 'born on a leap day', values: { ...good, dateOfBirth: '2000-02-29' } },
  {
    name: 'no date of birth',
    values: { ...good, dateOfBirth: '' },
    refused: { path: 'dateOfBirth', id: 'validation.dateOfBirth' },
  },
  {
    name: 'born in the future',
    values: { ...good, dateOfBirth: '2999-01-01' },
    refused: { path: 'dateOfBirth', id: 'validation.dateOfBirthPast' },
  },
  {
    name: 'a day that does not exist',
    values: { ...good, dateOfBirth: '2001-02-30' },
    refused: { path: 'dateOfBirth', id: 'validation.dateOfBirthPast' },
  },
  { name: 'no gender', values: { ...good, gender: '' }, refused: { path: 'gender', id: 'validation.gender' } },
  {
    name: 'phone of nine characters',
    values: { ...good, phoneNumber: '082000000' },
    refused: { path: 'phoneNumber', id: 'validation.phone' },
  },
  { name: 'no address', values: { ...good, address: '' }, refused: { path: 'address', id: 'validation.address' } },
  {
    name: 'blank address',
    values: { ...good, address: '   ' },
    refused: { path: 'address', id: 'validation.address' },
  },
  {
    name: 'no emergency contact name',
    values: { ...good, emergencyContact: { ...contact, name: '' } },
    refused: { path: 'emergencyContact.name', id: 'validation.emergencyName' },
  },
  {
    name: 'no relationship',
    values: { ...good, emergencyContact: { ...contact, relationship: '' } },
    refused: { path: 'emergencyContact.relationship', id: 'validation.emergencyRelationship' },
  },
  {
    name: 'emergency phone of nine characters',
    values: { ...good, emergencyContact: { ...contact, phone: '083000000' } },
    refused: { path: 'emergencyContact.phone', id: 'validation.phone' },
  },
  {
    name: 'terms not accepted',
    values: { ...good, termsAccepted: false },
    refused: { path: 'termsAccepted', id: 'validation.terms' },
  },
];
