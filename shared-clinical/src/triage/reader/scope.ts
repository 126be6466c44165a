import type { FactStatus } from '../case-facts';
import { WORD_CLASSES } from '../lexicon/word-classes';
import type { Span } from './find-spans';
import type { Token } from './tokenise';

const set = (words: string) => new Set(words.trim().split(/\s+/));
/** Words that end what a "no" before them covers. Doubt counts as danger, so the list is long. */
const BREAKERS = set(
  ', but and because since due although though when after until so that who why how if i my he she we you they it now then still ' +
    'just only also idea doubt relief matter sleep slept from with is are has except sure help stop stops longer just',
);
/** What may follow "not" so that it denies the words after it: "do not have any chest pain". */
const DENYING = set(
  'have had having any a an the feel feeling felt get getting got experience experienced experiencing notice noticed been in ' +
    'really actually currently very suffer suffering really particularly complain complaining of lose lost hit',
);
const DENIAL = /^(?:no|not|never|without|denies|denied|deny|denying|nor|neither|nil|negative|zero|geen)$/;
const WIDEST_DENIAL = 8;
const LIST_ITEM = 4;
const DOUBT =
  /\b(?:not sure|unsure|not certain|cannot tell|do not know|no idea|uncertain|wondering|hard to say)(?: (?:if|whether|it|that|this|he|she|i|there|maybe|about))*/;
const KIN = set(`${WORD_CLASSES.kin} friend friends colleague colleagues neighbour neighbours neighbor boss roommate
  housemate classmate classmates coworker teacher cousins brothers sisters kids children everyone someone people relatives
  man woman guy actor character patient patients client clients stranger celebrity`);
const PAST =
  /\b(?:months?|years?|yrs?) (?:ago|back|earlier)\b|\blast year\b|\bin (?:19|20)\d\d\b|\bas a (?:child|kid|teenager|baby)\b|\bwhen (?:i|he|she) was\b|\bused to (?:have|get|be|suffer)\b|\bhistory of\b|\bpreviously\b|\bin the past\b|\bdecades? ago\b|\bthank(?:s| you) for\b|(?<!since |due )\bin (?:january|february|march|april|june|july|august|september|october|november|december)\b/;
const KIN_HAD = new RegExp(
  String.raw`\b(?:${[...KIN].join('|')}) (?:once |also |all |just |recently |who )?(?:had|died|got|suffered|lost|passed|survived|has had|have had)\b`,
);
const ELDER_HAD =
  /^(?:and |oh )?(?:my )?(?:father|mother|uncle|aunt|auntie|brother|sister|cousin|grand\w+) (?:once |also )?(?:had|died|passed)(?: \S+){1,4}$/;
const KIN_TOO = new RegExp(String.raw`\b(?:${[...KIN].join('|')})(?: \S+){0,8} (?:too|also|same|as well)\b`);
const SELF =
  /\b(?:i (?:have|am|feel|get|got|had|cannot|keep|woke|started|noticed|was|fell|think i|been|still|also|do not|did not|suffer|take|just|vomit\w*|cough\w*)|my own|me feel|myself|my (?:chest|head|throat|back|stomach|tummy|arm|leg|foot|knee|nose|ear|eye|eyes|ears|skin|heart|face|hand|hands|legs|feet|jaw|neck|belly|breathing|period|calf|ankle))\b/;
const FAMILY =
  /\bfamily history\b|\bruns? in (?:my |the |our |his |her )?family\b|\bin (?:my|the|our|his|her) family\b|\b(?:mothers|fathers) side\b/;
const PRESENT =
  /\b(?:now|again|today|tonight|morning|afternoon|evening|still|currently|since|keeps?|started|starting|worse|worsening|is|am|are|just|minutes?|hours?)\b/;
const ANIMAL =
  /\b(?:my|our|the|his|her|a|old) (?:old |little |poor |pet |sick |young )*(?:dog|cat|puppy|kitten|horse|hamster|parrot|cow|goat|rabbit|chicken|sheep|bird|budgie|tortoise|goldfish|pony|bunny) (?:has|had|is|was|keeps|started|swallowed|ate|cannot|will|does|did|got|vomit\w*|bleed\w*|collapsed|seems|needs|looks)\b|\bin (?:dogs|cats|horses)\b/;
