import { formatTime } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { DoorOfVisit } from '@telehealth/data/consultations/consultation.schema';
import { spanText } from '@telehealth/ui/parts/span-text';
import type { OpenLoop } from '../../data/open-loops/open-loop.schema';
import { placeOf } from '../../open-loops/loop-words';

/** One urgent matter. */
export interface FirstLook {
  key: string;
  name: string;
  /** What is urgent, and the limit by which it is. */
  says: string;
  to: string;
}

export interface Matters {
  visits: readonly Appointment[];
  doors: ReadonlyMap<string, DoorOfVisit>;
  loops: readonly OpenLoop[];
  now: Date;
  zone: string;
}

type Rule = (matters: Matters) => FirstLook[];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** More would no longer be a first look. */
const MOST = 6;

/** Selects urgent matters, in the order of the rules; within one the oldest comes first. */
export function lookFirst(matters: Matters): FirstLook[] {
  return RULES.flatMap((rule) => rule(matters)).slice(0, MOST);
}

const waitsTooLong: Rule = ({ visits, doors, now, zone }) =>
  visits
    .filter(({ status, startsAt }) => status === 'waiting' && startsAt < now)
    .map((visit) => {
      const { id, startsAt } = visit;
      const since = doors.get(id)?.waitingSince ?? null;
      return {
        key: `waits ${id}`,
        name: visit.counterpartName,
        to: pathTo('consultation', { id }),
        says: `Waits${since === null ? '' : ` since ${formatTime(since, zone)}`}, booked for ${formatTime(startsAt, zone)}`,
      };
    });

const resultBeforeVisit: Rule = ({ visits, loops, now, zone }) =>
  loops
    .filter(({ kind }) => kind === 'result')
    .flatMap((loop) => {
      const next = visits.find(
        ({ counterpartId, status, startsAt, endsAt }) =>
          counterpartId === loop.patientId &&
          (status === 'booked' || status === 'waiting') &&
          endsAt > now &&
          startsAt.getTime() - now.getTime() < DAY_MS,
      );
      if (next === undefined) return [];
      return [
        {
          key: `result ${loop.patientId}`,
          name: loop.patientName,
          to: pathTo('consultation', { id: next.id }),
          says: `Results came ${spanText(now.getTime() - loop.since.getTime())} ago and are not opened; the visit is at ${formatTime(next.startsAt, zone)}`,
        },
      ];
    });

/** What waits too long, and how long it may. */
const LATE: Partial<Record<OpenLoop['kind'], (waited: string) => string>> = {
  renewal: (waited) => `Asked to renew a prescription ${waited} ago; the limit for an answer is 48 hours`,
  messages: (waited) => `Wrote ${waited} ago and has no answer; the limit is 24 hours`,
  note: (waited) => `The note of the visit is not signed after ${waited}; the limit is 24 hours`,
  addendum: (waited) => `An addendum is not signed after ${waited}; the limit is 24 hours`,
  prescription_draft: (waited) => `A prescription is not issued after ${waited}; the limit is 24 hours`,
};

const isLate: Rule = ({ loops, now }) =>
  (Object.keys(LATE) as OpenLoop['kind'][]).flatMap((wanted) =>
    loops
      .filter(({ kind, overdue }) => kind === wanted && overdue)
      .map((loop) => ({
        key: `${wanted} ${loop.refId ?? loop.appointmentId}`,
        name: loop.patientName,
        to: placeOf(loop),
        says: LATE[wanted]?.(spanText(now.getTime() - loop.since.getTime())) ?? '',
      })),
  );

const requestLapses: Rule = ({ loops, now }) =>
  loops
    .filter(
      ({ kind, dueAt }) => kind === 'access_request' && dueAt !== null && dueAt.getTime() - now.getTime() < DAY_MS,
    )
    .map((loop) => ({
      key: `lapses ${loop.refId}`,
      name: loop.patientName,
      to: placeOf(loop),
      says: `Your request expires in ${spanText((loop.dueAt?.getTime() ?? 0) - now.getTime())}`,
    }));

const RULES: readonly Rule[] = [waitsTooLong, resultBeforeVisit, isLate, requestLapses];
