import type { CaseFacts, Fact, Person } from '../case-facts';
import { evaluate } from '../engine/evaluate';
import type { Level } from '../levels';
import { READS_LIKE_HOME } from '../lexicon/alike';
import { CONCEPTS } from '../lexicon/concepts';
import { MODIFIERS } from '../lexicon/modifiers';
import { WORD_CLASSES } from '../lexicon/word-classes';
import { TRIAGE_RULES } from '../rules/rules';
import { type Alike, readAlike } from '../trained/read-alike';
import { type Duration, readDurations } from './durations';
import { findSpans, type Span } from './find-spans';
import { withoutLoneAlarm } from './lone-alarm';
import { addMeasuredFacts } from './measured-facts';
import { readMeasures } from './measurements';
import { personOf } from './people';
import { PhraseIndex } from './phrases';
import { Scope } from './scope';
import { spelledOut } from './spelling';
import { type Token, tokenise } from './tokenise';

/** How near, in words, something must stand to count for a sign. */
const NEAR = 8;
/** What plays a sign down must stand right beside it. */
const NEAR_MILD = 3;
type Modifier = keyof typeof MODIFIERS;
const MODIFIER_NAMES = Object.keys(MODIFIERS) as Modifier[];
const IDS = Object.keys(CONCEPTS);
const GESTATION = new Set(['pregnant', 'thirdTrimester']);

interface Lexicon {
  signs: PhraseIndex;
  modifiers: PhraseIndex;
}
let lexicon: Lexicon | undefined;

/** Built at the first reading: a page that never reads pays nothing. */
function lexiconOf(): Lexicon {
  if (lexicon !== undefined) return lexicon;
  const signs = new PhraseIndex();
  const modifiers = new PhraseIndex();
  IDS.forEach((id, owner) => {
    signs.add(owner, CONCEPTS[id]?.words ?? '');
  });
  MODIFIER_NAMES.forEach((name, owner) => {
    modifiers.add(owner, MODIFIERS[name]);
  });
  lexicon = { signs, modifiers };
  return lexicon;
}

/**
 * Reads what a person wrote: which signs are there, denied, long past or somebody else's, how they are, since when, what was
 * measured, and whether it reads like texts of emergencies. Proposes facts that the person can confirm; it never leaves the
 * browser or the process.
 * @param given what is known of the person beforehand; wins over the text, but see `personOf`
 */
export function readText(text: string, given: Person = {}): CaseFacts {
  const read = readSigns(text, given);
  const alike = readAlike(text, read);
  if (alike.isEmergency)
    return withFact(read, { id: 'readsLikeEmergency', status: 'present', words: alike.words.join(', ') });
  return withHome(alike.isHarmless ? withoutLoneAlarm(read, alike.isSurelyHarmless) : read, alike);
}

const HOME: Level = 5;
/** In years. Of a baby, of the very old and in a pregnancy home care is said by a rule or not at all. */
const HOME_AGES = { from: 1, to: 75 };

/**
 * Home care takes two (0152): a rule that knows it and a text that reads like it, or, where no rule knows anything, a text that surely
 * reads like it.
 */
function withHome(read: CaseFacts, { isForHome, isSurelyForHome }: Alike): CaseFacts {
  const { level, isUnderstood } = evaluate(TRIAGE_RULES, read);
  const { age = HOME_AGES.from, pregnant } = read.person;
  const mayBeAlone = age >= HOME_AGES.from && age < HOME_AGES.to && pregnant !== true && !read.facts.has('pregnant');
  if (level === HOME && !isForHome) return withFact(read, { id: 'readsLikeSeen', status: 'present', words: '' });
  if (isUnderstood || !isSurelyForHome || !mayBeAlone) return read;
  return withFact(read, { id: READS_LIKE_HOME, status: 'present', words: '' });
}

const withFact = (read: CaseFacts, fact: Fact): CaseFacts => ({
  ...read,
  facts: new Map([...read.facts, [fact.id, fact]]),
});

