import type { Person } from './case-facts';
import { CRISIS_ADVICE } from './crisis-advice';
import type { TriageResult } from './engine/evaluate';
import { LEVEL_ADVICE } from './levels';
import { RESEMBLES_HOME_CARE } from './lexicon/alike';
import { safetyScreen } from './questions/safety-screen';
import { ALIKE_RULE } from './rules/alike.rules';
import { REQUEST_RULE } from './rules/whole-body.rules';
import { triageText } from './triage';

/** Levels at which a text field shows the emergency card. */
export type RedFlagLevel = 1 | 2;

export interface RedFlag {
  ruleId: string;
  version: number;
  level: RedFlagLevel;
  /** `crisis` leads to a helpline, `medical` to an ambulance or an emergency centre. */
  route: 'medical' | 'crisis';
  /** The sign in plain words. */
  text: string;
  source: string;
  /** The words recognised as the sign, in lower case. */
  words: readonly string[];
  /** The danger signs that fit the text, where it only resembles an emergency. */
  signs?: readonly string[];
}

/** What to do about a danger sign, in plain words. When only the trained classifier spoke, it lists the signs to check. */
export interface RedFlagAdvice {
  heading: string;
  advice: string;
  signs: readonly string[];
}

const OF_ALIKE = {
  heading: 'Could this be an emergency?',
  advice:
    'If one of these is there, or you are not sure, call 112 or go to an emergency centre now. If none is, speak to a clinician today.',
};
const saysOf = (person: Person, words: string) => safetyScreen(person, words).map(({ says }) => says);

/**
 * In a crisis a helpline comes before an ambulance. A sign found by a rule's phrase gives direct advice; a text that only
 * resembles an emergency asks for the danger signs first.
 */
export function adviceOn({ ruleId, level, signs }: Pick<RedFlag, 'ruleId' | 'level' | 'signs'>): RedFlagAdvice {
  if (ruleId === ALIKE_RULE) return { ...OF_ALIKE, signs: signs ?? saysOf({}, '') };
  const { heading, advice } = CRISIS_ADVICE[ruleId] ?? LEVEL_ADVICE[level];
  return { heading, advice, signs: [] };
}

/**
 * Whether the text mentions a complaint that the rules know, however harmless. A denied one does not count, nor does asking for a
 * script, a note or a result.
 */
export function namesComplaint(text: string): boolean {
  const { fired, facts } = triageText(text);
  return (
    fired.some(({ rule }) => rule.id !== REQUEST_RULE) &&
    [...facts.facts.values()].some(({ id, status }) => status === 'present' && id !== RESEMBLES_HOME_CARE)
  );
}

/**
 * Looks for danger signs in a text, most urgent first: the triage rules at levels 1 and 2, and the trained classifier where no
 * rule fires. Understands denial ("no chest pain") and the distant past, and errs on the side of danger. It only warns: callers
 * show its result and never block sending. An empty result does not mean that all is well.
 * @param person what is known of whom the text is about: it adds dangers and takes none away
 */
export function scanForRedFlags(text: string, person?: Person): RedFlag[] {
  const read = triageText(text);
  const withSigns = (flags: RedFlag[]) =>
    flags.map((flag) => (flag.ruleId === ALIKE_RULE ? { ...flag, signs: saysOf(person ?? {}, text) } : flag));
  if (person === undefined) return withSigns(flagsOf(read));
  const fired = [...read.fired, ...triageText(text, person).fired].sort((a, b) => a.floor - b.floor);
  return withSigns(
    flagsOf({ fired: fired.filter(({ rule }, at) => fired.findIndex((one) => one.rule === rule) === at) }),
  );
}

/** Returns the danger signs of any triage result, from words or from answers, as the emergency card shows them everywhere. */
export function flagsOf({ fired }: Pick<TriageResult, 'fired'>): RedFlag[] {
  const flags: RedFlag[] = [];
  for (const { rule, floor, facts } of fired) {
    if (floor > 2) continue;
    const { id: ruleId, version, route, text: noticed, source } = rule;
    const words = [...new Set(facts.map((fact) => fact.words.toLowerCase()).filter((said) => said !== ''))];
    flags.push({ ruleId, version, level: floor === 1 ? 1 : 2, route, text: noticed, source, words });
  }
  // When a rule names the danger, the classifier's resemblance adds nothing.
  const explained = flags.filter(({ ruleId }) => ruleId !== ALIKE_RULE);
  return explained.length > 0 ? explained : flags;
}
