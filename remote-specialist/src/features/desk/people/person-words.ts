import { ageText, dayKey, formatPlainDate, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import type { DeathProof } from '../../../data/desk/ends';
import type { FoundPerson } from '../../../data/desk/people.schema';

export const PROOF_WORDS: Readonly<Record<DeathProof, string>> = {
  dha1663: 'Notice of death (DHA-1663)',
  certificate: 'Death certificate',
};

/** "4 years, born 2 March 2022", on a day. */
export const bornWords = (dateOfBirth: string, now: Date): string =>
  `${ageText(dateOfBirth, dayKey(now, SOUTH_AFRICAN_ZONE))}, born ${formatPlainDate(dateOfBirth)}`;

export const visitsWords = (count: number): string =>
  count === 0 ? 'none' : count === 1 ? '1 visit' : `${count} visits`;

/** What an operator tells a person from others by. */
export function factsOf({ dateOfBirth, idEnding, visits, visitsAhead }: FoundPerson, now: Date): string {
  const number = idEnding === null ? 'no identity number' : `identity number ends in ${idEnding}`;
  return `${bornWords(dateOfBirth, now)}, ${number}. Visits held: ${visitsWords(visits)}. Ahead: ${visitsWords(visitsAhead)}.`;
}
