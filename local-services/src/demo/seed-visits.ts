/** A visit that lies behind us, in days before today. */
export interface SeedPastVisit {
  patient: string;
  specialist: string;
  daysAgo: number;
  /** Local start on that day at the specialist's, `hh:mm`. */
  at: string;
  reason: string;
  end: 'booked' | 'cancelled by patient' | 'cancelled late' | 'cancelled by specialist' | 'expired';
}

/** A visit to come, booked like a patient books: the first opening at least that many days ahead. */
export interface SeedComingVisit {
  patient: string;
  specialist: string;
  daysAhead: number;
  mode: 'video' | 'voice' | 'chat';
  reason: string;
  cancelled?: boolean;
}

/** People are named by their mailbox. */
export const SEED_PAST_VISITS: readonly SeedPastVisit[] = [
  {
    patient: 'thandi',
    specialist: 'naledi',
    daysAgo: 90,
    at: '09:00',
    reason: 'Cough that stayed after a cold',
    end: 'booked',
  },
  { patient: 'thandi', specialist: 'naledi', daysAgo: 34, at: '10:30', reason: 'Repeat of the inhaler', end: 'booked' },
  {
    patient: 'thandi',
    specialist: 'zoe.fernandes',
    daysAgo: 20,
    at: '11:00',
    reason: 'Rash on one arm',
    end: 'cancelled by patient',
  },
  { patient: 'thandi', specialist: 'pieter.vanderwesthuizen', daysAgo: 6, at: '08:00', reason: '', end: 'expired' },
  {
    patient: 'mariamagdalena.oosthuizen',
    specialist: 'pieter.vanderwesthuizen',
    daysAgo: 61,
    at: '09:00',
    reason: 'Blood pressure review',
    end: 'booked',
  },
  {
    patient: 'mariamagdalena.oosthuizen',
    specialist: 'themba.ndlovu',
    daysAgo: 28,
    at: '14:00',
    reason: 'Sugar readings of the month',
    end: 'booked',
  },
  {
    patient: 'mariamagdalena.oosthuizen',
    specialist: 'naledi',
    daysAgo: 12,
    at: '12:00',
    reason: 'Flu vaccine question',
    end: 'cancelled by specialist',
  },
  {
    patient: 'siyabonga',
    specialist: 'kagiso.mabena',
    daysAgo: 15,
    at: '09:30',
    reason: 'Knee after football',
    end: 'booked',
  },
  {
    patient: 'siyabonga',
    specialist: 'naledi',
    daysAgo: 8,
    at: '16:00',
    reason: 'Note for work',
    end: 'cancelled late',
  },
  {
    patient: 'jose.conceicao',
    specialist: 'zoe.fernandes',
    daysAgo: 41,
    at: '13:00',
    reason: 'Mole that changed',
    end: 'booked',
  },
  {
    patient: 'jose.conceicao',
    specialist: 'refilwe.motaung',
    daysAgo: 5,
    at: '17:00',
    reason: 'Travel vaccinations',
    end: 'booked',
  },
  {
    patient: 'xolile.mbekintuli',
    specialist: 'amelie.rousseau',
    daysAgo: 30,
    at: '15:00',
    reason: 'Headaches with flashing lights',
    end: 'booked',
  },
  {
    patient: 'xolile.mbekintuli',
    specialist: 'ayanda.mqhayi',
    daysAgo: 9,
    at: '18:00',
    reason: 'Sleep',
    end: 'booked',
  },
  {
    patient: 'ingrid.sondergaard',
    specialist: 'lindiwe.dube',
    daysAgo: 17,
    at: '10:00',
    reason: 'Second opinion',
    end: 'booked',
  },
  {
    patient: 'ingrid.sondergaard',
    specialist: 'naledi',
    daysAgo: 3,
    at: '13:30',
    reason: 'Results of the blood test',
    end: 'booked',
  },
  { patient: 'demo.patient', specialist: 'naledi', daysAgo: 25, at: '15:00', reason: 'Sore throat', end: 'booked' },
];

export const SEED_COMING_VISITS: readonly SeedComingVisit[] = [
  { patient: 'thandi', specialist: 'naledi', daysAhead: 1, mode: 'video', reason: 'Asthma check before winter' },
  { patient: 'thandi', specialist: 'ayanda.mqhayi', daysAhead: 8, mode: 'voice', reason: 'Trouble falling asleep' },
  {
    patient: 'mariamagdalena.oosthuizen',
    specialist: 'pieter.vanderwesthuizen',
    daysAhead: 2,
    mode: 'video',
    reason: 'Dizzy in the mornings',
  },
  {
    patient: 'mariamagdalena.oosthuizen',
    specialist: 'naledi',
    daysAhead: 2,
    mode: 'voice',
    reason: 'Prescription for three months',
  },
  { patient: 'siyabonga', specialist: 'sibusiso', daysAhead: 1, mode: 'video', reason: 'Exercises for the knee' },
  {
    patient: 'jose.conceicao',
    specialist: 'zoe.fernandes',
    daysAhead: 3,
    mode: 'chat',
    reason: 'Photographs of the mole',
  },
  {
    patient: 'xolile.mbekintuli',
    specialist: 'amelie.rousseau',
    daysAhead: 5,
    mode: 'video',
    reason: 'Headache diary',
  },
  {
    patient: 'ingrid.sondergaard',
    specialist: 'naledi',
    daysAhead: 1,
    mode: 'chat',
    reason: 'Question about the new tablets',
  },
  {
    patient: 'ingrid.sondergaard',
    specialist: 'fatima.essop',
    daysAhead: 6,
    mode: 'video',
    reason: 'Hot flushes',
    cancelled: true,
  },
  { patient: 'demo.patient', specialist: 'naledi', daysAhead: 4, mode: 'video', reason: 'Check-up' },
];
