/** First aid for a person without training: short steps until help comes. */
export interface FirstAidCard {
  id: string;
  title: string;
  /** How to recognise the emergency. */
  signs?: string;
  steps: readonly string[];
  /** Steps for children or for a special case. */
  variants?: readonly { title: string; steps: readonly string[] }[];
  /** What people often do and should not. */
  never?: readonly string[];
  /** A tool of the page that belongs to the card. */
  tool?: 'metronome' | 'seizureTimer' | 'strokeTime';
  /** The published guidelines that the steps follow. */
  source: string;
  /** The clinician who reviewed the card and the day; null: not reviewed yet. */
  review: { by: string; on: string } | null;
}
