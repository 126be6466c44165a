import type { CaseFacts, Person } from './case-facts';
import { evaluate, type TriageResult } from './engine/evaluate';
import type { Level } from './levels';
import { readText } from './reader/read-text';
import { TRIAGE_RULES } from './rules/rules';

/** Reads a text and applies every rule. Pure and offline. */
export function triageText(text: string, person: Person = {}, floor?: Level): TriageResult & { facts: CaseFacts } {
  const facts = readText(text, person);
  return { ...evaluate(TRIAGE_RULES, facts, floor), facts };
}
