import type { Person } from '../case-facts';

/** Whom a sentence is said to or about. */
export type Whom = 'you' | 'child' | 'person';

/** Whom a result or a question is about. */
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

/** What is said to the person, and what is said of them: `{who}`, and `{Who}` where a sentence begins. */
export interface Said {
  you: string;
  other: string;
}

export function sayTo({ you, other }: Said, whom: Whom): string {
  if (whom === 'you') return you;
  const name = NAMES[whom];
  return other.replaceAll('{who}', name).replaceAll('{Who}', `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
}
