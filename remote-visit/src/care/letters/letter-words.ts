import type { Letter } from '../../data/letters/letter.schema';

export const KIND_WORDS: Readonly<Record<Letter['kind'], string>> = {
  sick_note: 'Sick note',
  referral: 'Referral letter',
};
export const FITNESS_WORDS = { unfit: 'Not able to do any work', light_work: 'Able to do light work only' } as const;
/** Rule 16 asks whether a certificate rests on the practitioner's own observation or on what the patient reported. */
export const BASIS_WORDS = {
  examined: 'What I saw and asked in this visit',
  told: 'What the patient told me, on acceptable medical grounds',
} as const;
export const URGENCY_WORDS = {
  routine: 'When there is a place',
  soon: 'Within two weeks, if possible',
  urgent: 'Within days',
} as const;
export const MODE_WORDS = {
  video: 'by video',
  voice: 'by voice, without a picture',
  chat: 'in writing, without a picture',
} as const;

/** A date `yyyy-mm-dd` as an instant, to be formatted in UTC. */
export const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
