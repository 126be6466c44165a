import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';

/** Duration of a visit without interruptions. */
export interface VisitClock {
  seconds: number;
  isPaused: boolean;
}

type Facts = Pick<VisitDetails, 'askedAt'> & {
  room: Pick<NonNullable<VisitDetails['room']>, 'state' | 'startedAt' | 'pausedSeconds'> | null;
};

/** Computed from the database's values at `askedAt` plus the time since, unless the call is interrupted. Null: not begun. */
export function readClock({ askedAt, room }: Facts, now: Date): VisitClock | null {
  if (room === null || room.startedAt === null) return null;
  const isPaused = room.state === 'interrupted';
  const until = isPaused ? askedAt : now;
  const seconds = (until.getTime() - room.startedAt.getTime()) / 1000 - room.pausedSeconds;
  return { seconds: Math.max(0, Math.floor(seconds)), isPaused };
}

/** E.g. `08:41`, `64:05`. */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Announcements of the time: five minutes left, and time is up. */
export function sayTime(seconds: number, minutes: number): string {
  const left = minutes * 60 - seconds;
  if (left <= 0) return 'The booked time is up. The visit goes on until it is finished.';
  return left <= 300 && minutes > 10 ? 'Five minutes are left.' : '';
}

const HOUR_MS = 3_600_000;
/** A visit still running an hour after its end without a second person was probably forgotten. */
export const isForgotten = (endsAt: Date, now: Date, isAlone: boolean): boolean =>
  isAlone && now.getTime() - endsAt.getTime() > HOUR_MS;
