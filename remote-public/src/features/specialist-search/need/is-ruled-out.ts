/** Words that end what a "no" before them covers. Doubt counts as danger, so the list is long. */
const BREAKERS = new Set(
  (
    ', and because since due although though when after until so that who why how if i my he she we you they it now then still ' +
    'just only also idea doubt relief matter sleep slept from with is are has except sure help stop stops longer'
  ).split(' '),
);
/** What may follow "not" so that it denies the words after it: "do not have any chest pain". */
const DENYING = new Set(
  'have had having any a an the feel feeling felt get getting got experience experienced experiencing notice noticed been in'.split(
    ' ',
  ),
);
const WIDEST_DENIAL = 8;

const PAST =
  /\b(?:months?|years?) (?:ago|back)\b|\blast year\b|\bin (?:19|20)\d\d\b|\bas a (?:child|kid|teenager)\b|\bwhen i was\b|\bused to (?:have|get)\b|\bhistory of\b|\bpreviously\b|\bin the past\b|\b(?:father|mother|dad|mum|mom|uncle|aunt|brother|sister|cousin|grand\p{L}+) (?:once )?(?:had|died)\b/u;
const PRESENT =
  /\b(?:now|again|today|tonight|morning|afternoon|evening|still|currently|since|keeps?|started|starting|worse|worsening|is|am|are|just|minutes?|hours?)\b/;

/**
 * Whether a sign was written down as absent or long past. Errs on the side of danger.
 * @param sentence a sentence of `normaliseText`
 * @param start where in it the sign begins
 * @param end where in it the sign ends
 */
export function isRuledOut(sentence: string, start: number, end: number): boolean {
  return isDenied(sentence.slice(0, start).trim().split(' ')) || isLongPast(sentence, start, end);
}

function isDenied(before: readonly string[]): boolean {
  const at = before.findLastIndex((word) => /^(?:no|not|never|without|denies|denied|deny|nor)$/.test(word));
  if (at < 0) return false;
  const between = before.slice(at + 1);
  if (between.length > WIDEST_DENIAL) return false;
  const isVerbDenied = before[at] === 'not' || before[at] === 'never';
  if (isVerbDenied && between[0] !== undefined && !DENYING.has(between[0])) return false;
  return !between.some((word) => BREAKERS.has(word));
}

function isLongPast(sentence: string, start: number, end: number): boolean {
  const from = sentence.lastIndexOf(' , ', start) + 1;
  const comma = sentence.indexOf(' , ', end);
  const part = sentence.slice(from, comma < 0 ? undefined : comma);
  return PAST.test(part) && !PRESENT.test(part);
}
