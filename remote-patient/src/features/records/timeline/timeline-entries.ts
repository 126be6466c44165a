import { medicineText, observationText, takenDay, takenIso } from '@telehealth/care/record/entry-words';
import { givenMoment, vaccinationText } from '@telehealth/care/record/vaccination-words';
import { dayKey, shortenText, viewerTimeZone } from '@telehealth/contracts/formatting';
import { actingPerson } from '@telehealth/contracts/people';
import type { OwnEntry, OwnEntryOf } from '@telehealth/data/records/own-record.schema';
import { authorText, dayText, documentWord, reactionText } from '../words';
import { kindOf, type RecordKind } from './record-kinds';

export interface TimelineEntry {
  entry: OwnEntry;
  id: string;
  at: Date;
  /** In words, as precise as stated. */
  day: string;
  /** `yyyy-mm-dd`, or as much of it as was stated. */
  dayKey: string;
  /** It has no time of day. */
  isWholeDay: boolean;
  kind: RecordKind;
  title: string;
  detail: string;
  author: string;
  authorId: string;
}

export interface Filters {
  kind: RecordKind | null;
  /** Id of an author; empty: any. */
  by: string;
  /** First and last day, `yyyy-mm-dd`; empty: open. */
  from: string;
  to: string;
  /** Only entries taken out of the record. */
  isRemoved: boolean;
}

/** Whether no filter but a kind is set. */
export const isKindAlone = ({ by, from, to }: Filters, words: string): boolean =>
  [by, from, to, words.trim()].every((chosen) => chosen === '');

/**
 * Returns all entries of a record as lines, newest first.
 * @param me id of the person whose record it is
 */
export function timelineOf(entries: readonly OwnEntry[], me: string): TimelineEntry[] {
  return entries
    .flatMap((entry) => timelineEntryOf(entry, me) ?? [])
    .sort((one, other) => other.at.getTime() - one.at.getTime() || one.id.localeCompare(other.id));
}

export function timelineEntryOf(entry: OwnEntry, me: string): TimelineEntry | null {
  const kind = kindOf(entry);
  const told = tell(entry);
  if (kind === null || told === null || !('id' in entry)) return null;
  const { authorId, id } = entry;
  const when = { day: dayText(told.at), dayKey: dayKey(told.at, viewerTimeZone()), isWholeDay: false };
  return { entry, id, kind, authorId, author: authorText(entry, me), ...when, ...told };
}

type Told = Pick<TimelineEntry, 'at' | 'title' | 'detail'> &
  Partial<Pick<TimelineEntry, 'day' | 'dayKey' | 'isWholeDay'>>;

function tell(entry: OwnEntry): Told | null {
  switch (entry.kind) {
    case 'allergy':
      return { at: entry.updatedAt, title: `Allergy: ${entry.label}`, detail: endedOr(entry, reactionText(entry)) };
    case 'condition':
      return { at: entry.updatedAt, title: entry.label, detail: endedOr(entry, entry.note) };
    case 'medicine':
      return { at: entry.updatedAt, title: medicineText(entry), detail: endedOr(entry, entry.note) };
    case 'vaccination': {
      const { at, when } = givenMoment(entry);
      const detail = endedOr(entry, [entry.batch && `Batch ${entry.batch}`, entry.note].filter(Boolean).join('. '));
      const stated = when && { day: when.words, dayKey: when.iso, isWholeDay: true };
      return { at, title: `Vaccination: ${vaccinationText(entry)}`, detail, ...stated };
    }
    case 'remark':
      return {
        at: entry.updatedAt,
        title: `${actingPerson() === null ? 'Your note' : 'Note'}: ${entry.label}`,
        detail: endedOr(entry, ''),
      };
    case 'observation':
      return {
        at: entry.takenAt,
        title: observationText(entry),
        detail: '',
        ...(entry.takenPrecision !== 'moment' && {
          day: takenDay(entry),
          dayKey: takenIso(entry),
          isWholeDay: true,
        }),
      };
    case 'document':
      return {
        at: new Date(`${entry.documentDate}T12:00:00`),
        isWholeDay: true,
        title: entry.title,
        detail: documentWord(entry.type),
      };
    case 'prescription':
      return { at: entry.issuedAt, title: prescribedText(entry), detail: prescriptionState(entry.status) };
    case 'note':
      return {
        at: entry.signedAt,
        detail: '',
        title: `${entry.chainNo > 0 ? 'Addendum' : 'Visit'}: ${noteTitle(entry)}`,
      };
    default:
      return null;
  }
}

const endedOr = ({ isActive }: { isActive: boolean }, text: string) =>
  isActive ? text : ['No longer', text].filter((part) => part !== '').join('. ');

export const prescribedText = ({ items }: Pick<OwnEntryOf<'prescription'>, 'items'>) =>
  items.map(({ medicine, strength, form }) => [`${medicine} ${strength}`.trim(), form].join(', ')).join('; ');

function prescriptionState(status: string): string {
  const words = status === 'active' ? 'issued' : status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const LONGEST_TITLE = 90;

/** Returns a note's finding, in its first words. */
function noteTitle({ soap, planPlain }: Pick<OwnEntryOf<'note'>, 'soap' | 'planPlain'>): string {
  const words = [soap.assessment, soap.subjective, planPlain].find((text) => text?.trim()) ?? 'note';
  const [line = ''] = words.trim().split('\n');
  return shortenText(line, LONGEST_TITLE);
}

/** Returns the matching lines, and the number of each kind that matches the other filters. */
export function filterTimeline(moments: readonly TimelineEntry[], filters: Filters, words: string) {
  const wanted = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const counts = new Map<RecordKind, number>();
  const found: TimelineEntry[] = [];
  let all = 0;
  for (const moment of moments) {
    if (filters.by !== '' && moment.authorId !== filters.by) continue;
    const { dayKey: day } = moment;
    // A year stated alone matches every day of it.
    if (filters.from !== '' && day < filters.from.slice(0, day.length)) continue;
    if (filters.to !== '' && day > filters.to.slice(0, day.length)) continue;
    if (!says(moment, wanted)) continue;
    all += 1;
    counts.set(moment.kind, (counts.get(moment.kind) ?? 0) + 1);
    if (filters.kind === null || moment.kind === filters.kind) found.push(moment);
  }
  return { found, counts, all };
}

function says({ title, detail, author }: TimelineEntry, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const text = `${title} ${detail} ${author}`.toLowerCase();
  return wanted.every((word) => text.includes(word));
}

/** Returns the authors by name, oneself first. */
export function authorsOf(moments: readonly TimelineEntry[], me: string): { id: string; name: string }[] {
  const names = new Map(moments.map(({ authorId, author }) => [authorId, author]));
  return [...names]
    .filter(([id]) => id !== '')
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => Number(other.id === me) - Number(one.id === me) || one.name.localeCompare(other.name));
}
