/**
 * What the reader can recognise. Data only.
 *
 * Phrases stand one to a line. A word is literal; `*` ends a stem, `|` parts alternatives, `<pain>` stands for a word
 * class, `all_over` for words that belong together, `~` for up to four words between (`~2`: up to two), `%` for the two sides near each other in either order.
 * `^ ` in front: it is all that is written, but for whose it is, a doubt, or a call for help. Small words such as "my" or "very" may always stand between. Texts are compared after spelling was evened out.
 */
export interface Concept {
  words: string;
  /** Wider concepts that it implies. */
  is?: string;
  /** `history`: an illness or circumstance that lasts; neither the past nor a duration ends it. */
  kind?: 'history';
}

export type ConceptTable = Readonly<Record<string, Concept>>;
