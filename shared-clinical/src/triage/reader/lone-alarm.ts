import type { CaseFacts } from '../case-facts';
import { evaluate } from '../engine/evaluate';
import type { Level } from '../levels';
import { TRIAGE_RULES } from '../rules/rules';

/** Who laughs while saying this may mean it. */
export const NEVER_A_JOKE = new Set([
  'suicideIntent',
  'selfHarm',
  'overdose',
  'poisonTaken',
  'assault',
  'violenceFear',
]);

/** Believed whatever the rest of the text is like: intent, poison, what somebody saw or measured, and each sign in a pregnancy. */
const ALWAYS_BELIEVED = new Set([
  ...NEVER_A_JOKE,
  ...[
    'dangerousBite',
    'seizureNow',
    'blueLips',
    'vomitBlood',
    'coughBlood',
    'potassiumHigh',
    'rashNotFading',
    'chestPain',
    'pregnant',
  ],
]);
/** Of a child younger than this, in years, every sign is believed. */
const BELIEVED_BELOW = 1;
/** A sign, and what goes with it; a text that tells of more is believed. */
const MOST_OF_A_LONE_ALARM = 4;
const EMERGENCY: Level = 2;

/**
 * In a text that reads like none of an emergency, a sign or two that would make it one are only talked about ("hit by a truck after
 * gym"). Whoever is asked about it and says yes has it.
 */
export function withoutLoneAlarm(read: CaseFacts): CaseFacts {
  if ((read.person.age ?? BELIEVED_BELOW) < BELIEVED_BELOW) return read;
  const there = [...read.facts.values()].filter(({ status }) => status === 'present');
  if (there.length > MOST_OF_A_LONE_ALARM || there.some(({ id }) => ALWAYS_BELIEVED.has(id))) return read;
  const alarms = evaluate(TRIAGE_RULES, read).fired.filter(({ floor }) => floor <= EMERGENCY);
  if (alarms.length === 0) return read;
  const facts = new Map(read.facts);
  for (const fact of alarms.flatMap((alarm) => alarm.facts)) {
    // What was given beside the text, or follows from an age, nobody talked about.
    if (fact.words !== '') facts.set(fact.id, { ...fact, status: 'other' });
  }
  return { ...read, facts };
}
