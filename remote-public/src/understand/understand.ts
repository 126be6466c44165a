import { PhraseFinder } from '@telehealth/triage/phrases';
import { ERRANDS, INTENTS, type Intent } from './intent';
import { LEXICON } from './lexicon';
import { meantWord, type Target } from './slips';
import { placesOf, toPhrase } from './to-phrase';

export type Understood =
  | { kind: 'one'; intent: Intent }
  | { kind: 'either'; intents: readonly [Intent, Intent] }
  | { kind: 'none' };

const SURE = 3;
const LIKELY = 2;
/** A longer pattern is more specific than a shorter one. */
const PER_WORD = 0.5;
const SECOND_COUNTS = 0.5;
/** Requests for other intents often mention a visit or doctor as well, so these two give way. */
const GENERAL: ReadonlySet<Intent> = new Set(['book', 'find']);

/** The key wins over the listed intents when both match: "a medical aid" is more specific than "pay". */
const NARROWER: Readonly<Partial<Record<Intent, readonly Intent[]>>> = {
  medicalAid: ['prices', 'refund', 'humanContact'],
  rands: ['prices'],
  closeAccount: ['records', 'privacy', 'cancel'],
  powerCut: ['cancel', 'reschedule', 'technicalTest'],
  language: ['humanContact', 'forChild', 'onBehalf', 'hours'],
  refund: ['cancel', 'prices', 'paidNoBooking', 'visitLength'],
  sickNote: ['records', 'hours', 'referrals'],
  scriptRefused: ['signInCode', 'delivery'],
  hivCare: ['referrals', 'contraception'],
  referrals: ['resultsExplained'],
  forgottenPassword: ['missedVisit'],
  familySees: ['forChild'],
  dose: ['forChild'],
  youngPerson: ['forChild'],
  resultsExplained: ['familySees', 'records'],
  onBehalf: ['withoutSmartphone'],
  doctorAbsent: ['missedVisit'],
};

const ERRAND: ReadonlySet<Intent> = new Set(ERRANDS);

const LONGEST_TEXT = 500;

const PATTERNS = INTENTS.flatMap((intent) => {
  const { sure, likely = [] } = LEXICON[intent];
  const weigh = (pattern: string, weight: number) => {
    const places = placesOf(pattern);
    return { intent, pattern, places, weight: weight + PER_WORD * (places.length - 1) };
  };
  return [...sure.map((one) => weigh(one, SURE)), ...likely.map((one) => weigh(one, LIKELY))];
});
const FINDER = new PhraseFinder(PATTERNS.map(({ pattern }) => toPhrase(pattern)));
const TARGETS: readonly Target[] = [...new Set(PATTERNS.flatMap(({ places }) => places.flat()))].flatMap((word) =>
  word.includes('_') ? [] : [{ word: word.replace('*', ''), isStem: word.endsWith('*') }],
);

/** Known words stay; others may be typing errors of one. */
const evenOut = (word: string) => (FINDER.index.atomsOf(word).length > 0 ? word : meantWord(word, TARGETS));

function scoresOf(text: string): { intent: Intent; score: number }[] {
  const found = new Set(FINDER.find(text.slice(0, LONGEST_TEXT), evenOut).map(({ phrase }) => phrase));
  const held = PATTERNS.filter((_, at) => found.has(at));
  return INTENTS.map((intent) => {
    const weights = held.filter((one) => one.intent === intent).map(({ weight }) => weight);
    const [best = 0, second = 0] = weights.sort((a, b) => b - a);
    return { intent, score: best + SECOND_COUNTS * second };
  });
}

/** Finds the intent of a text. Deterministic, without a language model. */
export function understand(text: string): Understood {
  const found = scoresOf(text).filter(({ score }) => score >= SURE);
  const wider = new Set(found.flatMap(({ intent }) => NARROWER[intent] ?? []));
  const precise = found.filter(({ intent }) => !GENERAL.has(intent) && !wider.has(intent));
  const errands = precise.filter(({ intent }) => ERRAND.has(intent));
  const weighed = errands.length > 0 ? errands : precise.length > 0 ? precise : found;
  const [first, second] = [...weighed].sort((a, b) => b.score - a.score);
  if (first === undefined) return { kind: 'none' };
  if (second !== undefined && second.score === first.score)
    return { kind: 'either', intents: [first.intent, second.intent] };
  return { kind: 'one', intent: first.intent };
}
