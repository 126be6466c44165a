import { CATEGORY_WORDS, CHART_CATEGORIES, type ChartCategory } from '@telehealth/contracts/chart';
import { dayKey, listWords } from '@telehealth/contracts/formatting';
import { actingPerson } from '@telehealth/contracts/people';
import type { LogLine } from '@telehealth/data/access/access.schema';

const MINUTE_MS = 60_000;
/** Opening the pages of a person one acts for; what is read there as it stands has no line of its own. */
const PAGES = 'pages';
/** The calendar of a practice, as its staff sees it. */
const CONTACT = 'contact';

/** The log lines of one person in one minute on one page; the log has a line for each part of the record. */
export interface LogGroup {
  first: LogLine;
  lines: readonly LogLine[];
}

export interface LogDay {
  day: string;
  groups: readonly LogGroup[];
}

const isSameLook = (one: LogLine, other: LogLine) =>
  one.actorId === other.actorId &&
  (one.category === PAGES) === (other.category === PAGES) &&
  one.action === other.action &&
  one.basis === other.basis &&
  one.basisId === other.basisId &&
  one.screen === other.screen &&
  Math.floor(one.at.getTime() / MINUTE_MS) === Math.floor(other.at.getTime() / MINUTE_MS);

/** Groups lines by day, newest first; the lines of one audited read form one group. */
export function groupLog(lines: readonly LogLine[], zone: string): LogDay[] {
  const days: { day: string; groups: { first: LogLine; lines: LogLine[] }[] }[] = [];
  for (const line of lines) {
    const day = dayKey(line.at, zone);
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] });
    const groups = days.at(-1)?.groups ?? [];
    const last = groups.at(-1);
    if (last !== undefined && isSameLook(last.first, line)) last.lines.push(line);
    else groups.push({ first: line, lines: [line] });
  }
  return days;
}

const OTHER_WORDS: Readonly<Record<string, string>> = {
  emergency: 'your record',
  [CONTACT]: 'your name, your phone number and when you come, not why',
  emergency_contact: 'your emergency contact',
  everything: 'your whole record',
  triage: 'your symptom check',
  intake: 'what you wrote for a visit, and where you were in it',
  access_log: 'lines of this log',
  identity: 'who was in the visit: somebody else, they say',
  pages: 'your record',
  shared: 'what you shared by a link',
};

const ACTION_WORDS: Readonly<Record<LogLine['action'], string>> = {
  view: 'opened',
  add: 'added to',
  change: 'changed',
  download: 'saved a file of',
  export: 'exported',
  emergency: 'opened in an emergency',
  review: 'checked',
  wrong_passcode: 'gave a wrong passcode for',
};

const SCREEN_WORDS: Readonly<Record<string, string>> = {
  appointments: 'from the list of visits',
  chart: 'from the chart',
  consultation: 'in the visit',
  documents: 'from the documents',
  emergency: 'from the emergency page',
  prescriptions: 'from the prescriptions',
  records: 'from the record',
  'allergy check': 'to check a prescription against allergies, medicines and results',
  correction: 'as a correction',
  export: 'from the export',
  note: 'from a note',
  prescription: 'from a prescription',
};

const BASIS_WORDS: Readonly<Record<LogLine['basis'], string>> = {
  self: actingPerson() === null ? 'Done by you' : 'Done by themselves',
  delegation: actingPerson() === null ? 'Acting for you' : 'Acting for them',
  grant: 'Access you gave',
  visit: 'Your visit',
  break_glass: 'Emergency access',
  author: 'While treating you',
  operator: 'To review an emergency access or a report',
  law: 'Asked for by law',
  link: 'By a link you made; the name is what they said',
  practice: 'Works in the practice of your visit',
};

const PURPOSE_WORDS: Readonly<Record<NonNullable<LogLine['purpose']>, string>> = {
  visit: 'Shared for your visit',
  ongoing_care: 'Ongoing care you allowed',
  second_opinion: 'Second opinion you allowed',
  caring_for_me: actingPerson() === null ? 'Acting for you' : 'Acting for them',
  emergency: 'Emergency access',
};

const isCategory = (category: string): category is ChartCategory =>
  (CHART_CATEGORIES as readonly string[]).includes(category);

/** A part of the record in words. */
export const partWords = (category: string): string =>
  isCategory(category) ? CATEGORY_WORDS[category] : (OTHER_WORDS[category] ?? category.replaceAll('_', ' '));

/** Lists several parts in a sentence, each once. */
export const partsText = (categories: readonly string[]): string => listWords([...new Set(categories)].map(partWords));

/** Says what was done with which parts, e.g. "opened medicines and conditions". */
export function deedText({ first, lines }: LogGroup): string {
  if (first.category === PAGES) return actingPerson() === null ? 'looked at your record' : 'looked at this record';
  if (first.category === CONTACT) return `saw ${partWords(CONTACT)}`;
  return `${ACTION_WORDS[first.action]} ${partsText(lines.map(({ category }) => category).reverse())}`;
}

/** Says by what right and from which screen, e.g. "Ongoing care you allowed, from the chart". */
export function rightText({ basis, purpose, screen }: LogLine): string {
  const right = basis === 'grant' && purpose !== null ? PURPOSE_WORDS[purpose] : BASIS_WORDS[basis];
  const place = SCREEN_WORDS[screen];
  return place === undefined ? right : `${right}, ${place}`;
}

/** The name of the actor as the patient reads it. */
export const actorText = ({ basis, actorName }: LogLine): string =>
  (basis === 'self' && actingPerson() === null) || actorName === '' ? 'You' : actorName;
