import { CRISIS_ADVICE } from './triage/crisis-advice';
import type { TriageResult } from './triage/engine/evaluate';
import { LEVEL_ADVICE } from './triage/levels';
import { READS_LIKE_HOME } from './triage/lexicon/alike';
import { safetyScreen } from './triage/questions/safety-screen';
import { ALIKE_RULE } from './triage/rules/alike.rules';
import { triageText } from './triage/triage';

/** Levels at which a text box shows the emergency card. */
export type RedFlagLevel = 1 | 2;

/** A danger sign found in a text. */
export interface RedFlag {
  ruleId: string;
  version: number;
  level: RedFlagLevel;
  /** `crisis` leads to people to talk to, `medical` to an ambulance or an emergency centre. */
  route: 'medical' | 'crisis';
  /** What was noticed, in plain words. */
  text: string;
  source: string;
  /** The words that were read as the sign, in lower case. */
  words: readonly string[];
}

/** What to do about a danger sign, in plain words, and the signs to look for where only the way of telling spoke. */
export interface RedFlagAdvice {
  heading: string;
  advice: string;
  signs: readonly string[];
}

const OF_ALIKE: RedFlagAdvice = {
  heading: 'Could this be an emergency?',
  advice: 'If one of these is there, call 112 or go to an emergency centre now. If none is, go on.',
  signs: safetyScreen({}).map(({ says }) => says),
};

/** In a crisis a person comes before an ambulance. A phrase that a rule knows says what to do; a text that only reads like an emergency asks for the danger signs first. */
export function adviceOn({ ruleId, level }: Pick<RedFlag, 'ruleId' | 'level'>): RedFlagAdvice {
  if (ruleId === ALIKE_RULE) return OF_ALIKE;
  const { heading, advice } = CRISIS_ADVICE[ruleId] ?? LEVEL_ADVICE[level];
  return { heading, advice, signs: [] };
}

/** Whether the text tells of something the rules know as a complaint, however harmless. What is denied does not count. */
export function namesComplaint(text: string): boolean {
  const { isUnderstood, facts } = triageText(text);
  return (
    isUnderstood && [...facts.facts.values()].some(({ id, status }) => status === 'present' && id !== READS_LIKE_HOME)
  );
}

/**
 * Looks for danger signs in what a person wrote, most urgent first: the rules of the triage engine at levels 1 and 2,
 * and where none of them speaks the trained reader.
 * Knows denial ("no chest pain") and the long past, and errs on the side of danger. It only warns: callers show its
 * result and never block sending. No result does not mean that all is well.
 */
export function scanForRedFlags(text: string): RedFlag[] {
  return flagsOf(triageText(text));
}

/** The danger signs of any result, read in words or answered: what the card shows at every door. */
export function flagsOf({ fired }: Pick<TriageResult, 'fired'>): RedFlag[] {
  const flags: RedFlag[] = [];
  for (const { rule, floor, facts } of fired) {
    if (floor > 2) continue;
    const { id: ruleId, version, route, text: noticed, source } = rule;
    const words = [...new Set(facts.map((fact) => fact.words.toLowerCase()).filter((said) => said !== ''))];
    flags.push({ ruleId, version, level: floor === 1 ? 1 : 2, route, text: noticed, source, words });
  }
  // Where a rule says what it is, that the text reads alike says nothing more.
  const explained = flags.filter(({ ruleId }) => ruleId !== ALIKE_RULE);
  return explained.length > 0 ? explained : flags;
}
