import { findPhoneNumbersInText } from 'libphonenumber-js/min';

/** The one number that a typed text is. */
export interface PhoneReading {
  /** With the country's code, as it is dialled (ITU-T E.164). */
  e164: string;
  /** The same as people read it, e.g. `+27 82 555 0199`. */
  spoken: string;
}

/** A number without a country's code is of here. */
const HERE = 'ZA';
/** Behind the country's code (ICASA, numbering plan regulations 2016); the library's small tables take others as well. */
const DIGITS_HERE = 9;
const DIGIT = /\p{Nd}/u;

/**
 * Reads a telephone number; an extension stays behind in the text. Nothing is guessed: two numbers, digits left over and
 * numbers that no country gives out are none.
 */
export function readPhoneNumber(typed: string): PhoneReading | null {
  const [found, second] = findPhoneNumbersInText(typed, { defaultCountry: HERE, extended: false });
  if (found === undefined || second !== undefined) return null;
  const { number, startsAt, endsAt } = found;
  const isAll = !DIGIT.test(typed.slice(0, startsAt) + typed.slice(endsAt));
  const isHere = number.countryCallingCode === '27';
  if (!isAll || !number.isValid() || (isHere && number.nationalNumber.length !== DIGITS_HERE)) return null;
  number.setExt('');
  return { e164: number.number, spoken: number.formatInternational() };
}