const STORY =
  /\b(?:watch\w*|saw|read\w*|seen|in|heard|about) (?:\S+ ){0,3}?(?:movie|film|documentary|series|article|novel|podcast|soapie|episode|show|webinar|netflix|textbook|game|youtube|blog)\b|\b(?:movie|film|book|series|novel|episode|game|podcast|article|documentary|play|script) (?:about|where|called|in which|on|character)\b|\b(?:assignment|essay|homework|exam|thesis|dissertation|quiz|lecture|presentation|school project|case study) (?:\S+ ){0,3}?(?:about|on|for)\b|\bfirst aid (?:course|training|class|kit)\b|\b(?:fire|safety|emergency) drill\b|\b(?:role ?play|audition|character)\b|\b(?:writing|write|wrote) (?:\S+ ){0,3}?(?:novel|book|story|essay|script|screenplay|scene|play|talk|speech|article)\b(?!.*\b(?:i got|i have|i had|i am|my|now|since)\b)|\bbook ?club\b|\bthe (?:game|book|film|movie|series|show|episode) had (?:a|this|some) (?:guy|man|woman|character|scene|person|soldier|girl|boy)\b/;
const TELLS_NOW = new RegExp(
  String.raw`\b(?:i have|i am|he has|she has|this|these)\b|\bmy (?!(?:${[...KIN].join('|')})\b)`,
);
const ASKED =
  /\b(?:what|which) (?:are|is|were) (?:the )?(?:\S+ )?(?:signs?|symptoms?|causes?|difference|treatment|risks?|chances?|definition|meaning)\b|\bwhat (?:causes|does|to do if (?:someone|a person|somebody|anyone|you))\b|\bhow (?:do|can|could|does|to|would|should) (?:i |we |you |one |people |someone )?(?:\S+ )?(?:prevent|avoid|know|tell|recogni[sz]e|spot|treat|help someone|help a|protect|reduce|lower|prepare)\b|\b(?:prevent|avoid|reduce|reducing|preventing|lowering|lower (?:my|the|your)) (?:\S+ ){0,4}?$|\bin case (?:of|i|he|she|someone|we|my)\b|\bif (?:someone|a person|somebody|anyone|people|one)\b|\b(?:worried|afraid|scared|fear|anxious|terrified|frightened|nervous|paranoid) (?:about|of|that i (?:will|might|could|may)) (?:\s*$|(?:getting|having|a|an|catching|suffering|developing|the|another|going|dying|drowning)\b)|\b(?:risk|chance|chances|odds|likelihood|dangers?|fear|awareness|prevention|vaccine|vaccination|insurance|cover|phobia) (?:of|for|against)\b|\bcould (?:i|he|she) (?:one day|ever|later|someday)\b|\b(?:can|could|does|do|will|is|are) (?:\S+ ){1,4}(?:cause|causes|lead to|give you|bring on)\b|\b(?:can|could|does|will) (?:(?!and |but )\S+ ){1,4}(?:turn into|develop into|become)\b|\bwhen (?:do|should|does) (?:you|i|we|one) (?:use|call|start)\b|\bwould it\b|\bis it (?:true|possible|normal|safe)\b|\bwhat if\b|\bscreening for\b|\bchecked for\b|\btest(?:ed)? for\b|\bdo you (?:also )?(?:treat|see|handle|offer|stock|sell|cover|deal with|help with)(?: [^\s,]+){0,4} $|\b(?:google\w*|internet|online|tiktok) (?:[^\s,]+ ){0,4}?(?:might|may|could|can) be (?:[^\s,]+ ){0,2}$|\bthought (?:i|he|she|it) (?:was|were)(?: having| getting)?(?: an?)? $/;

/**
 * What the words around a sign make of it. Errs on the side of danger: only what is clearly denied, over, somebody else's
 * or merely talked about is taken out.
 */
export class Scope {
  readonly #words: readonly (readonly string[])[];
  readonly #texts: readonly string[];
  readonly #starts: readonly number[];
  readonly #isAboutAnimal: boolean;
  readonly #speaksOfSelf: boolean;

