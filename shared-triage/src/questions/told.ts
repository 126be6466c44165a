import type { CaseFacts, Person } from '../case-facts';
import { evaluate, type TriageResult } from '../engine/evaluate';
import type { Level } from '../levels';
import { readText } from '../reader/read-text';
import { TRIAGE_RULES } from '../rules/rules';
import { type Answer, withAnswers, withOwnPregnancyOnly, withSignsLookedAt } from './answers';
import { safetyScreen } from './safety-screen';

/** What a person wrote, ticked and answered, by concept id. */
export interface Told {
  words: string;
  person: Person;
  /** Answers of the safety screen. */
  signs: Readonly<Record<string, Answer>>;
  /** Answers to the questions after it. */
  answers?: readonly { id: string; answer: Answer }[];
  /** What the person put right in the list of facts: here a "no" cancels their words. */
  corrections?: ReadonlyMap<string, Answer>;
}

const NONE: ReadonlyMap<string, Answer> = new Map();

/** All facts. A sign answered with "no" does not cancel the person's own words; only a correction does. */
export function readTold({ words, person, signs, answers = [], corrections = NONE }: Told): CaseFacts {
  const isLookedAt = safetyScreen(person, words).every(({ id }) => signs[id] !== undefined);
  const read = isLookedAt ? withSignsLookedAt(readText(words, person)) : readText(words, person);
  const said = new Map<string, Answer>();
  for (const { id, answer } of [
    ...Object.entries(signs).map(([sign, ticked]) => ({ id: sign, answer: ticked })),
    ...answers,
  ]) {
    const status = read.facts.get(id)?.status;
    if (answer !== 'no' || (status !== 'present' && status !== 'unsure')) said.set(id, answer);
  }
  for (const [id, answer] of corrections) said.set(id, answer);
  return withOwnPregnancyOnly(withAnswers(read, said));
}

/**
 * Applies every rule to what was told.
 * @param floor a level reached earlier: the result is never milder
 */
export const judgeTold = (told: Told, floor?: Level): TriageResult => evaluate(TRIAGE_RULES, readTold(told), floor);
