import type { CaseFacts, Fact, Measures, Person } from '../case-facts';

/**
 * The language of triggers.
 * - `chestPain` holds when the sign is present; `!chestPain` when it is not known to be.
 * - `headache:sudden` (`severe`, `mild`, `sudden`, `worse`): the sign has that modifier.
 * - `cough>=21d`, `earache<12h`: it has lasted that long; an unstated duration counts as 0 for `<` and fails `>=`.
 * - `lasts>=7d`: the longest stated duration. `age<0.25`, `temp>=39`, `systolic`, `diastolic`, `sugar`, `oxygen`, `pulse`,
 * `breaths`, `pain`, `weeks`: a number; an unknown one never holds.
 * - `female`, `male`, `grown` (16 or older, or unknown).
 * - `&`, `|`, `!`, brackets, and `2 of (a, b, c)`.
 */
export type Trigger = string;

/** The facts that make a trigger hold; null when it does not. */
export type Outcome = readonly Fact[] | null;
type Test = (facts: CaseFacts, mayDoubt: boolean) => Outcome;

const TOKEN = /\s*(\d+ of|[()&|!,]|[A-Za-z]\w*(?::\w+)?(?:\s*(?:>=|<=|<|>)\s*\d+(?:\.\d+)?[hd]?)?)/y;
const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24 };
const NUMBERS: ReadonlySet<string> = new Set([
  'temp',
  'systolic',
  'diastolic',
  'sugar',
  'oxygen',
  'pulse',
  'breaths',
  'pain',
  'weeks',
  'age',
  'lasts',
]);
const GROWN_YEARS = 16;
const NOTHING: readonly Fact[] = [];

interface Part {
  holds: Test;
  /** Signs of which at least one is there when it holds; null: it can hold without any. */
  needs: readonly string[] | null;
}
/** A trigger that was read. With `mayDoubt` a sign the patient is unsure about counts as present. */
export interface ReadTrigger extends Part {
  /** Every sign that it names. */
  names: readonly string[];
}
const compiled = new Map<Trigger, ReadTrigger>();

/** @throws Error when the trigger cannot be parsed; a test parses those of all rules */
export function readTrigger(trigger: Trigger): ReadTrigger {
  const known = compiled.get(trigger);
  if (known !== undefined) return known;
  const pieces = piecesOf(trigger);
  const names: string[] = [];
  const reader = new TriggerReader(pieces, names);
  const part = reader.either();
  if (reader.at < pieces.length)
    throw new Error(`Left over in trigger: ${pieces.slice(reader.at).join(' ')} of ${trigger}`);
  const read: ReadTrigger = { ...part, names: [...new Set(names)] };
  compiled.set(trigger, read);
  return read;
}

function piecesOf(trigger: Trigger): string[] {
  const pieces: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < trigger.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(trigger);
    if (match === null) throw new Error(`Not understood at ${at}: ${trigger}`);
    pieces.push((match[1] ?? '').replace(/\s/g, match[1]?.endsWith('of') ? ' ' : ''));
  }
  return pieces;
}

class TriggerReader {
  at = 0;
  constructor(
    readonly pieces: readonly string[],
    readonly names: string[],
  ) {}

