import type { CaseFacts } from '../case-facts';
import type { Level } from '../levels';
import type { About } from './about';
import { COVERED } from './covered';
import { areasIn, FEWEST_QUESTIONS, nextQuestion, type Question } from './next-question';
import { readTold, type Told } from './told';
import { asksOf } from './wording';

/** General questions for a text without a known concept. */
export const GENERAL = ['breathless', 'fever', 'drowsy', 'fainted', 'vomiting', 'weakImmune', 'diabetes'] as const;

/** The next question of a check; null if none is relevant or six were asked. */
export function questionFor(told: Told, about: About, floor?: Level): Question | null {
  const facts = readTold(told);
  const asked = new Set(told.answers?.map(({ id }) => id));
  const covered = new Set(Object.keys(told.signs).flatMap((id) => COVERED[id]?.split(' ') ?? []));
  const next = nextQuestion(facts, asked, { floor, whom: about.whom, covered });
  // If a symptom was recognised, only related questions are asked.
  if (next !== null || asked.size >= FEWEST_QUESTIONS || areasIn(facts).size > 0) return next;
  return generalQuestion(facts, asked, about);
}

function generalQuestion({ facts }: CaseFacts, asked: ReadonlySet<string>, about: About): Question | null {
  const id = GENERAL.find((one) => !asked.has(one) && !facts.has(one));
  return id === undefined ? null : { id, asks: asksOf(id, about) };
}
