import { dayKey } from '@telehealth/contracts/formatting';

const SHOWN = 3;

/** The soonest three times, on different days if possible. @param zone IANA zone of the reader */
export function pickTimes(openings: readonly Date[], zone: string): Date[] {
  const days = openings.map((at) => dayKey(at, zone));
  const firstOfDays = openings.filter((_, at) => days.indexOf(days[at] as string) === at);
  return [...new Set([...firstOfDays, ...openings])]
    .slice(0, SHOWN)
    .sort((one, other) => one.getTime() - other.getTime());
}
