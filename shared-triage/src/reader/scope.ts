import type { FactStatus } from '../case-facts';
import { clauseAround, partAround } from './clauses';
import type { Span } from './find-spans';
import { isOnlyTold } from './frames';
import { isOfAnElder, isOfAParent, isOver } from './past';
import type { Token } from './tokenise';

const set = (words: string) => new Set(words.trim().split(/\s+/));
/** Words that end the scope of a preceding "no". Doubt counts as danger, so the list is long. */
const BREAKERS = set(
  ', but and because since due although though when after until so that who why how if i my he she we you they it now then still ' +
    'rush hurry offence worries money her his our their wait actually sorry rather just only also idea doubt relief matter sleep slept from with is are has except sure help stop stops longer just',
);
/** Words that may follow "not" while it still denies what comes next: "do not have any chest pain". */
const DENYING = set(
  'have had having any a an the feel feeling felt get getting got experience experienced experiencing notice noticed been in ' +
    'really actually currently very suffer suffering really particularly complain complaining of lose lost hit',
);
const HAS = /^(?:has|have|had|got|gets|is|was)$/;
const ANSWERED = /^(?:a|an|the|it|i|he|she|we|they|my|that|this)$/;
const DENIAL =
  /^(?:no|not|never|without|denies|denied|deny|denying|nor|neither|nil|negative|zero|geen|nothing|nobody)$/;
/** "Nothing droopy", "nothing is numb": what may stand between. */
const OF_NOTHING = set('is was are feels felt looks looked seems in particular or and else like numb weak wrong');
/** Words on either side of a sign that can change its meaning. */
const VIEW = 60;
/** In years: of a younger child a parent writes, and "I" is the parent. */
const SPEAKS_OF_SELF_YEARS = 10;
/** Words on either side that can say that a sign is only talked about. */
const FRAME_VIEW = 24;
const WIDEST_DENIAL = 8;
const LIST_ITEM = 4;
/** In words, with the name of whoever asks. */
const LONGEST_ASKED = 10;
/** The name of whoever answers, and the answer. */
const SAID_NO = /^(?:\S+ )?\S+ , (?:no|none|nope|nah|never)(?: ,|$)/;
const DOUBT =
  /\b(?:not sure|unsure|not certain|cannot tell|do not know|no idea|uncertain|wondering|hard to say)(?: (?:if|whether|it|that|this|he|she|i|there|maybe|about))*/;
/**
 * Decides from the surrounding words whether a sign is denied, doubted, past or a relative's. Errs on the side of danger: only
 * clear cases count. Signs merely discussed, or figures of speech, count as danger; the classifier never removes a sign.
 */
export class Scope {
  readonly #words: readonly (readonly string[])[];
  readonly #starts: readonly number[];

  /** @param told the text as typed, to know a story or a quiz, and the age of whom it is about; without it nothing is one */
  constructor(
    readonly tokens: readonly Token[],
    readonly told: { text?: string; age?: number | undefined } = {},
  ) {
    const last = tokens.at(-1)?.sentence ?? -1;
    const sentences: string[][] = Array.from({ length: last + 1 }, () => []);
    const starts: number[] = Array.from({ length: last + 1 }, () => 0);
    tokens.forEach(({ word, sentence: number }, at) => {
      const sentence = sentences[number];
      if (sentence === undefined) return;
      if (sentence.length === 0) starts[number] = at;
      sentence.push(word);
    });
    this.#words = sentences;
    this.#starts = starts;
  }

  /**
   * @param lasts the sign is an illness or circumstance that time does not end
   * @param id the sign, when it is one of the lexicon
   */
  statusOf(span: Span, lasts: boolean, id = ''): FactStatus {
    const number = this.tokens[span.from]?.sentence ?? 0;
    const start = this.#starts[number] ?? 0;
    const sentence = this.#words[number] ?? [];
    // A bounded view keeps a text without full stops as fast as others.
    const first = Math.max(0, span.from - start - VIEW);
    const words = sentence.slice(first, span.to - start + 1 + VIEW);
    const [from, to] = [span.from - start - first, span.to - start - first];
    if (span.deniedInside) return 'absent';
    if (DOUBT.test(clauseAround(words.slice(0, from), from, from))) return 'unsure';
    if (!span.saysNot && isDenied(words, from)) return 'absent';
    if (this.isAnsweredNo(number) || isTickedNo(words, to)) return 'absent';
    if (isOfAnElder(words.slice(0, to + 1).join(' '))) return 'other';
    if ((this.told.age ?? SPEAKS_OF_SELF_YEARS) < SPEAKS_OF_SELF_YEARS && isOfAParent(words.slice(0, from)))
      return 'other';
    if (!lasts && isOver(partAround(words, from, to), clauseAround(words, from, to), words.slice(to + 1).join(' ')))
      return 'past';
    return this.#isOnlyTold(span, id) ? 'other' : 'present';
  }