  constructor(readonly tokens: readonly Token[]) {
    const last = tokens.at(-1)?.sentence ?? -1;
    const sentences: Token[][] = Array.from({ length: last + 1 }, () => []);
    const starts: number[] = Array.from({ length: last + 1 }, () => 0);
    tokens.forEach((token, at) => {
      const sentence = sentences[token.sentence];
      if (sentence === undefined) return;
      if (sentence.length === 0) starts[token.sentence] = at;
      sentence.push(token);
    });
    this.#words = sentences.map((sentence) => sentence.map(({ word }) => word));
    this.#starts = starts;
    this.#texts = this.#words.map((words) => words.join(' '));
    this.#speaksOfSelf = SELF.test(this.#texts.join(' . '));
    this.#isAboutAnimal =
      ANIMAL.test(this.#texts.join(' . ')) &&
      !/\b(?:i|me|my (?:son|daughter|child|baby|face|hand|arm|leg))\b (?:was|am|have|got|has|is)|\bbit\w*|scratch\w*|allerg\w*\b/.test(
        this.#texts.join(' '),
      );
  }

  /** @param lasts an illness or circumstance that being long ago does not end */
  statusOf(span: Span, lasts: boolean): FactStatus {
    const number = this.tokens[span.from]?.sentence ?? 0;
    const start = this.#starts[number] ?? 0;
    const words = this.#words[number] ?? [];
    const [from, to] = [span.from - start, span.to - start];
    if (span.deniedInside) return 'absent';
    const before = words.slice(0, from).join(' ');
    if (DOUBT.test(before) && !/\band\b/.test(before)) return 'unsure';
    if (!span.saysNot && isDenied(words, from)) return 'absent';
    if (this.#isAnsweredNo(number) || isTickedNo(words, to)) return 'absent';
    if (this.#isTalkedAbout(number, before)) return 'other';
    const part = partAround(words, from, to);
    if (isOthers(part, words.slice(0, to + 1).join(' '), this.#speaksOfSelf)) return 'other';
    if (!lasts && PAST.test(part) && !PRESENT.test(part)) return 'past';
    return 'present';
  }

  sentenceText(number: number): string {
    return this.#texts[number] ?? '';
  }

  /** "Chest pain? No." */
  #isAnsweredNo(number: number): boolean {
    const next = this.#texts[number + 1];
    return (
      next !== undefined &&
      /^(?:no|none|nope|not|negative|nil)(?: \S+)?$/.test(next) &&
      (this.#words[number]?.length ?? 0) <= LIST_ITEM
    );
  }

  #isTalkedAbout(number: number, before: string): boolean {
    if (this.#isAboutAnimal) return true;
    const text = this.#texts[number] ?? '';
    if (STORY.test(text) && !/\bwhile|when (?:my|i|he|she)|suddenly\b/.test(text)) return true;
    const asked = ASKED.exec(`${before} `);
    return asked !== null && !TELLS_NOW.test(text.slice(asked.index + asked[0].length));
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
  const between = before.slice(at + 1);
  const denial = before[at] ?? '';
  // "I cannot walk without gasping" says that there is gasping.
  if (
    denial === 'without' &&
    before.slice(Math.max(0, at - WIDEST_DENIAL), at).some((word) => word === 'cannot' || word === 'not')
  )
    return false;
  if (denial === 'not' || denial === 'never') {
    const isOnlyThought = /^(?:thinking|planning|considering) (?:about|of|on|to)\b/.test(between.join(' '));
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

function partAround(words: readonly string[], from: number, to: number): string {
  const isEdge = (word: string) => word === ',' || word === 'but';
  const start = words.slice(0, from).findLastIndex(isEdge) + 1;
  const end = words.slice(to + 1).findIndex(isEdge);
  return words.slice(start, end < 0 ? undefined : to + 1 + end).join(' ');
}

function isOthers(part: string, upToSign: string, speaksOfSelf: boolean): boolean {
  if (FAMILY.test(part) || FAMILY.test(upToSign)) return true;
  // Alone, "my father had a stroke" tells of the past; in a longer story about him it may be why they write.
  if (speaksOfSelf && KIN_HAD.test(part) && !PRESENT.test(part)) return true;
  if (ELDER_HAD.test(upToSign) && !PRESENT.test(part)) return true;
  return (
    speaksOfSelf && KIN_TOO.test(part) && !/\b(?:i|me|my (?!\S+ (?:has|have|had)))\b/.test(part.replace(/^my /, ''))
  );
}
