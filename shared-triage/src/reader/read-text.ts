import type { CaseFacts, Fact, Person } from '../case-facts';
import { evaluate } from '../engine/evaluate';
import type { Level } from '../levels';
import { RESEMBLES_HOME_CARE } from '../lexicon/alike';
import { CONCEPTS } from '../lexicon/concepts';
import { HARMLESS } from '../lexicon/harmless';
import { MODIFIERS } from '../lexicon/modifiers';
import { WORD_CLASSES } from '../lexicon/word-classes';
import { TRIAGE_RULES } from '../rules/rules';
import { AMID_TALK_FROM, type Classification, classifyText, LIKELY_FROM, SURE_FROM } from '../trained/classify-text';
import { complaintChance } from '../trained/speaks-of-complaint';
import { type Duration, readDurations } from './durations';
import { findSpans, type Span } from './find-spans';
import { addMeasuredFacts } from './measured-facts';
import { readMeasures } from './measurements';
import { personOf } from './people';
import { PhraseIndex } from './phrases';
import { Scope } from './scope';
import { spelledOut } from './spelling';
import { type Token, tokenise } from './tokenise';
import { joined, LONGEST, sizeOf, unitsOf, type Window, windowsOf } from './windows';

/** In words: the longest distance at which a modifier counts for a sign. */
const NEAR = 8;
/** A word that plays a sign down must stand right beside it. */
const NEAR_MILD = 3;
type Modifier = keyof typeof MODIFIERS;
const MODIFIER_NAMES = Object.keys(MODIFIERS) as Modifier[];
const IDS = Object.keys(CONCEPTS);
const GESTATION = new Set(['pregnant', 'thirdTrimester']);

interface Lexicon {
  signs: PhraseIndex;
  modifiers: PhraseIndex;
  harmless: PhraseIndex;
}
let lexicon: Lexicon | undefined;

/** Built on first use, so that a page that never reads pays nothing. */
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
  const harmless = new PhraseIndex();
  harmless.add(0, HARMLESS);
  lexicon = { signs, modifiers, harmless };
  return lexicon;
}

/**
 * Reads a patient's text: which signs are present, denied, long past or another person's, their modifiers, duration, measured
 * values, and whether it resembles an emergency. The rules read the whole and each window alone, so that no surrounding text makes
 * a danger milder; the trained reader adds to them and takes nothing away. The patient can confirm the facts; the text never
 * leaves the browser or the process.
 * @param given facts known beforehand; they win over the text, but see `personOf`
 */
export function readText(text: string, given: Person = {}): CaseFacts {
  const lexed = lex(text, given);
  const whole = signsIn(lexed, [ALL], given);
  const units = unitsOf(lexed.tokens, (sentence) => lexed.scope.isAnsweredNo(sentence));
  const parts = windowsOf(units)
    .filter(({ from, to }) => from > 0 || to < lexed.tokens.length - 1)
    .map((window) => ({ window, read: signsIn(lexed, [window], given, whole) }));
  const windows = parts.map(({ read }) => read).filter(tellsSomething);
  const read = windows.length === 0 ? whole : { ...whole, windows };
  const alike = weigh(lexed, units, { parts, given, whole });
  const alarms = alike.filter(({ isEmergency }) => isEmergency).sort((a, b) => b.chance - a.chance);
  if (alarms[0] !== undefined)
    return withFact(read, { id: 'readsLikeEmergency', status: 'present', words: alarms[0].words.join(', ') });
  return withHome(read, alike);
}

interface Parts {
  parts: readonly { window: Window; read: CaseFacts }[];
  given: Person;
  whole: CaseFacts;
}

/** In words of complaint: up to the first each part counts as in a short text, up to the second where it is likely. */
const SMALL_CORE = 60;
const MIDDLE_CORE = 80;

/**
 * Classifies the text, the whole first. A short one also in each of its windows, as one complaint may hide beside another. Of a long
 * one, first the sentences without any complaint are left out; what stays is weighed at once, because each part of long ordinary
 * talk looks alarming without the rest, and its parts count only where nearly certain.
 */
