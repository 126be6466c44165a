import type { SeedPatient } from './seed-person';

const JOHANNESBURG = 'Africa/Johannesburg';

/** Made-up patients. Telephone numbers come from ranges reserved for fiction. */
export const SEED_PATIENTS: readonly SeedPatient[] = [
  {
    firstName: 'Thandi',
    lastName: 'Nkosi',
    mailbox: 'thandi',
    timeZone: JOHANNESBURG,
    form: {
      dateOfBirth: '1988-03-21',
      gender: 'female',
      address: '14 Protea Street, Pretoria',
      emergencyContact: { name: 'Sipho Nkosi', relationship: 'Husband', phone: '+1 202 555 0101' },
      medicalConditions: ['Asthma'],
      allergies: ['Penicillin'],
      currentMedications: ['Salbutamol inhaler'],
    },
  },
  {
    firstName: 'Maria-Magdalena',
    lastName: 'Janse van Rensburg-Oosthuizen',
    mailbox: 'mariamagdalena.oosthuizen',
    timeZone: JOHANNESBURG,
    form: {
      dateOfBirth: '1951-11-02',
      gender: 'female',
      address: 'Plot 7, Koringlandweg, Malmesbury',
      emergencyContact: { name: 'Hendrik Oosthuizen', relationship: 'Son', phone: '+1 202 555 0102' },
      medicalConditions: ['High blood pressure', 'Type 2 diabetes'],
      currentMedications: ['Metformin', 'Amlodipine'],
    },
  },
  {
    firstName: 'Siyabonga',
    lastName: '',
    mailbox: 'siyabonga',
    timeZone: JOHANNESBURG,
    form: {
      dateOfBirth: '2001-07-15',
      gender: 'male',
      address: '3 Vilakazi Street, Soweto',
      emergencyContact: { name: 'Gogo Thoko', relationship: 'Grandmother', phone: '+1 202 555 0103' },
    },
  },
  {
    firstName: 'José',
    lastName: 'António da Conceição',
    mailbox: 'jose.conceicao',
    timeZone: 'Africa/Maputo',
    form: {
      dateOfBirth: '1979-01-30',
      gender: 'male',
      address: 'Avenida Eduardo Mondlane 210, Maputo',
      emergencyContact: { name: 'Lúcia da Conceição', relationship: 'Wife', phone: '+1 202 555 0104' },
      allergies: ['Peanuts'],
    },
  },
  {
    firstName: 'Xolile',
    lastName: 'Mbeki-Ntuli',
    mailbox: 'xolile.mbekintuli',
    timeZone: JOHANNESBURG,
    form: {
      dateOfBirth: '1995-09-09',
      gender: 'non-binary',
      address: '88 Oxford Road, East London',
      emergencyContact: { name: 'Anele Ntuli', relationship: 'Sibling', phone: '+1 202 555 0105' },
      medicalConditions: ['Migraine'],
    },
  },
  {
    firstName: 'Ingrid',
    lastName: 'Søndergård',
    mailbox: 'ingrid.sondergaard',
    timeZone: 'Europe/London',
    form: {
      dateOfBirth: '1968-05-04',
      gender: 'prefer-not-to-say',
      address: '5 Kestrel Mews, Bristol',
      emergencyContact: { name: 'Mads Søndergård', relationship: 'Brother', phone: '+1 202 555 0106' },
    },
  },
  {
    firstName: 'Demo',
    lastName: 'Patient',
    mailbox: 'demo.patient',
    timeZone: JOHANNESBURG,
    form: {
      dateOfBirth: '1990-01-01',
      gender: 'other',
      address: '1 Example Avenue, Johannesburg',
      emergencyContact: { name: 'Demo Contact', relationship: 'Friend', phone: '+1 202 555 0107' },
    },
  },
];
