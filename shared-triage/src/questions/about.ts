import type { Person } from '../case-facts';

/** Whether a sentence addresses the patient, or speaks about a child or another person. */
export type Whom = 'you' | 'child' | 'person';

/** The person a result or a question is about. */
export interface About {
  whom: Whom;
  person?: Person;
}

export const ABOUT_YOU: About = { whom: 'you' };
const CHILD_YEARS = 16;
const NAMES: Readonly<Record<Exclude<Whom, 'you'>, string>> = { child: 'your child', person: 'the person' };

export function whomOf(isSelf: boolean, age: number | undefined): Whom {
  if (isSelf) return 'you';
  return age !== undefined && age < CHILD_YEARS ? 'child' : 'person';
}

/** A sentence addressed to the patient, and one about another person: `{who}`, and `{Who}` at the beginning of a sentence. */
export interface Said {
  you: string;
  other: string;
}

export function sayTo({ you, other }: Said, whom: Whom): string {
  if (whom === 'you') return you;
  const name = NAMES[whom];
  return other.replaceAll('{who}', name).replaceAll('{Who}', `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
}