  either(): Part {
    const parts = [this.#both()];
    while (this.#skip('|')) parts.push(this.#both());
    if (parts.length === 1) return parts[0] as Part;
    const tests = parts.map(({ holds }) => holds);
    return { holds: (facts, doubt) => first(tests, facts, doubt), needs: allNeeds(parts) };
  }

  #both(): Part {
    const parts = [this.#one()];
    while (this.#skip('&')) parts.push(this.#one());
    if (parts.length === 1) return parts[0] as Part;
    const tests = parts.map(({ holds }) => holds);
    const needs = parts.flatMap((part) => (part.needs === null ? [] : [part.needs]));
    needs.sort((a, b) => a.length - b.length);
    return { holds: (facts, doubt) => every(tests, facts, doubt), needs: needs[0] ?? null };
  }

  #one(): Part {
    if (this.#skip('!')) {
      const { holds } = this.#one();
      // A sign that cancels a danger must be certain: doubt never weakens a rule.
      return { holds: (facts) => (holds(facts, false) === null ? NOTHING : null), needs: null };
    }
    const piece = this.pieces[this.at] ?? '';
    this.at += 1;
    if (piece === '(') {
      const part = this.either();
      this.#expect(')');
      return part;
    }
    const count = /^(\d+) of$/.exec(piece);
    return count === null ? leafOf(piece, this.names) : this.#several(Number(count[1]));
  }

  #several(needed: number): Part {
    this.#expect('(');
    const parts = [this.either()];
    while (this.#skip(',')) parts.push(this.either());
    this.#expect(')');
    const holds: Test = (facts, doubt) => {
      const held = parts.map((part) => part.holds(facts, doubt)).filter((outcome) => outcome !== null);
      return held.length >= needed ? held.flat() : null;
    };
    return { holds, needs: allNeeds(parts) };
  }

  #skip(piece: string): boolean {
    if (this.pieces[this.at] !== piece) return false;
    this.at += 1;
    return true;
  }

  #expect(piece: string): void {
    if (!this.#skip(piece)) throw new Error(`Expected ${piece} in trigger: ${this.pieces.join(' ')}`);
  }
}

/** What is needed where any of them holds. */
function allNeeds(parts: readonly Part[]): readonly string[] | null {
  const needs = parts.map((part) => part.needs);
  return needs.includes(null) ? null : needs.flatMap((names) => names ?? []);
}

function first(tests: readonly Test[], facts: CaseFacts, doubt: boolean): Outcome {
  for (const test of tests) {
    const outcome = test(facts, doubt);
    if (outcome !== null) return outcome;
  }
  return null;
}

function every(tests: readonly Test[], facts: CaseFacts, doubt: boolean): Outcome {
  const held: Fact[] = [];
  for (const test of tests) {
    const outcome = test(facts, doubt);
    if (outcome === null) return null;
    held.push(...outcome);
  }
  return held;
}

function leafOf(piece: string, names: string[]): Part {
  const match = /^(\w+?)(?::(\w+))?(?:(>=|<=|<|>)(\d+(?:\.\d+)?)([hd]?))?$/.exec(piece);
  const [, name = '', modifier, sign, limit, unit = ''] = match ?? [];
  if (name === '') throw new Error(`Not understood: "${piece}"`);
  const ofPerson = (holds: Test): Part => ({ holds, needs: null });
  if (name === 'female' || name === 'male') return ofPerson(({ person }) => (person.sex === name ? NOTHING : null));
  if (name === 'grown')
    return ofPerson(({ person }) => (person.age === undefined || person.age >= GROWN_YEARS ? NOTHING : null));
  const bound = Number(limit) * (HOURS[unit] ?? 1);
  if (NUMBERS.has(name)) {
    if (sign === undefined) throw new Error(`${name} needs a limit`);
    return ofPerson((facts) => (compare(numberOf(facts, name), sign, bound) ? NOTHING : null));
  }
  names.push(name);
  const holds: Test = ({ facts }, doubt) => {
    const fact = facts.get(name);
    if (fact === undefined || !(fact.status === 'present' || (doubt && fact.status === 'unsure'))) return null;
    if (modifier !== undefined && fact[modifier as 'severe'] !== true) return null;
    if (sign !== undefined && !compare(fact.hours ?? (sign.startsWith('<') ? 0 : undefined), sign, bound)) return null;
    return [fact];
  };
  return { holds, needs: [name] };
}

function numberOf({ person, measures, hours }: CaseFacts, name: string): number | undefined {
  if (name === 'age') return (person satisfies Person).age;
  return name === 'lasts' ? hours : measures[name as keyof Measures];
}

function compare(value: number | undefined, sign: string, limit: number): boolean {
  if (value === undefined) return false;
  if (sign === '>=') return value >= limit;
  if (sign === '<=') return value <= limit;
  return sign === '<' ? value < limit : value > limit;
}
