import type { Place } from './places.ts';

type Side = 'patient' | 'specialist' | 'covering' | 'operator';

/** What the mail about a notification says that the kind does not. Without words of its own it says where to see it. */
export interface Mail<Facts> {
  /** Read on lock screens: no reason, no specialty, nobody's name. The title unless told. */
  subject?: string | ((facts: Facts) => string);
  /** Paragraphs, the important one first. */
  lines?: string | ((facts: Facts) => string[]);
  /** Where its words send the reader elsewhere than the line behind the bell does. */
  leads?: Place | ((facts: Facts) => Place);
  /** The very address, of who has no account here. */
  path?: (facts: Facts) => string;
  /** What the attached file does to the reader's calendar. */
  calendar?: 'put in' | 'take out';
}

/** Mails of kinds, by event, and by event and side where the sides read something else. */
export type MailsOf<Kinds, Facts> = Partial<
  Record<(keyof Kinds & string) | `${keyof Kinds & string}.${Side}`, Mail<Facts>>
>;

/** Why something ends that a patient had with a specialist. */
export const AWAY = 'The specialist cannot hold visits at the moment.';
