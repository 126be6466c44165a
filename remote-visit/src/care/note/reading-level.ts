/** A shorter text says nothing about its reading level. */
const FEWEST_WORDS = 20;
const EASY_YEAR = 7;

/**
 * The school year in which English text like this is usually read: Flesch–Kincaid, 0.39 words per sentence + 11.8 syllables
 * per word − 15.59 (Kincaid et al. 1975, https://stars.library.ucf.edu/istlibrary/56). Null if the text is too short.
 */
export function schoolYear(text: string): number | null {
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  if (words.length < FEWEST_WORDS) return null;
  const sentences = Math.max(1, (text.match(/[.!?]+(\s|$)|\n+/g) ?? []).length);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const year = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
  return Math.max(1, Math.round(year));
}

/** Counts groups of vowels without a silent final e, which is accurate enough for an average. */
function syllablesOf(word: string): number {
  const groups = word.replace(/(?<=[^aeiouyl])e$/, '').match(/[aeiouy]+/g) ?? [];
  return Math.max(1, groups.length);
}

/** A remark on the plan's reading level; empty if there is none. */
export function readingHint(text: string): string {
  const year = schoolYear(text);
  if (year === null) return '';
  if (year <= EASY_YEAR) return `Reads like school year ${year}.`;
  return `Reads like school year ${year}. Shorter sentences and words help.`;
}
