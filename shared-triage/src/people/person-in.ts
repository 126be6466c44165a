import {
  ARTICLES,
  BETWEEN,
  GONE,
  LEADS,
  MINE,
  MINE_BEHIND,
  type Months,
  NOT_A_PERSON,
  NOT_YET,
  NOUNS,
  type Noun,
  NUMBERS,
  OLD,
  type SaidGender,
  type SaidRelation,
  SPEAKS,
  THINGS,
  UNITS,
  type Unit,
} from './words';

export type { Months, SaidGender, SaidRelation } from './words';

/** The one person, other than the writer, whom a text is about. What it does not say stays unknown. */
export interface SaidPerson {
  relation: SaidRelation | null;
  gender: SaidGender | null;
  months: Months | null;
}

interface Word {
  word: string;
  /** Letters stood apart from the word before by a comma, a stop or a bracket. */
  isCut: boolean;
  /** The sentence it stands in. */
  sentence: number;
  /** Ends in 's: whose the next word is. */
  isOf: boolean;
}

interface Age {
  at: number;
  /** The word behind it. */
  end: number;
  months: Months;
  unit: Unit | null;
  /** Says "old", so that it is no span of time. */
  isOld: boolean;
  isSeveral: boolean;
}

interface Mention extends SaidPerson {
  at: number;
  end: number;
  isPlural: boolean;
}

/** In UTF-16 units and words: what is read of a text; the rest is not. */
const LONGEST = { text: 2_000, words: 400 };
const YEAR = 12;
const OLDEST_YEARS = 120;
const FURTHEST_BACK = 7;

/**
 * Whom a text is about, if it names one person beside its writer: "my 4 year old", "my son of 3", "my mom 78". Reads words of
 * age and relation in English, with South African ones. One pass over a bounded text; deterministic; offline.
 * @returns null: nobody is named, only the writer, or several who have nothing in common
 */
