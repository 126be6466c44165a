import { judgeReading, type Person, type ReadingValue } from '@telehealth/triage/readings';

const LEAST_URGENT = 9;
/** A number of yesterday no longer raises the alarm. */
const ALARM_FOR_MS = 24 * 3_600_000;

/** Whether a measurement is recent enough that the rules' advice applies now. */
export const isOfNow = ({ takenAt }: { takenAt: Date }, now: Date) => now.getTime() - takenAt.getTime() < ALARM_FOR_MS;

/** The measurement that the rules find most urgent. */
export function mostUrgent<T extends ReadingValue>(values: readonly T[], person: Person = {}): T | undefined {
  const level = (value: T) => judgeReading(value, person)?.level ?? LEAST_URGENT;
  const judged = values.map((value) => ({ value, level: level(value) }));
  return judged.sort((one, other) => one.level - other.level)[0]?.value;
}
