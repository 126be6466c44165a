import { formatTime } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { visitsOn } from '../../visits/specialist-days';

/** One thing that the bar says of the day. */
export interface DayLine {
  key: string;
  name: string | null;
  /** Behind the name, e.g. "is with you". */
  says: string;
  /** Somebody waits at the door. */
  waits: boolean;
  /** Whose page it leads to. */
  visitId: string | null;
}

const MINUTE_MS = 60_000;

/** Who is in the visit, who waits longest, else who comes next, of this day in a zone. At most two lines. */
export function dayLines(appointments: readonly Appointment[], now: Date, zone: string): DayLine[] {
  const today = visitsOn(now, appointments, zone);
  const current = today.filter(({ status }) => status === 'in_progress').map((visit) => toLine(visit, 'is with you'));
  const waiting = today.filter(({ status }) => status === 'waiting');
  const lines = [...current.slice(0, 1), ...waitingLine(waiting, now, zone)];
  if (lines.length > 0) return lines;
  const next = today.find((visit) => nameVisit(visit, now).phase === 'ahead');
  if (next !== undefined) return [toLine(next, `is next, at ${formatTime(next.startsAt, zone)}`)];
  const says = today.length === 0 ? 'Nobody is booked for today' : 'All visits of today are over';
  return [{ key: 'none', name: null, says, waits: false, visitId: null }];
}

function waitingLine([first, ...others]: readonly Appointment[], now: Date, zone: string): DayLine[] {
  if (first === undefined) return [];
  const late = Math.floor((now.getTime() - first.startsAt.getTime()) / MINUTE_MS);
  const booked = late > 0 ? `, ${late} ${late === 1 ? 'minute' : 'minutes'} late` : '';
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  return [toLine(first, `waits for ${formatTime(first.startsAt, zone)}${booked}${more}`)];
}

const toLine = ({ id, counterpartName, status }: Appointment, says: string): DayLine => ({
  key: id,
  name: counterpartName,
  says,
  waits: status === 'waiting',
  visitId: id,
});
