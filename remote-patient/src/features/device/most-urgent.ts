import { judgeReading, type ReadingValue } from '@telehealth/clinical/readings/danger-of-reading';
import type { Person } from '@telehealth/clinical/triage/case-facts';

const LEAST_URGENT = 9;
/** A number of yesterday has had its answer. */
const ALARM_FOR_MS = 24 * 3_600_000;

/** Whether a measurement is of now, so that what the rules say of it is to be done now. */
export const isOfNow = ({ takenAt }: { takenAt: Date }, now: Date) => now.getTime() - takenAt.getTime() < ALARM_FOR_MS;

/** Of several, the one that the rules find most urgent. */
export function mostUrgent<T extends ReadingValue>(values: readonly T[], person: Person = {}): T | undefined {
  const level = (value: T) => judgeReading(value, person)?.level ?? LEAST_URGENT;
  const judged = values.map((value) => ({ value, level: level(value) }));
  return judged.sort((one, other) => one.level - other.level)[0]?.value;
}