export function personIn(text: string): SaidPerson | null {
  const words = wordsOf(text.slice(0, LONGEST.text)).slice(0, LONGEST.words);
  const found = mentionsIn(words).filter((one) => !isAside(words, one) && !isOfTheWriter(words, one));
  return merged(withPronouns(words, found));
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let isCut = true;
  let sentence = 0;
  for (const [part] of text
    .toLowerCase()
    .replace(/[’`]/gu, "'")
    .replace(/y\s?[./]\s?o\b\.?/gu, ' yo ')
    .matchAll(/\p{L}+(?:'\p{L}+)?|\d+|[.!?\n]+|[,;:()]/gu)) {
    if (/^[\p{L}\d]/u.test(part)) {
      const [word = '', rest = ''] = part.split("'");
      words.push({ word, isCut, sentence, isOf: rest === 's' });
      isCut = false;
    } else {
      isCut = true;
      if (!/[,;:()]/u.test(part)) sentence += 1;
    }
  }
  return joined(words);
}

/** Writes what is one word as one: "new born", "little one", "grand son", "step son", "mother in law". */
function joined(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  for (const one of words) {
    const before = out.at(-1);
    const pair = `${before?.word} ${one.word}`;
    const isOne = pair === 'new born' || pair === 'little one' || /^(?:grand|step) \p{L}/u.test(pair);
    if (before !== undefined && isOne && NOUNS.has(before.word + one.word)) {
      out[out.length - 1] = { ...one, word: before.word + one.word, isCut: before.isCut };
    } else out.push(one);
  }
  return out;
}

const numberOf = (word: string | undefined): number | null => {
  if (word === undefined) return null;
  const spelled = NUMBERS.get(word);
  if (spelled !== undefined) return spelled;
  return /^\d{1,3}$/u.test(word) ? Number(word) : null;
};

function monthsOf(count: number, unit: Unit): Months {
  if (unit === 'years') return { from: count * YEAR, to: count * YEAR + YEAR - 1 };
  const months = unit === 'months' ? count : Math.floor((count * (unit === 'weeks' ? 7 : 1)) / 30.44);
  return { from: months, to: months };
}

/** An age with its unit that begins at this word: "4 year old", "3yo", "three and a half years". */
function ageAt(words: readonly Word[], at: number): Age | null {
  const count = numberOf(words[at]?.word);
  if (count === null) return null;
  let end = at + 1;
  let isSeveral = false;
  if (words[end]?.word === 'and' && words[end + 1]?.word === 'a' && words[end + 2]?.word === 'half') end += 3;
  else if (words[end]?.word === 'and' && numberOf(words[end + 1]?.word) !== null) {
    isSeveral = true;
    end += 2;
  }
  const unit = UNITS.get(words[end]?.word ?? '');
  if (unit === undefined || (unit === 'years' && count > OLDEST_YEARS)) return null;
  end += 1;
  const isCompact = words[end - 1]?.word === 'yo';
  if (words[end]?.word === 'of' && words[end + 1]?.word === 'age') return { ...of(true), end: end + 2 };
  const old = words[end]?.word ?? '';
  if (OLD.has(old)) return { ...of(true), end: end + 1, isSeveral: isSeveral || old === 'olds' };
  return of(isCompact);

  function of(isOld: boolean): Age {
    return { at, end, months: monthsOf(count ?? 0, unit ?? 'years'), unit: unit ?? null, isOld, isSeveral };
  }
}

/** Behind a bare number these make it a measure and no age: "38.5", "3 times". */
const MEASURES = /^(?:degrees?|c|kg|kgs|kilos?|cm|mm|ml|mg|percent|times?|x|hours?|hrs?|h|minutes?|mins?|per|over)$/u;

/** An age behind a noun: "my son of 3", "my dad, 81", "my daughter (7)", "she is almost 5". */
function ageBehind(words: readonly Word[], from: number): Age | null {
  let at = from;
  let isNotYet = false;
  while (at < from + 4 && LEADS.has(words[at]?.word ?? '')) {
    isNotYet ||= NOT_YET.has(words[at]?.word ?? '');
    at += 1;
  }
  const { word, sentence } = words[at] ?? {};
  if (sentence === undefined || sentence !== words[from - 1]?.sentence) return null;
  const count = numberOf(word);
  const next = words[at + 1]?.word ?? '';
  const full = ageAt(words, at);
  const isBare = full === null && count !== null && count > 0 && count <= OLDEST_YEARS && !MEASURES.test(next);
  // "38.5" is no age.
  const isDecimal = isBare && /^\d+$/u.test(next) && words[at + 1]?.isCut === true;
  const age: Age | null =
    isBare && !isDecimal
      ? { at, end: at + 1, months: monthsOf(count, 'years'), unit: null, isOld: false, isSeveral: false }
      : full;
  if (age === null || words[age.end]?.word === 'pregnant' || words[age.end]?.word === 'ago') return null;
  return isNotYet && age.months.from >= YEAR
    ? { ...age, months: { from: age.months.from - YEAR, to: age.months.from - 1 } }
    : age;
}

/** Every person that a noun or an age names, in order. */
function mentionsIn(words: readonly Word[]): Mention[] {
  const found: Mention[] = [];
  let at = 0;
  while (at < words.length) {
    const mention = nounAt(words, at) ?? loneAgeAt(words, at);
    if (mention !== null) found.push(mention);
    at = Math.max(at + 1, mention?.end ?? 0);
  }
  return found;
}

const nounOf = (word: Word | undefined): Noun | undefined => (word === undefined ? undefined : NOUNS.get(word.word));

/** "my little brother, 9", "neighbour's baby", "baby 6 months", "gran 88". */
function nounAt(words: readonly Word[], at: number): Mention | null {
  let noun = nounOf(words[at]);
  if (noun === undefined) return null;
  // "baby girl", "my baby sister", "neighbour's baby", "my sister's son": the last noun is the person.
  let head = at;
  let isOthers = false;
  let months = noun.months;
  while (nounOf(words[head + 1]) !== undefined && words[head + 1]?.isCut === false) {
    isOthers ||= words[head]?.isOf === true;
    head += 1;
    const next = nounOf(words[head]);
    if (next === undefined) break;
    const isSame = next.relation === noun.relation && !isOthers;
    const narrower: Months | undefined = isSame ? (months ?? next.months) : next.months;
    months = narrower;
    noun = isOthers ? { ...next, relation: 'other' } : next;
  }
  if (NOT_A_PERSON.has(words[head + 1]?.word ?? '') && words[head + 1]?.isCut === false) return null;
  // "children's doctor"
  if (noun.isPlural && words[head]?.isOf && !isOthers) return null;
  let end = head + 1;
  if (words[end]?.word === 'in' && words[end + 1]?.word === 'law') {
    end += 2;
    noun = { ...noun, relation: 'other' };
    months = undefined;
  }
  const before = phraseBefore(words, at);
  const isMineBehind = MINE_BEHIND.has(words[end]?.word ?? '');
  const isMine =
    before.isMine || isMineBehind || words[head]?.word === 'ngwanaka' || words[head]?.word === 'umntwanami';
  const behind = before.age === null || (before.age.unit !== null && !before.age.isOld) ? ageBehind(words, end) : null;
  const age = behind ?? (before.age?.isOld || before.age?.unit ? before.age : null);
  if (!isMine && !isOthers && !before.isFor && !isAtStart(words, before.at) && !isAlone(words, before, age))
    return null;
  const isNobodys = !isMine && !isOthers && !before.isFor && age === null && before.stage === null;
  if (
    isNobodys &&
    noun.relation === 'child' &&
    (noun.isPlural || noun.gender !== undefined || noun.months === undefined)
  )
    return null;
  const isStageAlone = noun.relation === 'child' && noun.months !== undefined && !isMine && !isOthers && !before.isFor;
  return {
    relation: isStageAlone ? null : noun.relation,
    gender: noun.gender ?? null,
    months: age?.isSeveral ? null : plausible(noun.relation, age?.months ?? before.stage ?? months ?? null),
    isPlural: noun.isPlural === true && age === null,
    at: before.at,
    end: Math.max(end, behind?.end ?? 0),
  };
}

/** In years: nobody is a parent younger. "I gave my mother four" is no age. */
const YOUNGEST: Partial<Record<SaidRelation, number>> = { parent: 18, grandparent: 30, partner: 15 };

function plausible(relation: SaidRelation | null, months: Months | null): Months | null {
  const youngest = relation === null ? 0 : (YOUNGEST[relation] ?? 0);
  return months !== null && months.to < youngest * YEAR ? null : months;
}

interface Phrase {
  /** The first word of the phrase. */
  at: number;
  isMine: boolean;
  isFor: boolean;
  age: Age | null;
  /** What an adjective says of the age. */
  stage: Months | null;
}

/** What stands before a noun: whose, for whom, how old. */
function phraseBefore(words: readonly Word[], noun: number): Phrase {
  const phrase: Phrase = { at: noun, isMine: false, isFor: false, age: null, stage: null };
  for (let at = noun - 1; at >= 0 && noun - at <= FURTHEST_BACK; at -= 1) {
    const { word, sentence } = words[at] ?? { word: '', sentence: -1 };
    if (sentence !== words[noun]?.sentence || words[at + 1]?.isCut) return phrase;
    const age = ageAt(words, at);
    if (age !== null && age.end <= noun && isWithin(words, age.end, noun)) phrase.age = age;
    if (word === 'teenage' || word === 'teen') phrase.stage = { from: 13 * YEAR, to: 20 * YEAR - 1 };
    if (MINE.has(word)) return { ...phrase, at, isMine: true, isFor: isForBefore(words, at) };
    if (ARTICLES.has(word) && !OLD.has(words[at + 1]?.word ?? ''))
      return { ...phrase, at, isFor: isForBefore(words, at) };
    if (word === 'for' || word === 'vir') return { ...phrase, at, isFor: true };
    if (!BETWEEN.has(word) && numberOf(word) === null && !UNITS.has(word) && !OLD.has(word) && word !== 'and')
      return phrase;
    if (word !== 'and') phrase.at = at;
  }
  return phrase;
}

/** "for my daughter", and not "trying for a baby". */
const isForBefore = (words: readonly Word[], at: number) =>
  /^(?:for|vir)$/u.test(words[at - 1]?.word ?? '') &&
  !/^(?:try|trying|hoping|planning)$/u.test(words[at - 2]?.word ?? '');
const isWithin = (words: readonly Word[], from: number, to: number) =>
  words.slice(from, to).every(({ word }) => BETWEEN.has(word) || NOUNS.has(word));

/** The first words of a text, or those behind "I have a". */
function isAtStart(words: readonly Word[], at: number): boolean {
  if (at === 0) return true;
  return (
    words[at - 1]?.isOf === false &&
    /^(?:have|got)$/u.test(words[at - 1]?.word ?? '') &&
    ARTICLES.has(words[at]?.word ?? '')
  );
}

/** A word of age beside an age names somebody without "my". */
const isAlone = (words: readonly Word[], { at }: Phrase, age: Age | null) =>
  age !== null && (words[at]?.isCut === true || ARTICLES.has(words[at]?.word ?? ''));

/** "my 4 year old", "2 y/o with diarrhoea": an age that is somebody. */
function loneAgeAt(words: readonly Word[], at: number): Mention | null {
  const age = ageAt(words, at);
  if (age === null || THINGS.has(words[age.end]?.word ?? '')) return null;
  // Behind it comes a noun, which is the person.
  if (nounAt(words, age.end) !== null && words[age.end]?.isCut === false) return null;
  const before = phraseBefore(words, at);
  const isCounted =
    numberOf(words[at - 1]?.word) !== null || (words[at - 1]?.word === 'and' && numberOf(words[at - 2]?.word) !== null);
  const isMine =
    before.isMine &&
    (age.isOld || age.unit === 'months' || age.unit === 'weeks' || words[age.end - 1]?.word !== 'years');
  const isSomebody = age.isOld && (before.isFor || isAtStart(words, before.at) || words[before.at]?.word === 'a');
  if (!isMine && !isSomebody) return null;
  if (!age.isOld && (age.unit === 'days' || age.unit === 'weeks')) return null;
  return {
    relation: null,
    gender: null,
    months: age.isSeveral || isCounted ? null : age.months,
    isPlural: age.isSeveral,
    at: before.at,
    end: age.end,
  };
}

/** Somebody who only speaks, is no more, was born then or belongs to the writer's own history. */
function isAside(words: readonly Word[], { at, end, isPlural, months }: Mention): boolean {
  const behind = words.slice(end, end + 3).filter(({ sentence }) => sentence === words[at]?.sentence);
  if (behind.slice(0, 2).some(({ word }) => SPEAKS.has(word) || GONE.has(word))) return true;
  if (behind.some(({ word }) => word === 'born')) return true;
  if (behind[0]?.word === 'had' && words.slice(end).some(({ word }) => word === 'i' || word === 'me')) return true;
  // "my kids" in somebody's own story: nobody of them in particular.
  if (isPlural && months !== null && words.some(({ word }) => word === 'i' || word === 'me' || word === 'im'))
    return true;
  const ahead = words.slice(Math.max(0, at - 3), at).map(({ word }) => word);
  if (ahead.at(-1) === 'since' || ahead.at(-1) === 'after') return true;
  return ahead.some((word) => word === 'pregnant' || word === 'expecting');
}

/** "I have chest pain, my brother has a heart problem too": the text is the writer's own. "I have a 4 year old" is not. */
function isOfTheWriter(words: readonly Word[], mention: Mention): boolean {
  if (/^(?:for|vir)$/u.test(words[mention.at - 1]?.word ?? '')) return false;
  return words.some(({ word }, at) => {
    if (word !== 'i' && word !== 'im' && word !== 'ive') return false;
    const next = words[at + 1]?.word ?? '';
    if (/^(?:feel|get|suffer|hurt|cough|ache|snore)$/u.test(next)) return true;
    if (word === 'im' || next === 'am')
      return !/^(?:asking|looking|writing|booking|calling|worried|scared|so|a|the|his|her|not|here)$/u.test(
        words[at + 2]?.word ?? '',
      );
    if (word !== 'ive' && next !== 'have' && next !== 'had' && next !== 'got') return false;
    const isTheirs = mention.at > at && mention.at <= at + 3;
    return !isTheirs;
  });
}

/** "my daughter … she is 5 months", and "he's 2" alone. */
function withPronouns(words: readonly Word[], found: readonly Mention[]): readonly Mention[] {
  const at = words.findIndex(
    ({ word }, place) =>
      (word === 'he' || word === 'she') && words[place + 1]?.word !== 'was' && ageBehind(words, place + 1) !== null,
  );
  const age = at < 0 ? null : ageBehind(words, at + 1);
  if (age === null) return found;
  if (found.length === 0) {
    const gender = words[at]?.word === 'he' ? 'male' : 'female';
    return [{ relation: null, gender, months: age.months, isPlural: false, at, end: age.end }];
  }
  const [only] = found;
  if (only === undefined || found.length > 1) return found;
  return [{ ...only, months: age.months }];
}

const isSame = (a: Months | null, b: Months | null) => a?.from === b?.from && a?.to === b?.to;

/** One person out of all that is said; what differs is unknown. */
function merged(found: readonly Mention[]): SaidPerson | null {
  const [first, ...others] = found;
  if (first === undefined) return null;
  let said: SaidPerson = { relation: first.relation, gender: first.gender, months: first.months };
  for (const one of others) {
    if (said.relation !== null && one.relation !== null && said.relation !== one.relation) return null;
    const isAgain = said.gender === null || one.gender === null || said.gender === one.gender;
    const months = isSame(said.months, one.months) ? said.months : isAgain ? narrower(said.months, one.months) : null;
    said = {
      relation: said.relation ?? one.relation,
      gender: said.gender === one.gender ? said.gender : isAgain ? (said.gender ?? one.gender) : null,
      months,
    };
  }
  return said;
}

/** The one that lies within the other; of two that differ nothing is known. */
function narrower(a: Months | null, b: Months | null): Months | null {
  if (a === null || b === null) return a ?? b;
  if (a.from >= b.from && a.to <= b.to) return a;
  return b.from >= a.from && b.to <= a.to ? b : null;
}
