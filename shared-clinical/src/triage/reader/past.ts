const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

const LONG_AGO = anyOf(
  String.raw`\b(?:months?|years?|yrs?|decades?) (?:ago|back|earlier)\b`,
  String.raw`\blast (?:year|month|winter|summer|spring|autumn|christmas|easter)\b`,
  String.raw`\bin (?:19|20)\d\d\b`,
  String.raw`\bas a (?:child|kid|teenager|baby)\b`,
  // Not "when I was on the stairs": only a time of life.
  String.raw`\bwhen (?:i|he|she) was (?:still |about |only )?(?:an? (?:child|kid|baby|boy|girl|teen\w*|student|toddler)|young\w*|little|small|in (?:school|primary|matric)|at (?:school|varsity)|\d+(?! (?:km|metres?|minutes?)))\b`,
  String.raw`\bused to (?!it\b)|\bhistory of\b|\bpreviously\b`,
  String.raw`(?<!since |due )\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b`,
);
/** When it was, said behind a comma: "I had a seizure once, in 1989". */
const LONG_AGO_BEHIND =
  /^(?:once )?, (?:once )?(?:(?:back )?in (?:19|20)\d\d|(?:\S+ )?(?:many )?years ago|as a (?:child|kid|baby|teenager))(?=$| ,| but| and)/;
const PRESENT =
  /\b(?:now|again|today|tonight|morning|afternoon|evening|still|currently|since|keeps?|started|starting|worse|worsening|is|am|are|wants? to|just|minutes?|hours?)\b/;
/** Sounds like now and is not: "a bleed in 2009 and I am well", "out for a minute years ago". */
const NOT_NOW =
  /\band (?:i|he|she) (?:am|is|was|have been|has been) (?:now |all |fully |perfectly |completely )?(?:well|fine|ok|okay|healthy|recovered)\b|\bfor (?:an?|\S+|a few) (?:minutes?|hours?)\b/g;

/**
 * Whether what was said is over for long.
 * @param part the words between the commas around it, evened out: nothing in them may tell of now
 * @param clause those of the same clause alone: only there may it be said
 * @param after the words behind it in the same sentence
 */
export const isOver = (part: string, clause: string, after: string): boolean =>
  (LONG_AGO.test(clause) || LONG_AGO_BEHIND.test(after)) && !PRESENT.test(part.replace(NOT_NOW, ''));

const ELDER_HAD =
  /^(?:and |oh )?(?:my )?(?:father|mother|uncle|aunt|auntie|brother|sister|cousin|grand\w+) (?:once |also )?(?:had|died|passed)(?: \S+){1,4}$/;
/** Whether it is told of somebody of the family, and nothing else before it: "my father had a stroke" is seldom what one writes for. */
export const isOfAnElder = (upToSign: string): boolean => ELDER_HAD.test(upToSign) && !PRESENT.test(upToSign);
