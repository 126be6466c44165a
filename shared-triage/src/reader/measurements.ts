import type { Measures } from '../case-facts';

const LOWEST_C = 30;
const HIGHEST_C = 44;
const number = (text: string | undefined) => Number((text ?? '').replace(',', '.'));
const within = (value: number, low: number, high: number) => (value >= low && value <= high ? value : undefined);

const TIME = 'days?|hours?|hrs?|weeks?|months?|minutes?|mins?|years?|dae|ure|weke|maande|jaar';
/** Words after a number that make it a duration. */
const NO_TIME = String.raw`(?![\d/]|\s*(?:${TIME}))`;
/** Words after a number that make it a duration, a rate or a share. */
const NOT_COUNTED = String.raw`(?![\d/]|\s*(?:${TIME}|times|\/|%))`;
/** Matches up to a number that belongs to the word before it; after a word for years it is an age or a time. */
const between = (most: number) => String.raw`(?:(?!minyaka|dilemo|jaar)[^.!?\n\d]){0,${most}}?`;
const TEMPERATURE = [
  /\b(\d{2,3}(?:[.,]\d{1,2})?)\s*(?:\u00b0|degrees?|deg\b)?\s*(?:c\b|f\b|celsius|fahrenheit|celcius|farenheit)/giu,
  new RegExp(
    String.raw`\b(?:temp\w*|fever\w*|koors|thermometer)\b${between(40)}(\d{2,3}(?:[.,]\d{1,2})?)${NOT_COUNTED}`,
    'giu',
  ),
  /\b(\d{2,3}(?:[.,]\d{1,2})?)\s*(?:\u00b0|degrees?|deg\b)/giu,
  /\b(3[5-9][.,]\d|4[0-2][.,]\d)\b(?!\s*(?:kg|cm|weeks?|km|mmol))/gu,
  /\b(\d{2,3}(?:[.,]\d)?)\s*(?:fever|temp\w*|koors)\b/giu,
  // isiZulu, isiXhosa, Sesotho: the words for heat and fever are the same, so only a plausible body temperature right after it
  // counts.
  new RegExp(
    String.raw`\b\w*(?:fiva|mkhuhlane|shisa|shushu|tjhesa|mocheso|fefere)\b[^.!?,\n\d]{0,12}(3[6-9]|4[0-3])\b${NOT_COUNTED}`,
    'giu',
  ),
];
const PRESSURE = /\b(\d{2,3})\s*(?:\/|over)\s*(\d{2,3})\b(?!\s*\/)/giu;
const SUGAR = new RegExp(
  String.raw`\b(?:sugars?|glucose|hgt|glucometer|bsl|(?:bloed)?suiker|\w*(?:shukela|swekile|tswekere|swikiri)|(?:meter|finger ?prick) (?:says|reads|shows|showed|said))\b${between(30)}(\d{1,3}(?:[.,]\d{1,2})?)${NOT_COUNTED}\s*(mg)?`,
  'iu',
);
const SUGAR_UNIT = /\b(\d{1,3}(?:[.,]\d{1,2})?)\s*(mmol|mg\s*\/?\s*dl)/iu;
const OXYGEN = [
  /\b(?:sats?|spo2|sp02|oxygen|o2|saturation|oximeter|suurstof|saturasie)\b[^.!?\n\d]{0,40}?(\d{2,3})\s*%?/iu,
  /\b(\d{2,3})\s*%\s*(?:sats?|spo2|oxygen|o2|saturation|on (?:the |my )?(?:finger|oximeter))/iu,
];
const PULSE = [
  new RegExp(
    String.raw`\b(?:pulse|heart ?rate|heart ?beat|hr|pols(?:slag)?|hart(?:klop|slag))\b[^.!?\n\d]{0,25}?(\d{2,3})${NO_TIME}`,
    'iu',
  ),
  new RegExp(
    String.raw`\bheart(?:'s| is| was)? (?:going|racing|beating|pounding|at|doing)\b[^.!?\n\d]{0,15}?(\d{2,3})${NOT_COUNTED}`,
    'iu',
  ),
  // Afrikaans, isiZulu, isiXhosa, Sesotho: "the heart beats, runs or races at" the number.
  new RegExp(
    String.raw`\b(?:hart (?:klop|jaag)|\w*n[ht]liziyo (?:\w+ )?(?:\w*shaya|\w*gijima|\w*baleka|\w*betha)|pelo (?:ya \w+ )?e (?:\w+ )?(?:otla|matha))\b[^.!?,\n\d]{0,15}?(\d{2,3})${NOT_COUNTED}`,
    'iu',
  ),
  /\b(\d{2,3})\s*(?:bpm|beats)/iu,
  /\bheart\s+(\d{3})\b/iu,
];
const BREATHS =
  /\b(\d{2,3})\s*(?:breaths?|times)\s*(?:a|per|every|in a|in one|in 1)\s*min|\b(?:breathing|breaths?|resp\w*)(?: rate)?(?: is| at| of| about)? (\d{2})\b(?!\s*(?:min|hour|day|week|sec|times|%))/iu;
