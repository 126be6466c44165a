import { now } from '@telehealth/contracts/clock';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useEffect, useReducer, useRef, useState } from 'react';
import { isPractice, seatOpposite } from '../../call/who-talks';
import type { RoomView } from '../../room/room-view';
import type { CallFacts } from './connection-message';

const MB = 1_000_000;
/** The specialist begins the visit, so after this time the patient can assume that the specialist was in the call. */
const BEGAN_LONG_AGO_MS = 60_000;

/** Name of the person on the other side: seated, or else expected. */
export function nameOpposite(view: Pick<RoomView, 'seats'>, details: VisitDetails): string {
  const seated = seatOpposite(view.seats, details)?.name;
  if (seated !== undefined) return seated;
  return isPractice(details) ? details.patientName : details.treatedBy;
}

/**
 * All facts that decide the messages about the call, renewed each second because durations matter.
 * @param leftBefore when the patient left before this tab was opened (null: unknown)
 */
export function useCallFacts(view: RoomView, details: VisitDetails, leftBefore: Date | null): CallFacts {
  const [, beat] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(beat, 1_000);
    return () => clearInterval(timer);
  }, []);
  const isOtherSeated = seatOpposite(view.seats, details) !== null;
  const { hadOther, leftAt } = useOtherWasHere(isOtherSeated, details, leftBefore);
  const at = performance.now();
  const person = view.people[0];
  const badlySince = person?.hearsBadlySince ?? null;
  return {
    side: isPractice(details) ? 'practice' : 'patient',
    connection: view.connection,
    forMs: at - view.connectionSince,
    name: nameOpposite(view, details),
    hadOther,
    leftAt,
    zone: viewerTimeZone(),
    step: view.step,
    stepBy: view.stepBy,
    mode: details.visit.mode,
    isOtherSeated,
    medium: details.room?.medium ?? 'video',
    other: person?.state ?? null,
    heardBadlyMs: badlySince === null ? null : at - badlySince,
    isSignalingOpen: view.isSignalingOpen,
    lineForMs: at - view.lineSince,
    number: isPractice(details) ? (details.room?.place?.phone ?? null) : null,
    isRingAsked: isRingAsked(details, view),
    capMb: view.capBytes === null ? null : Math.round(view.capBytes / MB),
  };
}

/**
 * `fallbackStep` phone means that the patient asked for it, except after a lost voice call, where it is simply the next step.
 */
function isRingAsked({ room }: VisitDetails, { connection }: RoomView): boolean {
  if (room?.state !== 'interrupted' || room.fallbackStep !== 'phone') return false;
  return connection === 'connected' || room.medium !== 'audio';
}

function useOtherWasHere(
  isHere: boolean,
  details: VisitDetails,
  leftBefore: Date | null,
): { hadOther: boolean; leftAt: Date | null } {
  const wasHere = useRef(isHere);
  const [leftAt, setLeftAt] = useState<Date | null>(null);
  useEffect(() => {
    if (wasHere.current && !isHere) setLeftAt(now());
    wasHere.current = isHere;
  }, [isHere]);
  const practice = isPractice(details);
  const startedAt = details.room?.startedAt ?? null;
  const isLongBegun = startedAt !== null && now().getTime() - startedAt.getTime() > BEGAN_LONG_AGO_MS;
  const last = leftAt ?? leftBefore;
  return { hadOther: last !== null || (!practice && isLongBegun), leftAt: last };
}
