/** The first sign of a text as people see signs: a letter with its marks, an emoji with its parts. Empty for no text. */
export function firstSign(text: string): string {
  return new Intl.Segmenter().segment(text).containing(0)?.segment ?? '';
}

/** The beginning of a text that is so long at most (as limits count: UTF-16), and never half of a sign. */
export function cutText(text: string, most: number): string {
  // The sign at that place does not fit: its beginning is the end.
  return text.slice(0, new Intl.Segmenter().segment(text).containing(most)?.index);
}

/** The same, with a mark that there was more. */
export const shortenText = (text: string, most: number): string =>
  text.length > most ? `${cutText(text, most - 1).trimEnd()}…` : text;
