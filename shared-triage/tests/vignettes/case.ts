import type { Person, Sex } from '../../src/case-facts';
import type { CareClass } from '../../src/levels';

/** A made-up person's words and where they should be led. Not patient data. */
export interface ClassedCase {
  id: string;
  person: Person;
  text: string;
  careClass: CareClass;
}

/**
 * The person at the start of a short case: `48f`, `0.2m`, `29fp` (pregnant), `-` (nothing known).
 * @throws Error when the mark is not one of these
 */
export function personOfMark(mark: string): Person {
  if (mark === '-') return {};
  const match = /^(\d+(?:\.\d+)?)(f|m|fp)$/.exec(mark);
  if (match === null) throw new Error(`Not a person: ${mark}`);
  const sex: Sex = match[2] === 'm' ? 'male' : 'female';
  return { age: Number(match[1]), sex, ...(match[2] === 'fp' ? { pregnant: true } : {}) };
}

/** By rule id: texts on which it must fire, each with a mark as in `personOfMark` before it, e.g. `48f my chest hurts`. */
export type RuleVignettes = Readonly<Record<string, readonly string[]>>;

/** The person and the words of such a text. */
export function readVignette(line: string): { person: Person; text: string } {
  const gap = line.indexOf(' ');
  return { person: personOfMark(line.slice(0, gap)), text: line.slice(gap + 1) };
}
