import { dayKey } from '@telehealth/contracts';

const SHOWN = 3;

/** Three times, on different days where there are, soonest first. @param zone of the person who reads them */
export function pickTimes(openings: readonly Date[], zone: string): Date[] {
  const days = openings.map((at) => dayKey(at, zone));
  const firstOfDays = openings.filter((_, at) => days.indexOf(days[at] as string) === at);
  return [...new Set([...firstOfDays, ...openings])]
    .slice(0, SHOWN)
    .sort((one, other) => one.getTime() - other.getTime());
}
