import type { CaseFacts, Fact, Measures, Person } from '../case-facts';
import { evaluate } from '../engine/evaluate';
import type { Level } from '../levels';
import { SIGN_NAMES, signName } from '../lexicon/names';
import { type DescribedResult, describeResult } from '../questions/describe-result';
import { addMeasuredFacts } from '../reader/measured-facts';
import { readTrigger } from '../rules/expression';
import { TRIAGE_RULES } from '../rules/rules';
import type { TriageRule } from '../rules/triage-rule';
import RULESET from '../ruleset.json';

export type { Person };

/** One measurement in the unit of its kind (`OBSERVATION_TYPES`). */
export interface ReadingValue {
  code: string;
  value: number;
  /** The lower of two; null for kinds with one number. */
  secondValue: number | null;
}

/** What the triage rules conclude from one measurement. */
export interface ReadingVerdict {
  level: Level;
  /** Care is needed today or sooner, so the patient is told at once. */
  isDanger: boolean;
  result: DescribedResult;
  /** Complaints that would make this number more urgent; each can be asked about. */
  signs: readonly { id: string; says: string }[];
}

/** The broader signs that a sign implies, one after the other. */
const WIDER: Readonly<Record<string, string | undefined>> = RULESET.wider;

const MOST_URGENT_TO_ASK: Level = 2;
const SAID_AT_ONCE: Level = 3;

/** The measures of the triage rules that a kind of measurement provides. */
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
 * Applies the triage rules to one measurement. Pure and offline.
 * @param person the patient; unknown facts are left out
 * @param signs ids of complaints the patient says they have now, out of those an earlier verdict offered
 * @returns null when no rule knows the number and no complaint would change that: this is no statement that all is well
 */
export function judgeReading(
  reading: ReadingValue,
  person: Person = {},
  signs: readonly string[] = [],
): ReadingVerdict | null {
  const names = MEASURES_OF[reading.code];
  if (names === undefined) return null;
  const alone = factsOf(reading, names, person, []);
  // When the number alone is an emergency, no question comes before the advice.
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
  for (const one of [id, ...(WIDER[id]?.split(' ') ?? [])]) facts.set(one, { id: one, status: 'present', words: '' });
}

/** Finds emergency rules that look at this measure and lack just one complaint. */
function signsFor(reading: ReadingValue, names: readonly (keyof Measures)[], person: Person) {
  const alone = factsOf(reading, names, person, []);
  const found = new Set<string>();
  for (const rule of TRIAGE_RULES) {
    if (!looksAt(rule, names) || isFired(rule, alone)) continue;
    for (const id of readTrigger(rule.when).names) {
      // Every sign has a name. The signs themselves, with their phrases, are six times as large.
      if (SIGN_NAMES[id] !== undefined && isFired(rule, factsOf(reading, names, person, [id])) && !isIllNamed(rule, id))
        found.add(id);
    }
  }
  return [...found].map((id) => ({ id, says: signName(id) }));
}

const looksAt = ({ level, when }: TriageRule, names: readonly string[]) =>
  level <= MOST_URGENT_TO_ASK && names.some((name) => new RegExp(`\\b${name}[<>]`).test(when));
const isFired = (rule: TriageRule, facts: CaseFacts) => evaluate([rule], facts).isUnderstood;
/** A complaint that is an emergency whatever the number is belongs to the symptom checker instead. */
const isIllNamed = (rule: TriageRule, id: string) =>
  isFired(rule, { person: {}, facts: new Map([[id, { id, status: 'present', words: '' }]]), measures: {} });
