/** The first sign of a text as people see signs: a letter with its marks, an emoji with its parts. Empty for no text. */
export function firstSign(text: string): string {
  return new Intl.Segmenter().segment(text).containing(0)?.segment ?? '';
}
