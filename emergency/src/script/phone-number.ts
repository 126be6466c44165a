/** Fewer digits than this are no number that somebody far away can be reached at. */
const FEWEST_DIGITS = 10;

/** The digits to dial, with a leading `+` if one was typed; null for what is no number. */
export function toDialled(typed: string): string | null {
  const digits = typed.replace(/[^\d+]/g, '');
  return /^\+?\d+$/.test(digits) && digits.replace('+', '').length >= FEWEST_DIGITS ? digits : null;
}

/**
 * The number with its country's code and without signs, as wa.me wants it. A number with a leading 0 is taken to be of
 * the chosen country.
 * @param callingCode without `+`, e.g. `27`; empty where there is none
 */
export function toInternational(dialled: string, callingCode: string): string {
  if (dialled.startsWith('+')) return dialled.slice(1);
  if (dialled.startsWith('00')) return dialled.slice(2);
  return dialled.startsWith('0') && callingCode !== '' ? callingCode + dialled.slice(1) : dialled;
}
