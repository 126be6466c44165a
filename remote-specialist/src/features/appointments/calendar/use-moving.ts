import { dayKey, formatShortMoment, formatTime, instantInZone } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { canMove } from '@telehealth/data/appointments/appointment-steps';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { toMinutes, toTime } from '../../../practice/time-of-day';
import { addDays } from './days';

/** In minutes: the longest step by which visits move. A shorter visit moves by its own length, to where the one beside it begins. */
const STEP = 15;
const LAST_MINUTE = 1440 - STEP;
const stepOf = ({ minutes }: Appointment): number => Math.min(STEP, minutes);
/** A pointer that moves less than this is a press. */
const DRAG_FROM_PX = 6;

/** A visit being moved, and where to. */
export interface DragPreview {
  visit: Appointment;
  at: Date;
}

/**
 * Returns the instant that many days and minutes later on the zone's clock; null when no such time exists, or it leaves the day.
 */
export function shifted(at: Date, zone: string, days: number, minutes: number): Date | null {
  const minute = toMinutes(formatTime(at, zone)) + minutes;
  if (minute < 0 || minute > LAST_MINUTE) return null;
  return instantInZone(addDays(dayKey(at, zone), days), toTime(minute), zone);
}

const BY_KEY: Readonly<Record<string, readonly [days: number, steps: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Only agreed future visits that the specialist may move. */
export const mayMove = (visit: Appointment, now: Date): boolean =>
  nameVisit(visit, now).phase === 'ahead' && canMove(visit, now);

type SetGhost = (ghost: DragPreview | null) => void;

/**
 * Moves a visit in the grid: by Alt and the arrow keys, or by dragging with a mouse or pen. Nothing is sent here: a dialog asks
 * first, with the reason for the patient.
 */
export function useMoving(zone: string, now: Date, onDrop: (ghost: DragPreview) => void) {
  const [ghost, setGhost] = useState<DragPreview | null>(null);
  const drop = (moved: DragPreview) => {
    setGhost(null);
    if (moved.at.getTime() !== moved.visit.startsAt.getTime()) onDrop(moved);
  };
  const dragging = useDragging(zone, now, ghost, setGhost, drop);
  const onKeyDown = (visit: Appointment) => (event: KeyboardEvent<HTMLElement>) => {
    const way = event.altKey ? BY_KEY[event.key] : undefined;
    if (way !== undefined && mayMove(visit, now)) {
      // Alt and an arrow would navigate the history.
      event.preventDefault();
      const from = ghost?.visit.id === visit.id ? ghost.at : visit.startsAt;
      const at = shifted(from, zone, way[0], way[1] * stepOf(visit));
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
        : `To ${formatShortMoment(ghost.at, zone)}. Press Enter to ask the patient for it, or Escape to leave it where it is.`,
    wasDrag: dragging.wasDrag,
    handlersOf: (visit: Appointment) => ({
      onKeyDown: onKeyDown(visit),
      onBlur: () => dragging.isResting() && setGhost(null),
      ...dragging.handlersOf(visit),
    }),
  };
}
export type Moving = ReturnType<typeof useMoving>;

function useDragging(
  zone: string,
  now: Date,
  ghost: DragPreview | null,
  setGhost: SetGhost,
  drop: (ghost: DragPreview) => void,
) {
  const from = useRef<{ x: number; y: number; column: number; perMinute: number } | null>(null);
  const hasMoved = useRef(false);
  const onPointerDown = (visit: Appointment) => (event: PointerEvent<HTMLElement>) => {
    hasMoved.current = false;
    // Touch scrolls; the visit's own dialog moves it instead.
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
    const minutes = perMinute > 0 ? Math.round(dy / perMinute / stepOf(visit)) * stepOf(visit) : 0;
    const at = shifted(visit.startsAt, zone, days, minutes);
    if (at !== null && at > now) setGhost({ visit, at });
  };
  const stop = (then: () => void) => () => {
    from.current = null;
    then();
  };
  return {
    isResting: () => from.current === null,
    /** Whether the press that just ended was a drag, which opens nothing. */
    wasDrag: () => hasMoved.current,
    handlersOf: (visit: Appointment) => ({
      onPointerDown: onPointerDown(visit),
      onPointerMove: onPointerMove(visit),
      onPointerUp: stop(() => ghost !== null && hasMoved.current && drop(ghost)),
      onPointerCancel: stop(() => setGhost(null)),
    }),
  };
}
