import { listWords } from '@telehealth/contracts/formatting';
import type { ActingScope } from '@telehealth/contracts/people';
import type { Person } from './person.schema';

/** What an adult may hand on, by the scope that opens it. */
const PARTS = {
  book: 'visits',
  join: 'the calls of visits',
  pay: 'payments',
  records: 'the record and its readings',
  prescriptions: 'medicines and renewals',
  messages: 'messages of visits',
} as const satisfies Partial<Record<ActingScope, string>>;
type Part = keyof typeof PARTS;

export const HANDED_ON = Object.keys(PARTS) as Part[];

/** Names what somebody was not given, e.g. "Gogo has not given you visits and payments". */
export const notGiven = ({ firstName }: Person, parts: readonly Part[]): string =>
  `${firstName} has not given you ${listWords(parts.map((part) => PARTS[part]))}`;

export const howToGetMore = ({ firstName }: Person): string =>
  `To get more, ask ${firstName}: under Profile they end what you have and invite you anew, with more chosen.`;

/**
 * Why a page of somebody is closed to who acts for them, and who can open it.
 * @param missing scopes that the page asks for
 */
export function whyClosed(person: Person, missing: readonly ActingScope[]): string {
  const parts = HANDED_ON.filter((part) => missing.includes(part));
  if (person.basis === 'invited' && parts.length > 0) return `${notGiven(person, parts)}. ${howToGetMore(person)}`;
  return `Only ${person.firstName} sees and changes this: it is not handed on.`;
}