  #isOnlyTold({ from, to }: Span, id: string): boolean {
    const { text } = this.told;
    if (text === undefined) return false;
    const number = this.tokens[from]?.sentence ?? 0;
    const start = this.#starts[number] ?? 0;
    const last = start + (this.#words[number]?.length ?? 1) - 1;
    const [first, end] = [Math.max(start, from - FRAME_VIEW), Math.min(last, to + FRAME_VIEW)];
    return isOnlyTold(text.slice(this.tokens[first]?.start, this.tokens[end]?.end), id);
  }

  /** "Chest pain? No.", also in a conversation: "Nurse: Chest pain, swollen legs? Caller: No." */
  isAnsweredNo(number: number): boolean {
    const next = this.#words[number + 1]?.join(' ');
    const asked = this.#words[number] ?? [];
    if (next !== undefined && asked[1] === ',' && asked.length <= LONGEST_ASKED && SAID_NO.test(next)) return true;
    return (
      next !== undefined &&
      /^(?:no|none|nope|not|nah|negative|nil)(?: (?:no|never|none|not|really|sir))?$|^(?:no|nope|nah) ,? ?(?:just|only|it is|it was)\b/.test(
        next,
      ) &&
      (this.#words[number]?.length ?? 0) <= LIST_ITEM
    );
  }
}

/** A list with its answers behind: "chest pain NO, fever: none". */
function isTickedNo(words: readonly string[], to: number): boolean {
  const at = words[to + 1] === ',' ? to + 2 : to + 1;
  return /^(?:no|none|nope|nil|negative)$/.test(words[at] ?? '') && /^(?:,|but)?$/.test(words[at + 1] ?? '');
}

function isDenied(words: readonly string[], from: number): boolean {
  const before = words.slice(0, from);
  const at = before.findLastIndex((word) => DENIAL.test(word));
  if (at < 0) return false;
  // "Nobody has a fever": the verb belongs to the denial.
  const after = before.slice(at + 1);
  const between = before[at] === 'nobody' && HAS.test(after[0] ?? '') ? after.slice(1) : after;
  // "A bluebottle? No, a ray got me" is an answer, not a denial of what follows.
  if (at === 0 && before[0] === 'no' && ANSWERED.test(between[0] ?? '')) return false;
  const denial = before[at] ?? '';
  // "I cannot walk without gasping" means that there is gasping.
  if (
    denial === 'without' &&
    before.slice(Math.max(0, at - WIDEST_DENIAL), at).some((word) => word === 'cannot' || word === 'not')
  )
    return false;
  if (denial === 'nothing' && !between.every((word) => OF_NOTHING.has(word))) return false;
  if (denial === 'not' || denial === 'never') {
    // "I am not dizzy or faint" denies both, "not sad or wanting to" what follows.
    if (
      /^\S+(?: (?!,|but|and)\S+){0,3} (?:or|nor)(?: (?:wanting|thinking|planning) (?:to|of|about))?$/.test(
        between.join(' '),
      )
    )
      return true;
    const isOnlyThought = /^(?:thinking|planning|considering|going|wanting|intending|trying) (?:about|of|on|to)\b/.test(
      between.join(' '),
    );
    if (between[0] !== undefined && !DENYING.has(between[0]) && !isOnlyThought) return false;
    // "I have not slept because of", "not only", "no relief from" deny nothing.
    if (before[at + 1] === 'only' || before[at + 1] === 'just') return false;
  }
  if (between.length > WIDEST_DENIAL && !/^den/.test(denial)) return false;
  if (!between.some((word) => BREAKERS.has(word))) return true;
  return isInDeniedList(denial, between, words.slice(from));
}

/** "No fever, cough or chest pain" and "denies fever, chills, and weight loss" deny the whole list. */
function isInDeniedList(denial: string, between: readonly string[], rest: readonly string[]): boolean {
  const items = between.join(' ').split(/ ?, ?| and | or | nor /);
  if (items.some((item) => item.split(' ').length > LIST_ITEM)) return false;
  if (items.some((item) => item.split(' ').some((word) => BREAKERS.has(word) && word !== ',' && word !== 'and')))
    return false;
  if (/^den|^neither|^nor/.test(denial)) return true;
  // Without "deny" a comma may begin a new statement; only a closing "or" shows that it is one list.
  if (between.includes('and') && !between.includes('or')) return false;
  const joint = between.includes('or') ? between.lastIndexOf('or') : -1;
  if (joint >= 0) return !between.slice(joint).includes(',');
  return rest.slice(0, LIST_ITEM * 2).includes('or') || rest.slice(0, LIST_ITEM * 2).includes('nor');
}
