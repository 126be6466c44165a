import { CRISIS_ADVICE } from '../crisis-advice';
import type { TriageResult } from '../engine/evaluate';
import { DEFAULT_LEVEL } from '../engine/evaluate';
import { LEVEL_ADVICE, type Level, type LevelAdvice, type Tier, type TriageAction } from '../levels';
import { ALIKE_RULE } from '../rules/alike.rules';
import { sentencesOf } from '../rules/sentences';
import type { TriageRule } from '../rules/triage-rule';
import { RULESET_LANGUAGE, rulesetVersion } from '../ruleset';
import { ABOUT_YOU, type About } from './about';
import { addressed } from './addressed';
import { homeCareFor } from './home-care';
import { watchFor } from './watch-for';

/** One rule that fired, as a reason for the result. */
export interface Reason {
  ruleId: string;
  ruleVersion: number;
  level: Level;
  route: 'medical' | 'crisis';
  text: string;
  source: string;
  words: readonly string[];
}

/** Everything a result screen shows and the record keeps. */
export interface DescribedResult {
  level: Level;
  tier: Tier;
  heading: string;
  advice: string;
  within: string;
  /** Advice beyond that of the level, from the deciding rules. */
  todo: readonly string[];
  watch: readonly string[];
  /** Home care for the complaints told, when the level allows it. */
  home: readonly string[];
  actions: readonly TriageAction[];
  booking: LevelAdvice['booking'];
  route: 'medical' | 'crisis';
  /** The deciding rules first, then the others, most urgent first. */
  reasons: readonly Reason[];
  /** Ids for `save_triage`. */
  fired: readonly string[];
  language: string;
  version: string;
  /** True while no clinician has reviewed the rules; the screen must say so. */
  isUnreviewed: boolean;
}

const HOME_LEVEL: Level = 5;
export const NOT_UNDERSTOOD: Pick<LevelAdvice, 'heading' | 'advice'> = {
  heading: 'We could not tell. Talk to a clinician',
  advice:
    'What you wrote fits none of our rules. That does not mean that all is well: please have it looked at in the next days.',
};

/** The words may mean an emergency: what holds until the danger signs were asked, and when none of them was ticked. */
export const ASK: Readonly<Record<'open' | 'asked', Pick<LevelAdvice, 'heading' | 'advice' | 'within'>>> = {
  open: {
    heading: 'This may be an emergency. Check the danger signs',
    advice: 'If you think that it is one, call 112 or go to an emergency centre now.',
    within: 'Now',
  },
  asked: {
    heading: 'Speak to a clinician now, or today at the latest',
    advice:
      'No danger sign was ticked, but your words read like those of people who needed help at once. If it gets worse or you are worried, call 112 or go to an emergency centre.',
    within: 'Now, or today',
  },
};

/** Puts a result into plain words, addressed to the patient or to their carer. */
export function describeResult(
  { level, tier, fired, isUnderstood, there }: TriageResult,
  about: About = ABOUT_YOU,
): DescribedResult {
  const advice = { ...LEVEL_ADVICE[level], ...(tier === 'ask' && ASK[level <= 2 ? 'open' : 'asked']) };
  const say = (text: string) => addressed(text, about);
  const deciding = fired.filter(({ floor }) => floor === level).map(({ rule }) => rule);
  const said = deciding.map(sentencesOf);
  const words = wordsOf(advice, deciding);
  const isUnclear = !isUnderstood && level === DEFAULT_LEVEL;
  const isCrisis = fired.some(({ rule, floor }) => rule.route === 'crisis' && floor <= level);
  const ofRules = textsOf(said.map(({ watch }) => watch));
  const actions: readonly TriageAction[] = tier === 'ask' && level > 2 ? ['call', ...advice.actions] : advice.actions;
  return {
    level,
    tier,
    heading: isUnclear ? NOT_UNDERSTOOD.heading : say(words.heading),
    advice: isUnclear ? NOT_UNDERSTOOD.advice : say(words.advice),
    within: advice.within,
    todo: textsOf(said.map(({ todo }) => todo)).map(say),
    watch: textsOf(watchFor(level, advice, ofRules, there, about.whom)).map(say),
    home: level === HOME_LEVEL ? homeCareFor(there, about) : [],
    actions: isCrisis ? ['crisisLine', ...actions] : actions,
    booking: advice.booking,
    route: isCrisis ? 'crisis' : 'medical',
    reasons: fired.map(({ rule, floor, facts }) => ({
      ruleId: rule.id,
      ruleVersion: rule.version,
      level: floor,
      route: rule.route,
      text: say(sentencesOf(rule).text),
      source: rule.source,
      words: textsOf(facts.map((fact) => fact.words)),
    })),
    fired: fired.map(({ rule }) => rule.id),
    language: RULESET_LANGUAGE,
    version: rulesetVersion(),
    isUnreviewed: fired.length === 0 || fired.some(({ rule }) => rule.review === null),
  };
}

/** Uses the words for a crisis, unless an illness is as urgent. */
function wordsOf(advice: LevelAdvice, deciding: readonly TriageRule[]): Pick<LevelAdvice, 'heading' | 'advice'> {
  const [first] = deciding;
  const isOnlyCrisis = deciding.every(({ route, id }) => route === 'crisis' || id === ALIKE_RULE);
  return (first !== undefined && isOnlyCrisis && CRISIS_ADVICE[first.id]) || advice;
}

function textsOf(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.filter((text): text is string => text !== undefined && text !== ''))];
}
