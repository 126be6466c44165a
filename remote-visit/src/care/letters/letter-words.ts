import type { Letter } from '../../data/letters/letter.schema';

export const KIND_WORDS: Readonly<Record<Letter['kind'], string>> = {
  sick_note: 'Sick note',
  school_note: 'School note',
  referral: 'Referral letter',
  test_request: 'Test order',
};
/** What rule 16 asks of work; of a child it is school or crèche. */
export const FITNESS_WORDS = {
  sick_note: { unfit: 'Not able to do any work', light_work: 'Able to do light work only' },
  school_note: { unfit: 'Not able to go to school or crèche', light_work: 'Able to go, without sport' },
} as const;
/** Rule 16 asks whether a certificate rests on the practitioner's own observation or on what the patient reported. */
export const BASIS_WORDS = {
  sick_note: {
    examined: 'What I saw and asked in this visit',
    told: 'What the patient told me, on acceptable medical grounds',
  },
  school_note: {
    examined: 'What I saw and asked in this visit',
    told: 'What the child or the adult with it told me, on acceptable medical grounds',
  },
} as const;
export const URGENCY_WORDS = {
  routine: 'When there is a place',
  soon: 'Within two weeks, if possible',
  urgent: 'Within days',
} as const;
export const CATEGORY_WORDS = { laboratory: 'A laboratory', imaging: 'Pictures, such as X-ray or ultrasound' } as const;
export const PRIORITY_WORDS = {
  routine: 'Routine',
  urgent: 'Today or tomorrow',
  stat: 'At once: they ring you with the result',
} as const;
export const MODE_WORDS = {
  video: 'by video',
  voice: 'by voice, without a picture',
  chat: 'in writing, without a picture',
} as const;

/** A date `yyyy-mm-dd` as an instant, to be formatted in UTC. */
export const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
