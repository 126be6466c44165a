/** What to do until help comes, for somebody who never learnt it: short steps in order. */
export interface FirstAidCard {
  /** For the address of the card, e.g. `choking`. */
  id: string;
  title: string;
  /** How to know it. */
  signs?: string;
  steps: readonly string[];
  /** Further steps for others than adults, or for a special case. */
  variants?: readonly { title: string; steps: readonly string[] }[];
  /** What people do and should not. */
  never?: readonly string[];
  /** A tool of the page that belongs to the card. */
  tool?: 'metronome' | 'seizureTimer' | 'strokeTime';
  /** Published guidelines the steps follow. */
  source: string;
  /** Who of a clinical profession reviewed the card and on which day; null: nobody yet. */
  review: { by: string; on: string } | null;
}