/** What the words say by the lexicon alone. */
export function readSigns(text: string, given: Person = {}): CaseFacts {
  const tokens = tokenise(text);
  const { signs, modifiers } = lexiconOf();
  const spans = findSpans(tokens, signs);
  const scope = new Scope(tokens);
  // "30 weeks" of a pregnancy says nothing of how long the trouble has lasted.
  const gestation = spans.filter(({ owner }) => GESTATION.has(IDS[owner] ?? ''));
  const durations = readDurations(tokens).filter(
    ({ at, isStated }) => isStated || !gestation.some(({ from, to }) => from <= at && at <= to),
  );
  const modifierSpans = findSpans(tokens, modifiers);
  const facts = new Map<string, Fact>();
  for (const span of spans) {
    const id = IDS[span.owner] ?? '';
    const fact = factOf(id, span, { text, tokens, scope, durations, modifierSpans, spans });
    keep(facts, fact);
    for (const wider of CONCEPTS[id]?.is?.split(' ') ?? [])
      if (fact.status !== 'absent') keep(facts, { ...fact, id: wider });
  }
  // As it was typed first: only a name that cannot be read so ("suggar 30") is read as the lexicon spells it.
  const measures = { ...readMeasures(spelledOut(text)), ...readMeasures(text) };
  const person = personOf(given, text, isAboutChild(tokens));
  if (given.pregnant === true) keep(facts, { id: 'pregnant', status: 'present', words: '' });
  if (given.pregnant === false || given.sex === 'male') facts.delete('pregnant');
  addMeasuredFacts(facts, measures, person);
  const longest = mainDuration(durations);
  return { person, facts, measures, ...(longest === undefined ? {} : { hours: longest }) };
}

interface Around {
  text: string;
  tokens: readonly Token[];
  scope: Scope;
  durations: readonly Duration[];
  modifierSpans: readonly Span[];
  spans: readonly Span[];
}

function factOf(id: string, span: Span, { text, tokens, scope, durations, modifierSpans }: Around): Fact {
  const start = tokens[span.from]?.start ?? 0;
  const end = tokens[span.to]?.end ?? start;
  const sentence = tokens[span.from]?.sentence;
  const fact: Fact = {
    id,
    status: scope.statusOf(span, CONCEPTS[id]?.kind === 'history'),
    words: text.slice(start, end),
    at: [start, end],
  };
  for (const modifier of modifierSpans) {
    const name = MODIFIER_NAMES[modifier.owner];
    if (
      name === undefined ||
      tokens[modifier.from]?.sentence !== sentence ||
      distance(modifier, span) > (name === 'mild' ? NEAR_MILD : NEAR)
    )
      continue;
    if (name === 'severe' && (tokens[modifier.from - 1]?.word === 'not' || tokens[modifier.from - 1]?.word === 'no'))
      continue;
    fact[name] = true;
  }
  const near = durations.filter((duration) => duration.sentence === sentence);
  const hours = mainDuration(near);
  if (hours !== undefined) fact.hours = hours;
  return fact;
}

/** What is there wins over what is doubted, that over the rest: "no chest pain yesterday, chest pain today". */
const WEIGHT: Readonly<Record<Fact['status'], number>> = { present: 4, unsure: 3, past: 2, other: 1, absent: 0 };

function keep(facts: Map<string, Fact>, fact: Fact): void {
  const known = facts.get(fact.id);
  if (known === undefined) {
    facts.set(fact.id, { ...fact });
    return;
  }
  if (WEIGHT[fact.status] > WEIGHT[known.status]) {
    facts.set(fact.id, { ...fact });
    return;
  }
  if (fact.status !== known.status) return;
  for (const name of MODIFIER_NAMES) if (fact[name]) known[name] = true;
  if (fact.hours !== undefined && fact.hours > (known.hours ?? 0)) known.hours = fact.hours;
}

function distance(a: Span, b: Span): number {
  return Math.max(0, a.from - b.to, b.from - a.to);
}

function mainDuration(durations: readonly Duration[]): number | undefined {
  const stated = durations.filter(({ isStated }) => isStated);
  const used = stated.length > 0 ? stated : durations;
  return used.length === 0 ? undefined : Math.max(...used.map(({ hours }) => hours));
}

const KIDS = new Set((WORD_CLASSES.kid ?? '').trim().split(/\s+/));
function isAboutChild(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => KIDS.has(word));
}
