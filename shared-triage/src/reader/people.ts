import type { Person } from '../case-facts';
import { WORD_CLASSES } from '../lexicon/word-classes';

const KIDS = (WORD_CLASSES.kid ?? '').trim().split(/\s+/).join('|');
const UNIT = String.raw`(years?|yrs?|yr|y\/?o|months?|mths?|mo|weeks?|wks?|days?)`;
const OLD = new RegExp(
  String.raw`\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few)[\s-]*${UNIT}[\s-]*(?:old|of age)?[\s-]*(?:old)?(?!\s*(?:ago|back|later|after|since))`,
  'iu',
);
const OF_KID = new RegExp(
  String.raw`\b(?:my|our|the|a|this|her|his|baby|newborn)\b[^.!?\n]{0,30}?${OLD.source}[^.!?\n]{0,20}?(?:${KIDS})\b`,
  'iu',
);
const KID_IS = new RegExp(
  String.raw`\b(?:my|our|the)\s+(?:[\p{L}-]+\s+){0,3}?(?:${KIDS})\b[^.!?\n]{0,25}?(?:is|aged?|,|\()?\s*${OLD.source}`,
  'iu',
);
const HE_IS = new RegExp(
  String.raw`\b(?:he|she|baby|lo)(?:'s| is|\u2019s| was| has| just turned| turned)?\s*(?:only|just|now)?\s*${OLD.source}`,
  'iu',
);
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** What only the grown-up who writes has: then an age of weeks is not whose illness it is. */
const OF_A_MOTHER =
  /\bmy (?:right |left |own )?(?:breasts?|nipples?|stitches|c-?section|caesar(?:ean)?|periods?|pregnancy|labour|incision)\b/iu;
const ADULT = 16;
const GROWN = 18;
const FEW = 3;

/** Returns the age in years that the text gives for a child or another person, if any. */
function readAge(text: string): number | undefined {
  for (const pattern of [OF_KID, KID_IS, HE_IS]) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const age = yearsOf(match[1] ?? '', match[2] ?? '');
    if (age !== undefined) return age;
  }
  const own =
    /\b(?:i am|i'm|im|i\u2019m|aged?)\s+(?:a\s+)?(\d{1,3})(?:\s*(?:years?|yrs?|yo|y\/o|,|\.|and|-|f\b|m\b)|\s*$)/iu.exec(
      text,
    );
  if (own !== null) return yearsOf(own[1] ?? '', 'years');
  const anyone = /\b(\d{1,3})[\s-]*(years?|yrs?|yr|months?|weeks?|days?)[\s-]*old/iu.exec(text);
  return anyone === null ? undefined : yearsOf(anyone[1] ?? '', anyone[2] ?? '');
}

function yearsOf(count: string, unit: string): number | undefined {
  const lower = count.toLowerCase();
  const spelled = WORDS.indexOf(lower) + 1;
  const value = lower === 'few' ? FEW : spelled > 0 ? spelled : Number(lower);
  if (!Number.isFinite(value)) return undefined;
  const kind = unit.toLowerCase();
  const years = kind.startsWith('y')
    ? value
    : kind.startsWith('m')
      ? value / 12
      : kind.startsWith('w')
        ? value / 52
        : value / 365;
  return years <= 120 ? years : undefined;
}

/**
 * Returns the person the rules judge: the given facts, completed from the text. When an adult was given but the text is about a
 * child, the child's age counts.
 */
export function personOf(given: Person, text: string, speaksOfChild: boolean): Person {
  const isAboutChild = speaksOfChild && !OF_A_MOTHER.test(text);
  const told = readAge(text);
  const person: Person = { ...given };
  if (given.age === undefined && told !== undefined) person.age = told;
  if (given.age !== undefined && given.age >= GROWN && isAboutChild && told !== undefined && told < ADULT)
    person.age = told;
  return person;
}
