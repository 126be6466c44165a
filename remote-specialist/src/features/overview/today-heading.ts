import { formatDay } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';

/** The weekday and the number of visits left, e.g. `Friday, 4 visits left`. */
export function toTodayHeading(today: readonly Appointment[], now: Date, zone: string): string {
  const weekday = formatDay(now, zone).split(' ')[0] ?? '';
  const left = today.filter(
    (visit) => visit.coveringName === null && ['ahead', 'now'].includes(nameVisit(visit, now).phase),
  ).length;
  if (today.length === 0) return `${weekday}, no visits`;
  if (left === 0) return `${weekday}, all visits done`;
  return `${weekday}, ${left} ${left === 1 ? 'visit' : 'visits'} left`;
}
