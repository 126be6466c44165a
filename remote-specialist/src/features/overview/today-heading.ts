import { formatDay } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';

/** The day and what is left of it, e.g. `Friday, 4 visits left`. */
export function toTodayHeading(today: readonly Appointment[], now: Date, zone: string): string {
  const weekday = formatDay(now, zone).split(' ')[0] ?? '';
  const left = today.filter(({ endsAt }) => endsAt > now).length;
  if (today.length === 0) return `${weekday}, no visits`;
  if (left === 0) return `${weekday}, all visits done`;
  return `${weekday}, ${left} ${left === 1 ? 'visit' : 'visits'} left`;
}
