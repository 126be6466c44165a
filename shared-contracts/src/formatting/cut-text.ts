/** The beginning of a text that is so long at most (as limits count: UTF-16), and never half of a sign. */
export function cutText(text: string, most: number): string {
  // The sign at that place does not fit: its beginning is the end.
  return text.slice(0, new Intl.Segmenter().segment(text).containing(most)?.index);
}

/** The same, with a mark that there was more. */
export const shortenText = (text: string, most: number): string =>
  text.length > most ? `${cutText(text, most - 1).trimEnd()}…` : text;
