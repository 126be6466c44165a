import { formatDate, formatShortMoment, listWords, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { RecordLink } from '../data/sharing/record-links';
import { LINK_PARTS, type LinkPart, type PartOfBundle } from './part-of-bundle';

/** The choices, in words for the patient. */
export const PART_CHOICES: Readonly<Record<LinkPart, string>> = {
  allergies: 'Allergies',
  medications: 'Medicines',
  conditions: 'Conditions',
  vaccinations: 'Vaccinations',
  readings: 'Readings, the newest 1,000',
  mental_health: 'Also entries about mental health',
  sexual_health: 'Also entries about sexual health',
};

const PART_WORDS: Readonly<Record<LinkPart, string>> = {
  allergies: 'allergies',
  medications: 'medicines',
  conditions: 'conditions',
  vaccinations: 'vaccinations',
  readings: 'readings',
  mental_health: 'mental health',
  sexual_health: 'sexual health',
};
const isPart = (part: string): part is LinkPart => (LINK_PARTS as readonly string[]).includes(part);

export const partsText = (parts: readonly string[]): string =>
  listWords(parts.filter(isPart).map((part) => PART_WORDS[part]));

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Counts a link's content, e.g. "2 allergies and 1 medicine"; empty for nothing. */
export function countsText({
  allergies,
  medications,
  conditions,
  vaccinations,
  readings,
}: PartOfBundle['counts']): string {
  const parts = [
    allergies > 0 && counted(allergies, 'allergy', 'allergies'),
    medications > 0 && counted(medications, 'medicine', 'medicines'),
    conditions > 0 && counted(conditions, 'condition', 'conditions'),
    vaccinations > 0 && counted(vaccinations, 'vaccination', 'vaccinations'),
    readings > 0 && counted(readings, 'reading', 'readings'),
  ];
  return listWords(parts.filter((part) => part !== false));
}

export const LINK_STATES: Readonly<
  Record<RecordLink['state'], { tone: 'success' | 'neutral' | 'warning'; text: string }>
> = {
  live: { tone: 'success', text: 'Works' },
  revoked: { tone: 'neutral', text: 'Taken back' },
  expired: { tone: 'neutral', text: 'Over' },
  used_up: { tone: 'neutral', text: 'Used up' },
  locked: { tone: 'warning', text: 'Ended by wrong passcodes' },
  closed: { tone: 'neutral', text: 'Ended' },
};

const moment = (at: Date) => formatShortMoment(at, viewerTimeZone());

/** Its label, or its date. */
export const linkTitle = ({ label, createdAt }: RecordLink): string =>
  label || `Link of ${formatDate(createdAt, viewerTimeZone())}`;

/** Says how often it was opened, e.g. "Opened 2 of 3 times, 1 left, last 25 Nov, 14:05". */
function usesText({ uses, mostUses, lastOpenedAt, state }: RecordLink): string {
  if (uses === 0)
    return mostUses === null ? 'Not opened yet' : `Not opened yet, ${counted(mostUses, 'time', 'times')} allowed`;
  const times = mostUses === null ? counted(uses, 'time', 'times') : `${uses} of ${counted(mostUses, 'time', 'times')}`;
  const left = mostUses === null || state !== 'live' ? '' : `, ${mostUses - uses} left`;
  return `Opened ${times}${left}${lastOpenedAt === null ? '' : `, last ${moment(lastOpenedAt)}`}`;
}

/** The rest of a link's line. */
export function linkDetail(link: RecordLink): string {
  const { parts, hasPasscode, expiresAt, endedAt, wrongTries, state } = link;
  return [
    `${partsText(parts)}${hasPasscode ? ', with a passcode' : ''}`,
    state === 'live' || endedAt === null ? `Works until ${moment(expiresAt)}` : `Ended ${moment(endedAt)}`,
    usesText(link),
    wrongTries > 0 && counted(wrongTries, 'wrong passcode', 'wrong passcodes'),
  ]
    .filter((text) => text !== false)
    .join('. ')
    .replace(/^./, (letter) => letter.toUpperCase());
}
