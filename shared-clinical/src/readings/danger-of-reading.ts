import type { CaseFacts, Fact, Measures, Person } from '../triage/case-facts';
import { evaluate } from '../triage/engine/evaluate';
import type { Level } from '../triage/levels';
import { CONCEPTS } from '../triage/lexicon/concepts';
import { signName } from '../triage/lexicon/names';
import { type DescribedResult, describeResult } from '../triage/questions/describe-result';
import { addMeasuredFacts } from '../triage/reader/measured-facts';
import { conceptsIn } from '../triage/rules/expression';
import { TRIAGE_RULES } from '../triage/rules/rules';
import type { TriageRule } from '../triage/rules/triage-rule';

/** One measurement in the unit of its kind (`OBSERVATION_TYPES`). */
export interface ReadingValue {
  code: string;
  value: number;
  /** The lower of two; null for kinds with one number. */
  secondValue: number | null;
}

/** What the triage rules say of one measurement. */
export interface ReadingVerdict {
  level: Level;
  /** Seen today or sooner: it must be said at once. */
  isDanger: boolean;
  result: DescribedResult;
  /** Complaints that would make this very number more urgent; each can be asked for. */
  signs: readonly { id: string; says: string }[];
}

const MOST_URGENT_TO_ASK: Level = 2;
const SAID_AT_ONCE: Level = 3;

/** Which measures of the rules a kind of measurement gives. */
const MEASURES_OF: Readonly<Record<string, readonly (keyof Measures)[]>> = {
  blood_pressure: ['systolic', 'diastolic'],
  body_temperature: ['temp'],
  blood_glucose: ['sugar'],
  oxygen_saturation: ['oxygen'],
  heart_rate: ['pulse'],
  respiratory_rate: ['breaths'],
  pain: ['pain'],
};

/**
 * Asks the triage rules about one measurement. Pure and offline.
 * @param person whom it is of; what is unknown is left out
 * @param signs ids of complaints that the person says they have now, of those that an earlier verdict offered
 * @returns null where no rule knows the number and no complaint would change that: nothing is said of it, not that all is well
 */
export function judgeReading(
  reading: ReadingValue,
  person: Person = {},
  signs: readonly string[] = [],
): ReadingVerdict | null {
  const names = MEASURES_OF[reading.code];
  if (names === undefined) return null;
  const alone = factsOf(reading, names, person, []);
  // Where the number alone is an emergency nothing has to be asked first.
  const asked = evaluate(TRIAGE_RULES, alone).level <= MOST_URGENT_TO_ASK ? [] : signsFor(reading, names, person);
  const found = evaluate(TRIAGE_RULES, factsOf(reading, names, person, signs));
  const isDanger = found.isUnderstood && found.level <= SAID_AT_ONCE;
  if (!isDanger && asked.length === 0) return null;
  return { level: found.level, isDanger, result: describeResult(found, { whom: 'you', person }), signs: asked };
}

function factsOf(
  { value, secondValue }: ReadingValue,
  names: readonly (keyof Measures)[],
  person: Person,
  signs: readonly string[],
): CaseFacts {
  const measures: Measures = {};
  const numbers = [value, secondValue];
  for (const [place, name] of names.entries()) {
    const number = numbers[place];
    if (number !== undefined && number !== null) measures[name] = number;
  }
  const facts = new Map<string, Fact>();
  for (const id of signs) add(facts, id);
  addMeasuredFacts(facts, measures, person);
  return { person, facts, measures };
}

function add(facts: Map<string, Fact>, id: string): void {
  for (const one of [id, ...(CONCEPTS[id]?.is?.split(' ') ?? [])])
    facts.set(one, { id: one, status: 'present', words: '' });
}

/** Rules of an emergency that look at this measure itself and lack just one complaint. */
function signsFor(reading: ReadingValue, names: readonly (keyof Measures)[], person: Person) {
  const alone = factsOf(reading, names, person, []);
  const found = new Set<string>();
  for (const rule of TRIAGE_RULES) {
    if (!looksAt(rule, names) || isFired(rule, alone)) continue;
    for (const id of conceptsIn(rule.when)) {
      if (CONCEPTS[id] !== undefined && isFired(rule, factsOf(reading, names, person, [id])) && !isIllNamed(rule, id))
        found.add(id);
    }
  }
  return [...found].map((id) => ({ id, says: signName(id) }));
}

const looksAt = ({ level, when }: TriageRule, names: readonly string[]) =>
  level <= MOST_URGENT_TO_ASK && names.some((name) => new RegExp(`\\b${name}[<>]`).test(when));
const isFired = (rule: TriageRule, facts: CaseFacts) => evaluate([rule], facts).isUnderstood;
/** A complaint that is an emergency whatever the number is belongs to the symptom checker, not to this number. */
const isIllNamed = (rule: TriageRule, id: string) =>
  isFired(rule, { person: {}, facts: new Map([[id, { id, status: 'present', words: '' }]]), measures: {} });
