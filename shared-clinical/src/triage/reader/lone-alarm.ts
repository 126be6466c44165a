import type { CaseFacts } from '../case-facts';
import { evaluate } from '../engine/evaluate';
import type { Level } from '../levels';
import { TRIAGE_RULES } from '../rules/rules';

/** Who says this is always believed: intent, what others do to them, and what was measured. */
const SURE = ['suicideIntent', 'selfHarm', 'assault', 'violenceFear', 'potassiumHigh', 'rashNotFading'];
/** Believed unless the text is surely harmless, too: of 519 such texts that were surely so six were emergencies (0156). */
const HARDLY_DOUBTED = [
  ...SURE,
  ...['overdose', 'poisonTaken', 'dangerousBite', 'dangerNamed', 'chestPain', 'suicideNamed'],
  ...['seizureNow', 'blueLips', 'vomitBlood', 'coughBlood', 'pregnant'],
];
/** Of a child younger than this, in years, every sign is believed. */
const BELIEVED_BELOW = 1;
/** A sign, and what goes with it; a text that tells of more is believed. */
const MOST_OF_A_LONE_ALARM = 4;
const EMERGENCY: Level = 2;

/**
 * In a text that reads like none of an emergency, a sign or two that would make it one are only talked about ("hit by a truck after
 * gym"). Whoever is asked about it and says yes has it.
 * @param isSurely whether the text is surely like none: then more signs are only talked about, and more kinds of them
 */
export function withoutLoneAlarm(read: CaseFacts, isSurely: boolean): CaseFacts {
  if ((read.person.age ?? BELIEVED_BELOW) < BELIEVED_BELOW) return read;
  const there = [...read.facts.values()].filter(({ status }) => status === 'present');
  const believed = isSurely ? SURE : HARDLY_DOUBTED;
  if (there.some(({ id }) => believed.includes(id)) || (!isSurely && there.length > MOST_OF_A_LONE_ALARM)) return read;
  const alarms = evaluate(TRIAGE_RULES, read).fired.filter(({ floor }) => floor <= EMERGENCY);
  if (alarms.length === 0) return read;
  const facts = new Map(read.facts);
  for (const fact of alarms.flatMap((alarm) => alarm.facts)) {
    // What was given beside the text, or follows from an age, nobody talked about.
    if (fact.words !== '') facts.set(fact.id, { ...fact, status: 'other' });
  }
  return { ...read, facts };
}
