import { actingPerson } from '@telehealth/contracts/people';
import { nameStep } from '@telehealth/data/appointments/visit-name';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import type { VisitRoom } from '@telehealth/data/visits/visit-room.schema';
import { minutesText } from './minutes-text';
import { upperFirst, whoTook } from './who-took';

const SECONDS = 60;

/** The outcome of a visit whose time is over. */
export type Outcome = 'held' | 'handedOver' | 'givenUp' | 'turned' | 'patientMissed' | 'specialistMissed' | 'undecided';

type Ended = Pick<
  VisitDetails,
  'visit' | 'room' | 'turned' | 'patientName' | 'specialistName' | 'treatedBy' | 'isTreating' | 'history'
>;

/** Null: not over, or cancelled before it began. */
export function outcomeOf({ visit, room, turned }: Pick<VisitDetails, 'visit' | 'room' | 'turned'>): Outcome | null {
  switch (visit.status) {
    case 'no_show_patient':
      return 'patientMissed';
    case 'no_show_specialist':
      return 'specialistMissed';
    case 'booked':
      return 'undecided';
    case 'completed':
      if (turned !== null) return 'turned';
      if (room?.state === 'transferred_to_emergency') return 'handedOver';
      return room?.state === 'abandoned' ? 'givenUp' : 'held';
    default:
      return null;
  }
}

/** The outcome in words for each side, without a full stop because it may be a heading. */
export function outcomeTitle(outcome: Outcome, { visit, room, patientName, treatedBy, isTreating }: Ended): string {
  const isPatientSide = visit.viewerRole === 'patient';
  const who = isTreating ? 'You' : treatedBy;
  const hasBegun = room?.startedAt != null;
  switch (outcome) {
    case 'held':
      return 'The visit took place';
    case 'handedOver':
      return isPatientSide
        ? `${treatedBy} handed you over to the emergency services`
        : `${who} handed ${patientName} over to the emergency services`;
    case 'givenUp':
      return isPatientSide ? `${treatedBy} had to give this visit up` : `${who} gave this visit up`;
    case 'turned':
      return 'The visit went on for somebody else';
    case 'patientMissed':
      if (!isPatientSide) return `${patientName} did not come`;
      return hasBegun ? 'This visit was missed: it began without you' : 'This visit was missed';
    case 'specialistMissed':
      if (isPatientSide) return `${treatedBy} did not come`;
      if (!isTreating) return `${treatedBy}, who stood in for you, was not there`;
      return hasBegun ? 'You began this visit, and were not in it' : 'You were not there';
    case 'undecided':
      return 'Its time is over and nobody has said how it went';
  }
}

/** Whether the page's head says the outcome already, so that the facts need not repeat it. */
export function isToldInHead(details: Pick<VisitDetails, 'visit' | 'room' | 'turned'>): boolean {
  const outcome = outcomeOf(details);
  return outcome === 'held' || outcome === 'undecided' || isToldAbove(details);
}

/** Whether a notice on top says the outcome and what to do now. A specialist who missed a visit gets no such notice. */
export function isToldAbove(details: Pick<VisitDetails, 'visit' | 'room' | 'turned'>): boolean {
  const outcome = outcomeOf(details);
  if (outcome === 'handedOver' || outcome === 'givenUp' || outcome === 'turned') return true;
  return details.visit.viewerRole === 'patient' && (outcome === 'patientMissed' || outcome === 'specialistMissed');
}

/** A short form with the duration. */
export function outcomeInShort(details: Ended): string {
  const outcome = outcomeOf(details);
  if (outcome === 'undecided') return `${outcomeTitle(outcome, details)}.`;
  if (outcome === 'patientMissed' || outcome === 'specialistMissed') return 'It did not take place.';
  if (outcome === 'givenUp' || outcome === 'turned') return 'It ended early.';
  const lasted = details.room === null ? null : lastedMinutes(details.room);
  const over = actingPerson() === null ? 'Your visit is over.' : 'The visit is over.';
  return lasted === null ? over : `${over} It took ${minutesText(lasted)}.`;
}

/** Duration without interruptions; null while it runs and if it never began. */
export function lastedMinutes({
  startedAt,
  endedAt,
  pausedSeconds,
}: Pick<VisitRoom, 'startedAt' | 'endedAt' | 'pausedSeconds'>): number | null {
  if (startedAt === null || endedAt === null) return null;
  const seconds = (endedAt.getTime() - startedAt.getTime()) / 1000 - pausedSeconds;
  return Math.max(1, Math.round(seconds / SECONDS));
}

/** The outcome of a finished or cancelled visit in a sentence for this side. */
export function outcomeText(details: Ended): string {
  const outcome = outcomeOf(details);
  if (outcome === 'specialistMissed' && details.visit.viewerRole === 'specialist') {
    return `${outcomeTitle(outcome, details)}. The patient gets everything back.`;
  }
  return outcome === null ? calledOffText(details) : `${outcomeTitle(outcome, details)}.`;
}

function calledOffText({ visit, patientName, specialistName, history }: Ended): string {
  if (visit.status === 'declined') {
    const isPatientSide = visit.viewerRole === 'patient';
    return isPatientSide ? `${specialistName} could not take this visit. Nothing was charged.` : 'You declined it.';
  }
  if (visit.status === 'entered_in_error') return `${nameStep(visit.status, visit.viewerRole)}.`;
  if (visit.status !== 'cancelled') return 'The time ran out before it was booked.';
  if (visit.cancelledBy === 'system') return 'It was cancelled automatically.';
  const step = history.findLast(({ status }) => status === 'cancelled');
  const isOwn = visit.cancelledBy === visit.viewerRole && visit.standsInFor === null;
  const side = visit.cancelledBy === 'patient' ? patientName : specialistName;
  // The history says who cancelled; an answer without it only knows the side.
  const who = (step && whoTook(step, { patientName, specialistName })) ?? (isOwn ? 'You' : side);
  return `${upperFirst(who)} cancelled it${visit.cancelledLate ? ', too late to cancel for free' : ''}.`;
}