const PAIN = /\b(10|[0-9])\s*(?:\/|out of|of)\s*(?:10|ten)\b/iu;
const WEEKS =
  /\b(\d{1,2})\s*(?:\+\s*\d)?[\s-]*(?:weeks?|wks?|w)\s*(?:pregnan\w*|gestation|along|gone|preg)|\bpregnan\w*[^.!?\n\d]{0,20}?(\d{1,2})\s*(?:weeks?|wks?)/iu;
const MG_PER_MMOL = 18;
const LONE_MMOL_LIMIT = 40;

/** Reads measured values from a text. Implausible ones (a pulse of 7) are left out. */
export function readMeasures(text: string): Measures {
  const measures: Measures = {};
  const set = (key: keyof Measures, value: number | undefined) => {
    if (value !== undefined && Number.isFinite(value)) measures[key] = value;
  };
  set('temp', highestTemperature(text));
  for (const match of text.matchAll(PRESSURE)) {
    const systolic = within(Number(match[1]), 60, 280);
    const diastolic = within(Number(match[2]), 30, 180);
    if (systolic === undefined || diastolic === undefined || diastolic >= systolic) continue;
    set('systolic', Math.max(systolic, measures.systolic ?? 0));
    set('diastolic', Math.max(diastolic, measures.diastolic ?? 0));
  }
  set('sugar', sugarOf(text));
  for (const pattern of OXYGEN) set('oxygen', within(number(pattern.exec(text)?.[1]), 50, 100));
  for (const pattern of PULSE) set('pulse', within(number(pattern.exec(text)?.[1]), 25, 260));
  set('breaths', within(breathsOf(text), 6, 120));
  const pain = PAIN.exec(text)?.[1];
  if (pain !== undefined) set('pain', Number(pain));
  const weeks = WEEKS.exec(text);
  if (weeks !== null) set('weeks', within(Number(weeks[1] ?? weeks[2]), 3, 43));
  return measures;
}

function highestTemperature(text: string): number | undefined {
  let highest: number | undefined;
  for (const pattern of TEMPERATURE) {
    for (const match of text.matchAll(pattern)) {
      const value = number(match[1]);
      const celsius =
        value > HIGHEST_C ? within(((value - 32) * 5) / 9, LOWEST_C, HIGHEST_C) : within(value, LOWEST_C, HIGHEST_C);
      // "40 degrees outside": weather.
      const around = text.slice(match.index, match.index + match[0].length + 30);
      if (celsius === undefined || /outside|weather|heat ?wave|oven|water|shade/iu.test(around)) continue;
      if (highest === undefined || celsius > highest) highest = Math.round(celsius * 10) / 10;
    }
  }
  return highest;
}

function breathsOf(text: string): number {
  const match = BREATHS.exec(text);
  return number(match?.[1] ?? match?.[2] ?? 'none');
}

function sugarOf(text: string): number | undefined {
  const match = SUGAR.exec(text);
  const withUnit = SUGAR_UNIT.exec(text);
  const value = number(withUnit?.[1] ?? match?.[1]);
  if (!(value > 0)) return undefined;
  const isMg = withUnit?.[2]?.toLowerCase().startsWith('mg') === true || match?.[2] !== undefined;
  if (match === null && !isMg && !/sugar|glucose|diabet|hgt|meter|prick/iu.test(text)) return undefined;
  return within(Math.round((isMg || value > LONE_MMOL_LIMIT ? value / MG_PER_MMOL : value) * 10) / 10, 0.5, 60);
}
