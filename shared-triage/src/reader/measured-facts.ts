import type { Fact, Measures, Person } from '../case-facts';

const FEVER_C = 38;
const HIGH_FEVER_C = 39;
const SEVERE_PAIN = 8;
const NEWBORN_YEARS = 1 / 12;
const BABY_YEARS = 1;
const CHILD_YEARS = 16;
const LAST_TRIMESTER_WEEKS = 28;

/** Turns measured values and the age into facts that the rules name. */
export function addMeasuredFacts(facts: Map<string, Fact>, measures: Measures, { age }: Person): void {
  const add = (id: string, isTrue: boolean) => {
    if (isTrue) facts.set(id, { words: '', ...facts.get(id), id, status: 'present' });
  };
  add('fever', (measures.temp ?? 0) >= FEVER_C);
  add('highFever', (measures.temp ?? 0) >= HIGH_FEVER_C);
  // A measured value beats an adjective.
  if (measures.temp !== undefined && measures.temp < FEVER_C && !facts.get('fever')?.words.match(/fever|koors/iu))
    facts.delete('fever');
  if (measures.temp !== undefined && measures.temp < HIGH_FEVER_C) facts.delete('highFever');
  add('thirdTrimester', facts.get('pregnant')?.status === 'present' && (measures.weeks ?? 0) >= LAST_TRIMESTER_WEEKS);
  if ((measures.pain ?? 0) >= SEVERE_PAIN) for (const fact of facts.values()) fact.severe = true;
  if (age === undefined) return;
  add('newborn', age < NEWBORN_YEARS);
  add('baby', age < BABY_YEARS);
  add('child', age < CHILD_YEARS);
  if (age >= BABY_YEARS * 2) facts.delete('baby');
  if (age >= BABY_YEARS) facts.delete('newborn');
  if (age >= CHILD_YEARS) facts.delete('child');
}
