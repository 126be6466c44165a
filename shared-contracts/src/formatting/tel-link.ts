/** What stands between the digits of one number. */
const NUMBER = /\+?(?:[\s().-]*\d)+/g;
/** The shortest number anybody is reached at. */
const FEWEST_DIGITS = 3;

/**
 * The address of a link that dials (RFC 3966): the international number where one is known, else the first number of what
 * somebody typed. A second number or an extension is not dialled along: together they are a number of nobody's.
 * @param e164 with its country's code, e.g. `+27821234567`
 * @returns null where no number is said
 */
export function telLink(typed: string, e164: string | null = null): string | null {
  if (e164 !== null) return `tel:${e164}`;
  for (const [found] of typed.matchAll(NUMBER)) {
    // Behind the country's code the 0 in brackets is for callers inside of the country.
    const number = found.startsWith('+') ? found.replace('(0)', '') : found;
    const digits = number.replaceAll(/[^+\d]/g, '');
    if (digits.length >= FEWEST_DIGITS) return `tel:${digits}`;
  }
  return null;
}
