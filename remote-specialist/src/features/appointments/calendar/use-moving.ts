import { dayKey, formatShortMoment, formatTime, instantInZone } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { canMove } from '@telehealth/data/appointments/appointment-steps';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { addDays, toMinutes, toTime } from './days';

/** Visits move by this many minutes. */
const STEP = 15;
const LAST_MINUTE = 1440 - STEP;
/** A press that wanders less is a press. */
const DRAG_FROM_PX = 6;

/** A visit that is about to be moved, and where to. */
export interface Ghost {
  visit: Appointment;
  at: Date;
}

/** The instant so many days and minutes further on the clock of the zone; null where no clock shows that, or it leaves the day. */
export function shifted(at: Date, zone: string, days: number, minutes: number): Date | null {
  const minute = toMinutes(formatTime(at, zone)) + minutes;
  if (minute < 0 || minute > LAST_MINUTE) return null;
  return instantInZone(addDays(dayKey(at, zone), days), toTime(minute), zone);
}

const BY_KEY: Readonly<Record<string, readonly [days: number, minutes: number]>> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Only what is agreed, ahead and one's own moves. */
export const mayMove = (visit: Appointment, now: Date): boolean =>
  nameVisit(visit, now).phase === 'ahead' && canMove(visit, now);

type SetGhost = (ghost: Ghost | null) => void;

/**
 * Moving a visit in the grid: by Alt and the arrow keys, or by dragging with a mouse or pen. Nothing is sent here: where it
 * shall go is asked about, with the reason that the patient reads.
 */
export function useMoving(zone: string, now: Date, onDrop: (ghost: Ghost) => void) {
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const drop = (moved: Ghost) => {
    setGhost(null);
    if (moved.at.getTime() !== moved.visit.startsAt.getTime()) onDrop(moved);
  };
  const dragging = useDragging(zone, now, ghost, setGhost, drop);
  const onKeyDown = (visit: Appointment) => (event: KeyboardEvent<HTMLElement>) => {
    const way = event.altKey ? BY_KEY[event.key] : undefined;
    if (way !== undefined && mayMove(visit, now)) {
      // Alt and an arrow would go back in the history.
      event.preventDefault();
      const from = ghost?.visit.id === visit.id ? ghost.at : visit.startsAt;
      const at = shifted(from, zone, ...way);
      if (at !== null && at > now) setGhost({ visit, at });
    } else if (ghost !== null && (event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault();
      if (event.key === 'Enter') drop(ghost);
      else setGhost(null);
    }
  };
  return {
    ghost,
    said:
      ghost === null
        ? ''
        : `To ${formatShortMoment(ghost.at, zone)}. Press Enter to move it there, or Escape to leave it where it is.`,
    wasDrag: dragging.wasDrag,
    handlersOf: (visit: Appointment) => ({
      onKeyDown: onKeyDown(visit),
      onBlur: () => dragging.isResting() && setGhost(null),
      ...dragging.handlersOf(visit),
    }),
  };
}
export type Moving = ReturnType<typeof useMoving>;

function useDragging(zone: string, now: Date, ghost: Ghost | null, setGhost: SetGhost, drop: (ghost: Ghost) => void) {
  const from = useRef<{ x: number; y: number; column: number; perMinute: number } | null>(null);
  const hasMoved = useRef(false);
  const onPointerDown = (visit: Appointment) => (event: PointerEvent<HTMLElement>) => {
    hasMoved.current = false;
    // A finger scrolls; for it there is the visit's own dialog.
    if (event.pointerType === 'touch' || event.button !== 0 || !mayMove(visit, now)) return;
    const column = event.currentTarget.closest('[data-day]')?.getBoundingClientRect().width ?? 0;
    const perMinute = event.currentTarget.getBoundingClientRect().height / visit.minutes;
    from.current = { x: event.clientX, y: event.clientY, column, perMinute };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (visit: Appointment) => (event: PointerEvent<HTMLElement>) => {
    if (from.current === null) return;
    const { x, y, column, perMinute } = from.current;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (!hasMoved.current && Math.hypot(dx, dy) < DRAG_FROM_PX) return;
    hasMoved.current = true;
    const days = column > 0 ? Math.round(dx / column) : 0;
    const minutes = perMinute > 0 ? Math.round(dy / perMinute / STEP) * STEP : 0;
    const at = shifted(visit.startsAt, zone, days, minutes);
    if (at !== null && at > now) setGhost({ visit, at });
  };
  const stop = (then: () => void) => () => {
    from.current = null;
    then();
  };
  return {
    isResting: () => from.current === null,
    /** Whether the press that just ended was a drag: it opens nothing. */
    wasDrag: () => hasMoved.current,
    handlersOf: (visit: Appointment) => ({
      onPointerDown: onPointerDown(visit),
      onPointerMove: onPointerMove(visit),
      onPointerUp: stop(() => ghost !== null && hasMoved.current && drop(ghost)),
      onPointerCancel: stop(() => setGhost(null)),
    }),
  };
}
