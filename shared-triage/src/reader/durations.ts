import type { Token } from './tokenise';

export interface Duration {
  hours: number;
  at: number;
  sentence: number;
  /** "3 days ago", "for 3 days"; a bare "3 days" is less sure. */
  isStated: boolean;
}

const HOUR: Readonly<Record<string, number>> = {
  second: 1 / 3600,
  seconds: 1 / 3600,
  minute: 1 / 60,
  minutes: 1 / 60,
  min: 1 / 60,
  mins: 1 / 60,
  hour: 1,
  hours: 1,
  hr: 1,
  hrs: 1,
  day: 24,
  days: 24,
  night: 24,
  nights: 24,
  week: 168,
  weeks: 168,
  wk: 168,
  wks: 168,
  fortnight: 336,
  month: 720,
  months: 720,
  year: 8760,
  years: 8760,
  yr: 8760,
  yrs: 8760,
  dae: 24,
  weke: 168,
};
const COUNT: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  twenty: 20,
  thirty: 30,
  couple: 2,
  few: 3,
  several: 4,
  half: 0.5,
  some: 3,
  many: 6,
};
const SINGLE: Readonly<Record<string, number>> = {
  yesterday: 30,
  overnight: 10,
  tonight: 4,
  today: 8,
  weekend: 48,
  ages: 720,
  forever: 720,
};
const SINCE: Readonly<Record<string, number>> = {
  morning: 8,
  lunch: 6,
  lunchtime: 6,
  breakfast: 8,
  noon: 6,
  afternoon: 4,
  evening: 6,
  supper: 4,
  dinner: 4,
  night: 12,
  midnight: 10,
  last: 24,
  monday: 72,
  tuesday: 72,
  wednesday: 72,
  thursday: 72,
  friday: 72,
  saturday: 72,
  sunday: 72,
  january: 2160,
  february: 2160,
  march: 2160,
  april: 2160,
  may: 2160,
  june: 2160,
  july: 2160,
  august: 2160,
  september: 2160,
  october: 2160,
  november: 2160,
  december: 2160,
  christmas: 1440,
  easter: 1440,
  childhood: 87600,
  birth: 8760,
};
/** After the unit, these words mean an age, a rate or the future. */
const NOT_LASTING = /^(?:old|pregnant|along|gone|gestation|apart|older|younger|per|each|mg|preg|postpartum)$/;
const RATE_BEFORE = /^(?:every|each|per|in|within|once|twice|times|next|another|under|than|age|aged|about_to)$/;

export function readDurations(tokens: readonly Token[]): Duration[] {
  const found: Duration[] = [];
  tokens.forEach((token, at) => {
    const word = (step: number) => {
      const other = tokens[at + step];
      return other?.sentence === token.sentence ? other.word : '';
    };
    const hours = hoursAt(token.word, word);
    if (hours !== undefined) found.push({ hours: hours.hours, at, sentence: token.sentence, isStated: hours.isStated });
  });
  return found;
}

function hoursAt(word: string, near: (step: number) => string): { hours: number; isStated: boolean } | undefined {
  const unit = HOUR[word];
  if (unit !== undefined) {
    if (NOT_LASTING.test(near(1)) && near(1) !== 'gone') return undefined;
    const counted = countBefore(near);
    if (counted === undefined) return undefined;
    const before = near(-counted.words - 1);
    const isMore = before === 'than' && /^(?:more|longer|over)$/.test(near(-counted.words - 2));
    if (RATE_BEFORE.test(before) && !isMore) return undefined;
    // "five years ago" dates something past; it is not how long the trouble has lasted.
    if (near(1) === 'ago' && unit >= 8760) return undefined;
    // "It stopped an hour ago" is an end, not a duration.
    if (near(1) === 'ago' && /^(?:stopped|ended|cleared|finished|settled)$/.test(before)) return undefined;
    if (/^(?:course|flight|drive|shift|trip|journey)$/.test(near(1))) return undefined;
    return {
      hours: counted.count * unit,
      isStated: near(1) === 'ago' || /^(?:for|since|last|past|now|lasting|about)$/.test(near(-counted.words - 1)),
    };
  }
  const single = SINGLE[word];
  if (single !== undefined && !/^(?:until|till)$/.test(near(-1))) return { hours: single, isStated: true };
  const since = SINCE[word];
  if (since === undefined) return undefined;
  for (let step = -1; step >= -3; step -= 1) {
    if (near(step) === 'since' || near(step) === 'this' || near(step) === 'last')
      return { hours: since, isStated: true };
  }
  return undefined;
}

function countBefore(near: (step: number) => string): { count: number; words: number } | undefined {
  const first = near(-1);
  if (first === 'of' || first === 'a') {
    const inner = COUNT[near(-2)];
    if (inner !== undefined) return { count: inner, words: 3 };
  }
  const number = /^\d+(?:\.\d+)?$/.test(first) ? Number(first) : COUNT[first];
  if (number !== undefined) return { count: number, words: 1 };
  if (/^(?:last|past|this|all|whole)$/.test(first)) return { count: 1, words: 1 };
  if (first === 'for' || first === 'over') return { count: 3, words: 1 };
  if (/^(?:good|full|solid|straight|long|whole|more|odd)$/.test(first)) {
    const inner = /^\d+$/.test(near(-2)) ? Number(near(-2)) : (COUNT[near(-2)] ?? 1);
    return { count: inner, words: 2 };
  }
  return undefined;
}
