import type { SeedHours, SeedSpecialist } from './seed-person';

const JOHANNESBURG = 'Africa/Johannesburg';
const WORKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const office: readonly SeedHours[] = [{ days: WORKDAYS, from: '09:00', to: '17:00' }];
const base = { yearsOfExperience: '10', languages: ['English'], consultationRate: '50' };

/** A night specialist, an account that is still empty, and every state of a registration. */
export const MORE_SPECIALISTS: readonly SeedSpecialist[] = [
  {
    firstName: 'Hlengiwe',
    lastName: 'Ngcobo',
    mailbox: 'hlengiwe.ngcobo',
    timeZone: JOHANNESBURG,
    card: { gender: 'female', province: 'KZN', city: 'Durban' },
    form: {
      ...base,
      specialty: 'general',
      hospitalAffiliation: 'Night Line, Durban',
      bio: 'Awake when you are: evenings, nights and weekends, in isiZulu and English.',
      languages: ['isiZulu', 'English'],
      consultationRate: '60',
    },
    hours: [{ days: [...WORKDAYS, 'saturday', 'sunday'], from: '00:00', to: '24:00' }],
    more: [{ name: 'Long consultation', minutes: 60, priceMinor: 6000 }],
    notice: 360,
  },
  {
    firstName: 'Anathi',
    lastName: 'Gqola',
    mailbox: 'empty.specialist',
    timeZone: JOHANNESBURG,
    card: { gender: 'female', province: 'EC', city: 'Alice' },
    form: {
      ...base,
      specialty: 'general',
      hospitalAffiliation: 'Tyhume Practice, Alice',
      bio: 'Family medicine, new on Sawubona: nobody has booked yet.',
      languages: ['isiXhosa', 'English'],
    },
    hours: office,
    onboarded: -4,
  },
  {
    firstName: 'Gert',
    lastName: 'Fourie',
    mailbox: 'gert.fourie',
    timeZone: JOHANNESBURG,
    card: { gender: 'male', province: 'EC', city: 'Graaff-Reinet' },
    form: {
      ...base,
      specialty: 'orthopedics',
      hospitalAffiliation: 'Karoo Joints, Graaff-Reinet',
      bio: 'Shoulders and hands. My number was not found in the register.',
      languages: ['Afrikaans'],
    },
    hours: office,
    onboarded: -30,
    registration: 'rejected',
  },
  {
    firstName: 'Lerato',
    lastName: 'Phiri',
    mailbox: 'lerato.phiri',
    timeZone: JOHANNESBURG,
    card: { gender: 'female', province: 'NW', city: 'Rustenburg' },
    form: {
      ...base,
      specialty: 'dermatology',
      hospitalAffiliation: 'Phiri Skin Rooms, Rustenburg',
      bio: 'Skin of colour. My registration is suspended while a question is answered.',
      languages: ['Setswana', 'English'],
    },
    hours: office,
    onboarded: -200,
    registration: 'suspended',
  },
  {
    firstName: 'Palesa',
    lastName: 'Tshabalala',
    mailbox: 'palesa.tshabalala',
    timeZone: JOHANNESBURG,
    card: { gender: 'female', province: 'FS', city: 'Welkom' },
    form: {
      ...base,
      specialty: 'neurology',
      hospitalAffiliation: 'Memory Clinic, Welkom',
      bio: 'Memory and movement. The check of my registration ran out.',
      languages: ['Sesotho', 'English'],
    },
    hours: office,
    onboarded: -390,
    registration: 'expired',
  },
  {
    firstName: 'Nkosinathi',
    lastName: 'Buthelezi',
    mailbox: 'nkosinathi.buthelezi',
    timeZone: JOHANNESBURG,
    card: { gender: 'male', province: 'KZN', city: 'Ulundi' },
    form: {
      ...base,
      specialty: 'other',
      hospitalAffiliation: 'Speech and Swallowing, Ulundi',
      bio: 'Speech therapy. I took my question for a check back to correct the number.',
      languages: ['isiZulu'],
    },
    hours: office,
    onboarded: -15,
    registration: 'unverified',
  },
];
