import type { SeedPatient } from './seed-person';

const JOHANNESBURG = 'Africa/Johannesburg';
const contact = (name: string, relationship: string, last: string) => ({
  name,
  relationship,
  phone: `+1 202 555 01${last}`,
});

/** Patients with needs that screens must meet: a child, a pregnancy, no hearing, little data, a delegate. */
export const MORE_PATIENTS: readonly SeedPatient[] = [
  {
    firstName: 'Lwazi',
    lastName: 'Dlamini',
    mailbox: 'lwazi.dlamini',
    timeZone: JOHANNESBURG,
    ageYears: 6,
    form: {
      dateOfBirth: '',
      gender: 'male',
      address: '22 Marula Lane, Durban',
      emergencyContact: contact('Nomsa Dlamini', 'Mother', '08'),
      medicalConditions: ['Eczema'],
      allergies: ['Eggs'],
    },
  },
  {
    firstName: 'Nomsa',
    lastName: 'Dlamini',
    mailbox: 'nomsa.dlamini',
    timeZone: JOHANNESBURG,
    form: {
      dateOfBirth: '1986-12-01',
      gender: 'female',
      address: '22 Marula Lane, Durban',
      emergencyContact: contact('Mandla Dlamini', 'Husband', '09'),
    },
  },
  {
    firstName: 'Annelie',
    lastName: 'Coetzee-Müller',
    mailbox: 'annelie.coetzee',
    timeZone: JOHANNESBURG,
    ageYears: 31,
    form: {
      dateOfBirth: '',
      gender: 'female',
      address: 'Lelieweg 5, Stellenbosch',
      emergencyContact: contact('Gerhard Müller', 'Husband', '10'),
      medicalConditions: ['Pregnancy, second trimester'],
      currentMedications: ['Folic acid'],
    },
  },
  {
    firstName: 'Tshepo',
    lastName: 'Radebe',
    mailbox: 'tshepo.radebe',
    timeZone: JOHANNESBURG,
    form: {
      dateOfBirth: '1983-08-19',
      gender: 'male',
      address: '9 Acacia Close, Bloemfontein',
      emergencyContact: contact('Mpho Radebe', 'Sister', '11'),
      medicalConditions: ['Deaf from birth; writes, signs SASL'],
      allergies: ['Penicillin'],
    },
  },
  {
    firstName: 'Bhekisisa',
    lastName: 'Sibiya',
    mailbox: 'bhekisisa.sibiya',
    timeZone: JOHANNESBURG,
    form: {
      dateOfBirth: '1964-02-27',
      gender: 'male',
      address: 'Emakhabeleni, Msinga',
      emergencyContact: contact('Zanele Sibiya', 'Daughter', '12'),
      medicalConditions: ['High blood pressure'],
    },
  },
  {
    firstName: 'Empty',
    lastName: 'Patient',
    mailbox: 'empty.patient',
    timeZone: JOHANNESBURG,
    form: {
      dateOfBirth: '1999-09-09',
      gender: 'prefer-not-to-say',
      address: '2 Example Avenue, Johannesburg',
      emergencyContact: contact('Empty Contact', 'Friend', '13'),
    },
    onboarded: -3,
  },
];
