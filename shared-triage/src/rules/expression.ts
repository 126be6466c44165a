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
const compiled = new Map<Trigger, Test>();
const namesOf = new Map<Trigger, readonly string[]>();

/**
 * Whether a trigger holds. With `mayDoubt` a sign the patient is unsure about counts as present.
 * @throws Error when the trigger cannot be parsed; a test parses those of all rules
 */
export function evaluateTrigger(trigger: Trigger, facts: CaseFacts, mayDoubt: boolean): Outcome {
  return compile(trigger)(facts, mayDoubt);
}

export function conceptsIn(trigger: Trigger): readonly string[] {
  compile(trigger);
  return namesOf.get(trigger) ?? [];
}

function compile(trigger: Trigger): Test {
  const known = compiled.get(trigger);
  if (known !== undefined) return known;
  const pieces = piecesOf(trigger);
  const names: string[] = [];
  const reader = new TriggerReader(pieces, names);
  const test = reader.either();
  if (reader.at < pieces.length)
    throw new Error(`Left over in trigger: ${pieces.slice(reader.at).join(' ')} of ${trigger}`);
  compiled.set(trigger, test);
  namesOf.set(trigger, [...new Set(names)]);
  return test;
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

  either(): Test {
    const tests = [this.#both()];
    while (this.#skip('|')) tests.push(this.#both());
    return tests.length === 1 ? (tests[0] as Test) : (facts, doubt) => first(tests, facts, doubt);
  }

  #both(): Test {
    const tests = [this.#one()];
    while (this.#skip('&')) tests.push(this.#one());
    return tests.length === 1 ? (tests[0] as Test) : (facts, doubt) => every(tests, facts, doubt);
  }

  #one(): Test {
    if (this.#skip('!')) {
      const test = this.#one();
      // A sign that cancels a danger must be certain: doubt never weakens a rule.
      return (facts) => (test(facts, false) === null ? NOTHING : null);
    }
    const piece = this.pieces[this.at] ?? '';
    this.at += 1;
    if (piece === '(') {
      const test = this.either();
      this.#expect(')');
      return test;
    }
    const count = /^(\d+) of$/.exec(piece);
    return count === null ? leafOf(piece, this.names) : this.#several(Number(count[1]));
  }

  #several(needed: number): Test {
    this.#expect('(');
    const tests = [this.either()];
    while (this.#skip(',')) tests.push(this.either());
    this.#expect(')');
    return (facts, doubt) => {
      const held = tests.map((test) => test(facts, doubt)).filter((outcome) => outcome !== null);
      return held.length >= needed ? held.flat() : null;
    };
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

function leafOf(piece: string, names: string[]): Test {
  const match = /^(\w+?)(?::(\w+))?(?:(>=|<=|<|>)(\d+(?:\.\d+)?)([hd]?))?$/.exec(piece);
  const [, name = '', modifier, sign, limit, unit = ''] = match ?? [];
  if (name === '') throw new Error(`Not understood: "${piece}"`);
  if (name === 'female' || name === 'male') return ({ person }) => (person.sex === name ? NOTHING : null);
  if (name === 'grown') return ({ person }) => (person.age === undefined || person.age >= GROWN_YEARS ? NOTHING : null);
  const bound = Number(limit) * (HOURS[unit] ?? 1);
  if (NUMBERS.has(name)) {
    if (sign === undefined) throw new Error(`${name} needs a limit`);
    return (facts) => (compare(numberOf(facts, name), sign, bound) ? NOTHING : null);
  }
  names.push(name);
  return ({ facts }, doubt) => {
    const fact = facts.get(name);
    if (fact === undefined || !(fact.status === 'present' || (doubt && fact.status === 'unsure'))) return null;
    if (modifier !== undefined && fact[modifier as 'severe'] !== true) return null;
    if (sign !== undefined && !compare(fact.hours ?? (sign.startsWith('<') ? 0 : undefined), sign, bound)) return null;
    return [fact];
  };
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
