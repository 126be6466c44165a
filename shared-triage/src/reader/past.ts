const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

const LONG_AGO = anyOf(
  String.raw`\b(?:months?|years?|yrs?|decades?) (?:ago|back|earlier)\b`,
  String.raw`\blast (?:year|month|winter|summer|spring|autumn|christmas|easter)\b`,
  String.raw`\bin (?:19|20)\d\d\b|, (?:19|20[01])\d\b|\bin the (?:19)?[5-9]0s\b`,
  String.raw`\bas a (?:child|kid|teenager|baby)\b`,
  // Only a stage of life counts, not "when I was on the stairs".
  String.raw`\bwhen (?:i|he|she) was (?:still |about |only )?(?:an? (?:child|kid|baby|boy|girl|teen\w*|student|toddler)|young\w*|little|small|in (?:school|primary|matric)|at (?:school|varsity)|\d+(?! (?:km|metres?|minutes?)))\b`,
  String.raw`\bused to (?!it\b)|\bhistory of\b|\bpreviously\b`,
  String.raw`(?<!since |due )\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b`,
);
/** A date after a comma: "I had a seizure once, in 1989". */
const LONG_AGO_BEHIND =
  /^(?:once )?, (?:once )?(?:(?:back )?in (?:19|20)\d\d|(?:\S+ )?(?:many )?years ago|as a (?:child|kid|baby|teenager))(?=$| ,| but| and)/;
const PRESENT =
  /\b(?:now|again|today|tonight|morning|afternoon|evening|still|currently|since|keeps?|started|starting|worse|worsening|is|am|are|wants? to|just|minutes?|hours?)\b/;
/** Phrases that sound present but are not: "a bleed in 2009 and I am well", "out for a minute years ago". */
const NOT_NOW =
  /\band (?:i|he|she) (?:am|is|was|have been|has been) (?:now |all |fully |perfectly |completely )?(?:well|fine|ok|okay|healthy|recovered)\b|\bfor (?:an?|\S+|a few) (?:minutes?|hours?)\b/g;

/**
 * Whether a sign is long over.
 * @param part the normalised words between the surrounding commas: none of them may speak of the present
 * @param clause the words of the same clause: only there may the past be stated
 * @param after the following words of the sentence
 */
export const isOver = (part: string, clause: string, after: string): boolean =>
  (LONG_AGO.test(clause) || LONG_AGO_BEHIND.test(after)) && !PRESENT.test(part.replace(NOT_NOW, ''));

const ELDER_HAD =
  /^(?:and |oh )?(?:my )?(?:father|mother|uncle|aunt|auntie|brother|sister|cousin|grand\w+) (?:once |also )?(?:had|died|passed)(?: \S+){1,4}$/;
/** Whether the text up to the sign is only about an older relative: "my father had a stroke" is seldom the complaint itself. */
export const isOfAnElder = (upToSign: string): boolean => ELDER_HAD.test(upToSign) && !PRESENT.test(upToSign);

const PARENT =
  'i|we|my (?:husband|wife|mother|mom|mum|father|dad|sister|brother)|(?:his|her) (?:mother|mom|mum|father|dad|granny|gran|gogo)';
/** "I have a fever myself", of a small child: the words before the sign, without any that turns to the child. */
const PARENT_HAS = new RegExp(
  String.raw`(?:^|[,] |\b(?:and|but|because|that) )(?:${PARENT}) (?:also |still |myself |now )?(?:have|has|had|am|is|was|got|get|gets|caught)(?: (?!baby|child|son|daughter|kid|twin|he|she|him|her|newborn|toddler|boy|girl|little|month|week|year|noticed|seen|found|given|been|tried|worried|scared|afraid|sure|checked|measured|taken|at)\S+){0,3} ?$`,
);
/** Whether the words up to a sign say that it is the parent's own, in a text about a small child. */
export const isOfAParent = (before: readonly string[]): boolean => PARENT_HAS.test(before.join(' '));
