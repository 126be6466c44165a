import type { Gender } from './onboarding';
import type { Relation } from './related-person';

/** On what the right to act for somebody rests. */
export const ACTING_BASES = ['invited', 'guardian', 'carer'] as const;
export type ActingBasis = (typeof ACTING_BASES)[number];

/** What somebody who acts for another may do; `notices` opens nothing: they hear of what the others open. `manage` is everything that the other scopes do not name. */
export const ACTING_SCOPES = [
  'book',
  'join',
  'pay',
  'records',
  'sensitive',
  'prescriptions',
  'messages',
  'notices',
  'manage',
] as const;
export type ActingScope = (typeof ACTING_SCOPES)[number];

/** What a record says of allergies; `not_asked` is not the same as `none_known`. */
export const ALLERGY_STATES = ['not_asked', 'none_known', 'recorded'] as const;
export type AllergyState = (typeof ALLERGY_STATES)[number];

type Words = Readonly<Record<'male' | 'female' | 'else', string>>;
const BY_GENDER: Readonly<Record<Exclude<Relation, 'other'>, Words>> = {
  child: { male: 'son', female: 'daughter', else: 'child' },
  partner: { male: 'partner', female: 'partner', else: 'partner' },
  parent: { male: 'father', female: 'mother', else: 'parent' },
  sibling: { male: 'brother', female: 'sister', else: 'sibling' },
  grandparent: { male: 'grandfather', female: 'grandmother', else: 'grandparent' },
  grandchild: { male: 'grandson', female: 'granddaughter', else: 'grandchild' },
};

/** What somebody is to whoever acts for them, e.g. `son`; empty where nothing closer is known. */
export function relationWord(relation: Relation, gender: Gender | ''): string {
  if (relation === 'other') return '';
  return BY_GENDER[relation][gender === 'male' || gender === 'female' ? gender : 'else'];
}

/** How a sentence speaks of the person whose record is shown. */
export interface SubjectWords {
  /** One's own record: sentences say "you". */
  isOwn: boolean;
  /** `you`, or the first name. */
  you: string;
  /** `your`, or `Lwazi’s`. */
  your: string;
  /** The same at the beginning of a sentence. */
  Your: string;
  /** `have`, or `has`: the verb behind `you`. */
  have: string;
}

/** @param firstName of the person whom the page acts for; null: one's own page */
export function subjectWords(firstName: string | null): SubjectWords {
  if (firstName === null) return { isOwn: true, you: 'you', your: 'your', Your: 'Your', have: 'have' };
  const theirs = `${firstName}’s`;
  return { isOwn: false, you: firstName, your: theirs, Your: theirs, have: 'has' };
}