function weigh(lexed: Lexed, units: readonly Window[], { parts, given, whole }: Parts): Classification[] {
  const of = (part: readonly Window[], read: CaseFacts) => classifyText(textOf(lexed, part), read);
  const isShort = sizeOf(units) <= LONGEST;
  const spoken = units.filter((unit) => speaks(lexed, unit, { given, whole }));
  const core = isShort ? units : spoken;
  const kept = joined(core.length === 0 ? units : core);
  const ofCore = of(kept, isShort ? whole : signsIn(lexed, kept, given, whole));
  const near = parts.filter(({ window }) => core.some(({ from, to }) => window.from <= from && to <= window.to));
  const size = sizeOf(core);
  if (size <= SMALL_CORE) {
    const all = [ofCore, ...near.map(({ window, read }) => of([window], read))];
    return spoken.length > 0 ? all : all.map(ofNoComplaint);
  }
  const widest = near.filter(({ window }, at) => near[at + 1]?.window.from !== window.from);
  const sure = widest
    .map(({ window, read }) => of([window], read))
    .map((one) => ({ ...one, isEmergency: one.chance >= (size <= MIDDLE_CORE ? LIKELY_FROM : SURE_FROM) }));
  return [{ ...ofCore, isEmergency: ofCore.chance >= AMID_TALK_FROM, isForHome: ofCore.isSurelyForHome }, ...sure];
}

const NO_COMPLAINT_FROM = 0.34;
/** Where no sentence speaks of a complaint, more is needed to ask, and words alone say nothing of home care. */
const ofNoComplaint = (one: Classification): Classification => ({
  ...one,
  isEmergency: one.isEmergency && one.chance >= NO_COMPLAINT_FROM,
  isSurelyForHome: false,
});

/** From this probability on a sentence says something of a complaint. */
const SPEAKS_FROM = 0.3;

/**
 * Whether a sentence says anything of a complaint: by a present sign, by the model of sentences, or because it reads like a danger.
 * An illness that somebody lives with, or had, says nothing yet.
 */
function speaks(lexed: Lexed, unit: Window, { given, whole }: Pick<Parts, 'given' | 'whole'>): boolean {
  const words = textOf(lexed, [unit]);
  if (complaintChance(words) >= SPEAKS_FROM) return true;
  const read = signsIn(lexed, [unit], given, whole);
  const signs = [...read.facts.values()].filter(({ id }) => CONCEPTS[id]?.kind !== 'history');
  return (
    signs.some(({ status, words: said }) => said !== '' && HOLDS.has(status)) ||
    classifyText(words, read).chance >= LIKELY_FROM
  );
}
const HOLDS: ReadonlySet<Fact['status']> = new Set(['present', 'unsure']);

/** The sentences of a text, and the clauses of long ones, for those who make the training texts. */
export function unitsIn(text: string): string[] {
  const lexed = lex(text, {});
  return unitsOf(lexed.tokens, (sentence) => lexed.scope.isAnsweredNo(sentence)).map((unit) => textOf(lexed, [unit]));
}

/** Whether any rule could use these facts. */
const tellsSomething = ({ facts, measures }: CaseFacts) =>
  Object.keys(measures).length > 0 ||
  [...facts.values()].some(({ status, words }) => words !== '' && (status === 'present' || status === 'unsure'));

const HOME: Level = 5;
/** In years. For a baby, the very old and in pregnancy only a rule may advise home care. */
const HOME_AGES = { from: 1, to: 75 };

/**
 * Home care needs two (0152): a rule that knows it and a text that resembles it; or, where no rule knows anything, near certainty
 * for the whole text and for each part that says enough.
 */
function withHome(read: CaseFacts, alike: readonly Classification[]): CaseFacts {
  const { level, isUnderstood } = evaluate(TRIAGE_RULES, read);
  const { age = HOME_AGES.from, pregnant } = read.person;
  const mayBeAlone = age >= HOME_AGES.from && age < HOME_AGES.to && pregnant !== true && !read.facts.has('pregnant');
  if (level === HOME && alike[0]?.isForHome === false)
    return withFact(read, { id: 'readsLikeSeen', status: 'present', words: '' });
  const isSurely = alike[0]?.isSurelyForHome && alike.every((part) => part.isSurelyForHome || part.isFew);
  if (isUnderstood || !isSurely || !mayBeAlone) return read;
  return withFact(read, { id: RESEMBLES_HOME_CARE, status: 'present', words: '' });
}

