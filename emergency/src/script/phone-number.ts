/** A number with fewer digits cannot be dialled from far away. */
const FEWEST_DIGITS = 10;
/**
 * Countries whose national numbers have no leading 0, by calling code: the length of the shortest. The empty code is the European
 * Union. Source: national numbering plans, https://www.itu.int/oth/T0202
 */
const WITHOUT_ZERO: Readonly<Record<string, number>> = { '': 7, '1': 10, '258': 8, '266': 8, '267': 7, '268': 8 };

/** Including the country code (ITU-T E.164). */
const MOST_DIGITS = 15;
const ONE_NUMBER = /^\+?[\d\s().-]+$/;
/** South African numbers, national or international: nine digits after the 0 or the code. */
const HERE = /^(?:(?:\+|00)27|0)[1-9]\d{8}$/;

/**
 * Returns the digits to dial, with a leading `+` if typed; null for an invalid text, and for more than one number, because two
 * numbers or an extension dialled together reach no one.
 * @param callingCode of the chosen country without `+`, e.g. `27`; empty where there is none
 */
export function toDialled(typed: string, callingCode: string): string | null {
  // After a country code, a 0 in brackets is only for national calls.
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
 * Returns the number with country code and digits only, as wa.me requires. A number without a code belongs to the chosen country.
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
