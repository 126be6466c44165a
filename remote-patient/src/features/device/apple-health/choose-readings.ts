import { isBeforeBirth, isToCome } from '@telehealth/clinical/fhir/partial-date-times';
import { cutText, formatDate, plainName, viewerTimeZone } from '@telehealth/contracts/formatting';
import { actingPerson } from '@telehealth/contracts/people';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import type { NewReading } from '../../../data/readings/reading.mutations';
import type { HealthExport, Unread } from './export-reader';
import { HEALTH_KINDS, type HealthKind } from './kinds';

/** As many of a kind as the record shows in a series; more would only be slow. */
export const MOST_OF_A_KIND = 5000;

/** How far back readings are imported, in days; null: all. */
export type Period = 30 | 90 | 365 | null;

/** The readings of a kind that would be imported. */
export interface Choice {
  kind: HealthKind;
  /** In the whole file. */
  count: number;
  from: Date;
  to: Date;
  /** Indexes into the columns, newest first. */
  places: readonly number[];
  /** The number of older ones beyond the limit. */
  left: number;
}

const DAY_MS = 86_400_000;

/**
 * Returns by kind what the file holds and what lies within the period.
 * @param now the end of the period
 */
export function choicesOf({ kinds }: HealthExport, period: Period, now: Date): Choice[] {
  const since = period === null ? Number.NEGATIVE_INFINITY : now.getTime() - period * DAY_MS;
  return HEALTH_KINDS.flatMap((kind) => {
    const columns = kinds.get(kind.id);
    const span = columns?.span();
    if (columns === undefined || span == null) return [];
    const places = columns.newestFirst(since);
    return [
      {
        kind,
        count: columns.length,
        from: new Date(span.from),
        to: new Date(span.to),
        places: places.slice(0, MOST_OF_A_KIND),
        left: Math.max(0, places.length - MOST_OF_A_KIND),
      },
    ];
  });
}

const MINUTE_MS = 60_000;
const LONGEST_DEVICE = 100;

/**
 * Readings of one minute and one number are the same measurement: a blood pressure cuff may have sent it both to us and to the
 * phone.
 */
export const sameness = (takenAt: number, value: number, second: number | null) =>
  `${Math.round(takenAt / MINUTE_MS)} ${value} ${second ?? ''}`;

export interface Prepared {
  readings: NewReading[];
  /** Already in the record. */
  known: number;
  left: LeftReadings[];
}

/** Readings of one kind that are left out for one reason. */
export interface LeftReadings {
  label: string;
  /** A sentence. */
  because: string;
  count: number;
  example: string;
}

const UNREAD_BECAUSE: Readonly<Record<Unread['why'], string>> = {
  time: 'We cannot read the date.',
  number: 'We cannot read the number.',
  unit: 'We do not use this unit for it.',
  tooMany: 'The file has more readings than we can take.',
};

/** The unreadable records of the file. */
export const unreadOf = ({ unread }: HealthExport): LeftReadings[] =>
  unread.map(({ kind, why, count, example }) => ({
    label: HEALTH_KINDS.find(({ id }) => id === kind)?.label ?? kind,
    because: UNREAD_BECAUSE[why],
    count,
    example,
  }));

/** Adds to the count of the same kind and reason; keeps the first example. */
export function addLeft(left: LeftReadings[], one: LeftReadings): void {
  const before = left.find(({ label, because }) => label === one.label && because === one.because);
  if (before === undefined) left.push({ ...one });
  else before.count += one.count;
}

/** The time and person of an import. `birthDate` is `yyyy-mm-dd`, or empty. */
export interface ReadFor {
  now: Date;
  birthDate: string;
}

/**
 * Converts the chosen readings of a kind for saving.
 * @param reading `known`: `sameness` of the record's readings of this kind
 */
export function prepare(
  found: HealthExport,
  choice: Choice,
  { type, known, ...reading }: ReadFor & { type: ReadingType; known: ReadonlySet<string> },
): Prepared {
  const prepared: Prepared = { readings: [], known: 0, left: [] };
  const columns = found.kinds.get(choice.kind.id);
  if (columns === undefined) return prepared;
  const seen = new Set(known);
  for (const place of choice.places) {
    const [time, value, second] = [columns.time(place), columns.value(place), columns.second(place)];
    const key = sameness(time, value, second);
    const because = isPossible(value, second, type) ? whyNotAt(new Date(time), reading) : 'The number cannot be true.';
    if (seen.has(key)) prepared.known += 1;
    else if (because !== null) {
      const example = `${second === null ? value : `${value}/${second}`}, ${formatDate(new Date(time), viewerTimeZone())}`;
      addLeft(prepared.left, { label: choice.kind.label, because, count: 1, example });
    } else {
      seen.add(key);
      const deviceId = deviceOf(found.sources[columns.source(place)] ?? '', choice.kind);
      prepared.readings.push({
        id: crypto.randomUUID(),
        code: type.code,
        value,
        secondValue: second,
        unit: type.unit,
        takenAt: new Date(time),
        source: 'import',
        quality: 'unknown',
        deviceId,
        importedFrom: deviceId,
      });
    }
  }
  return prepared;
}

function whyNotAt(at: Date, { now, birthDate }: ReadFor): string | null {
  const said = { at, precision: 'moment' } as const;
  if (isToCome(said, now)) return 'The date is still to come.';
  return isBeforeBirth(said, birthDate)
    ? `The date is before ${actingPerson() === null ? 'your' : 'the'} birth.`
    : null;
}

/** Two kinds of pulse from one watch are two series. */
function deviceOf(source: string, { id }: HealthKind): string {
  const name = id === 'RestingHeartRate' ? `Apple Health, at rest, ${source}` : `Apple Health, ${source}`;
  // The watch's owner chose the name: it is shown on one line and never as a link.
  return cutText(plainName(name), LONGEST_DEVICE);
}

function isPossible(value: number, second: number | null, { min, max, secondMin, secondMax }: ReadingType): boolean {
  if (!(value >= min && value <= max)) return false;
  if (secondMin === null || secondMax === null) return second === null;
  return second !== null && second >= secondMin && second <= secondMax && second < value;
}
