import type { HealthExport } from '@telehealth/clinical/apple-health/export-reader';
import { HEALTH_KINDS, type HealthKind } from '@telehealth/clinical/apple-health/kinds';
import { cutText, plainName } from '@telehealth/contracts';
import type { NewReading } from '@telehealth/data/readings/reading.mutations';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';

/** As many of a kind as a series of the record shows; more would only be slow. */
export const MOST_OF_A_KIND = 5000;

/** How far back readings are taken along, in days; null: all. */
export type Period = 30 | 90 | 365 | null;

/** What of a kind would be taken along. */
export interface Choice {
  kind: HealthKind;
  /** In the whole file. */
  count: number;
  from: Date;
  to: Date;
  /** Places in the columns, newest first. */
  places: readonly number[];
  /** Older ones that are too many. */
  left: number;
}

const DAY_MS = 86_400_000;

/** By kind, what the file has and what of it is new enough. @param now where the period ends */
export function choicesOf({ kinds }: HealthExport, period: Period, now: Date): Choice[] {
  const since = period === null ? Number.NEGATIVE_INFINITY : now.getTime() - period * DAY_MS;
  return HEALTH_KINDS.flatMap((kind) => {
    const columns = kinds.get(kind.id);
    const span = columns?.span();
    if (columns === undefined || span == null) return [];
    const places = columns.newestFirst(since);
    return [
      {
        ...{ kind, count: columns.length, from: new Date(span.from), to: new Date(span.to) },
        ...{ places: places.slice(0, MOST_OF_A_KIND), left: Math.max(0, places.length - MOST_OF_A_KIND) },
      },
    ];
  });
}

const MINUTE_MS = 60_000;
const LONGEST_DEVICE = 100;

/** What is the same measurement: of one minute and one number. A cuff may have told us itself what it told the phone, too. */
export const sameness = (takenAt: number, value: number, second: number | null) =>
  `${Math.round(takenAt / MINUTE_MS)} ${value} ${second ?? ''}`;

export interface Prepared {
  readings: NewReading[];
  /** They are in the record already. */
  known: number;
  /** Outside of what can be measured. */
  impossible: number;
}

/**
 * The chosen readings of a kind as they are kept.
 * @param known `sameness` of what the record has of this kind already
 */
export function prepare(found: HealthExport, choice: Choice, type: ReadingType, known: ReadonlySet<string>): Prepared {
  const prepared: Prepared = { readings: [], known: 0, impossible: 0 };
  const columns = found.kinds.get(choice.kind.id);
  if (columns === undefined) return prepared;
  const seen = new Set(known);
  for (const place of choice.places) {
    const [time, value, second] = [columns.time(place), columns.value(place), columns.second(place)];
    const key = sameness(time, value, second);
    if (seen.has(key)) prepared.known += 1;
    else if (!isPossible(value, second, type)) prepared.impossible += 1;
    else {
      seen.add(key);
      prepared.readings.push({
        ...{ id: crypto.randomUUID(), code: type.code, value, secondValue: second, unit: type.unit },
        ...{ takenAt: new Date(time), source: 'import', quality: 'unknown' },
        deviceId: deviceOf(found.sources[columns.source(place)] ?? '', choice.kind),
      });
    }
  }
  return prepared;
}

/** Two kinds of a pulse of one watch are two series. */
function deviceOf(source: string, { id }: HealthKind): string {
  const name = id === 'RestingHeartRate' ? `Apple Health, at rest, ${source}` : `Apple Health, ${source}`;
  // Whoever named the watch wrote this: it stands on one line, and is no link.
  return cutText(plainName(name), LONGEST_DEVICE);
}

function isPossible(value: number, second: number | null, { min, max, secondMin, secondMax }: ReadingType): boolean {
  if (!(value >= min && value <= max)) return false;
  if (secondMin === null || secondMax === null) return second === null;
  return second !== null && second >= secondMin && second <= secondMax && second < value;
}