const withFact = (read: CaseFacts, fact: Fact): CaseFacts => ({
  ...read,
  facts: new Map([...read.facts, [fact.id, fact]]),
});

/** Reads the whole text by the lexicon alone. */
export const readSigns = (text: string, given: Person = {}): CaseFacts => signsIn(lex(text, given), [ALL], given);

/** A tokenised text before signs are derived. */
interface Lexed {
  text: string;
  tokens: readonly Token[];
  scope: Scope;
  durations: readonly Duration[];
  modifierSpans: readonly Span[];
  spans: readonly Span[];
}

function lex(text: string, { age }: Person): Lexed {
  const tokens = tokenise(text);
  const { signs, modifiers, harmless } = lexiconOf();
  const idle = findSpans(tokens, harmless);
  const isIdle = (at: number) => idle.some(({ from, to }) => from <= at && at <= to);
  const spans = findSpans(tokens, signs).filter(({ from, to }) => !isIdle(from) && !isIdle(to));
  // "30 weeks" of pregnancy is not how long the trouble has lasted.
  const gestation = spans.filter(({ owner }) => GESTATION.has(IDS[owner] ?? ''));
  const durations = readDurations(tokens).filter(
    ({ at, isStated }) => isStated || !gestation.some(({ from, to }) => from <= at && at <= to),
  );
  return {
    text,
    tokens,
    scope: new Scope(tokens, { text, age }),
    spans,
    durations,
    modifierSpans: findSpans(tokens, modifiers),
  };
}

const ALL: Window = { from: 0, to: Number.POSITIVE_INFINITY };

const textOf = ({ text, tokens }: Lexed, parts: readonly Window[]): string =>
  parts.map(({ from, to }) => text.slice(from === 0 ? 0 : tokens[from]?.start, tokens[to + 1]?.start)).join(' ');

/** @param whole the facts of the whole text: if it holds no number and no age, no part does */
function signsIn(lexed: Lexed, parts: readonly Window[], given: Person, whole?: CaseFacts): CaseFacts {
  const text = textOf(lexed, parts);
  const holds = (first: number, last: number) => parts.some(({ from, to }) => from <= first && last <= to);
  const durations = lexed.durations.filter(({ at }) => holds(at, at));
  const facts = new Map<string, Fact>();
  for (const span of lexed.spans) {
    if (!holds(span.from, span.to)) continue;
    const id = IDS[span.owner] ?? '';
    const fact = factOf(id, span, lexed, durations);
    keep(facts, fact);
    for (const wider of CONCEPTS[id]?.is?.split(' ') ?? [])
      if (fact.status !== 'absent') keep(facts, { ...fact, id: wider });
  }
  // Text as typed comes first; a name that fails so ("suggar 30") is read with corrected spelling.
  const isMeasured = whole === undefined || Object.keys(whole.measures).length > 0;
  const measures = isMeasured ? { ...readMeasures(spelledOut(text)), ...readMeasures(text) } : {};
  const isAged = whole === undefined || whole.person.age !== given.age;
  const person = isAged ? personOf(given, text, isAboutChild(lexed.tokens.filter((_, at) => holds(at, at)))) : given;
  if (given.pregnant === true) keep(facts, { id: 'pregnant', status: 'present', words: '' });
  if (given.pregnant === false || given.sex === 'male') facts.delete('pregnant');
  addMeasuredFacts(facts, measures, person);
  const longest = mainDuration(durations);
  return { person, facts, measures, ...(longest === undefined ? {} : { hours: longest }) };
}

function factOf(
  id: string,
  span: Span,
  { text, tokens, scope, modifierSpans }: Lexed,
  durations: readonly Duration[],
): Fact {
  const start = tokens[span.from]?.start ?? 0;
  const end = tokens[span.to]?.end ?? start;
  const sentence = tokens[span.from]?.sentence;
  const fact: Fact = {
    id,
    status: scope.statusOf(span, CONCEPTS[id]?.kind === 'history', id),
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

/** A present sign wins over a doubted one, and that over the rest: "no chest pain yesterday, chest pain today". */
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
