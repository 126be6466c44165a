/**
 * What the reader can recognise. Data only.
 * Phrases stand one to a line. A word is literal; `*` ends a stem, `|` separates alternatives, `<pain>` stands for a word class,
 * `all_over` for words that belong together, `~` for up to four words between (`~2`: up to two), `%` for the two sides near each
 * other in either order. `^ ` in front: the phrase must be the whole text, apart from words for whose it is, a doubt, or a call
 * for help. Small words such as "my" or "very" may always stand between. Texts are compared after spelling correction.
 */
export interface Concept {
  words: string;
  /** Broader concepts that it implies. */
  is?: string;
  /** `history`: a lasting illness or circumstance; neither the past nor a duration ends it. */
  kind?: 'history';
}

export type ConceptTable = Readonly<Record<string, Concept>>;
