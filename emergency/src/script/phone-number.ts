/** Fewer digits than this are no number that somebody far away can be reached at. */
const FEWEST_DIGITS = 10;
/**
 * Where a number inside the country has no leading 0, by calling code: how many digits the shortest has. The empty code is the
 * European Union. Source: national numbering plans, https://www.itu.int/oth/T0202
 */
const WITHOUT_ZERO: Readonly<Record<string, number>> = { '': 7, '1': 10, '258': 8, '266': 8, '267': 7, '268': 8 };

/** With the country's code (ITU-T E.164). */
const MOST_DIGITS = 15;
const ONE_NUMBER = /^\+?[\d\s().-]+$/;
/** Of South Africa, inside and from abroad: nine digits behind the 0 or the code. */
const HERE = /^(?:(?:\+|00)27|0)[1-9]\d{8}$/;

/**
 * The digits to dial, with a leading `+` if one was typed; null for what is no number, and for more than one: two numbers or an
 * extension dialled along are a number of nobody's.
 * @param callingCode of the chosen country without `+`, e.g. `27`; empty where there is none
 */
export function toDialled(typed: string, callingCode: string): string | null {
  // Behind the country's code the 0 in brackets is for callers inside of the country.
  const text = typed.trim().replace(/^(\+[\d\s-]*)\(0\)/, '$1');
  if (!ONE_NUMBER.test(text)) return null;
  const digits = text.replace(/[^\d+]/g, '');
  const isHere = /^(?:\+|00)27/.test(digits) || (callingCode === '27' && /^0[1-9]/.test(digits));
  if (isHere) return HERE.test(digits) ? digits : null;
  const fewest = digits.startsWith('+') ? FEWEST_DIGITS : (WITHOUT_ZERO[callingCode] ?? FEWEST_DIGITS);
  const { length } = digits.replace('+', '');
  return length >= fewest && length <= MOST_DIGITS ? digits : null;
}

/**
 * The number with its country's code and without signs, as wa.me wants it. A number without a code is taken to be of the
 * chosen country.
 * @param callingCode without `+`, e.g. `27`; empty where there is none
 */
export function toInternational(dialled: string, callingCode: string): string {
  if (dialled.startsWith('+')) return dialled.slice(1);
  if (dialled.startsWith('00')) return dialled.slice(2);
  if (callingCode === '') return dialled;
  if (dialled.startsWith('0')) return callingCode + dialled.slice(1);
  const fewest = WITHOUT_ZERO[callingCode];
  const hasCode =
    fewest === undefined || (dialled.startsWith(callingCode) && dialled.length >= callingCode.length + fewest);
  return hasCode ? dialled : callingCode + dialled;
}
