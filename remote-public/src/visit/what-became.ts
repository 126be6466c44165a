import { nameStep } from '@telehealth/data/appointments/visit-name';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import type { VisitRoom } from '@telehealth/data/visits/visit-room.schema';
import { minutesText } from './minutes-text';
import { upperFirst, whoTook } from './who-took';

const SECONDS = 60;

/** How a visit that is over went. */
export type Ending = 'held' | 'handedOver' | 'givenUp' | 'patientMissed' | 'specialistMissed' | 'undecided';

type Ended = Pick<
  VisitDetails,
  'visit' | 'room' | 'patientName' | 'holderName' | 'specialistName' | 'treatedBy' | 'isTreating' | 'history'
>;

/** Null: it is not over, or was called off before it began. */
export function endingOf({ visit, room }: Pick<VisitDetails, 'visit' | 'room'>): Ending | null {
  switch (visit.status) {
    case 'no_show_patient':
      return 'patientMissed';
    case 'no_show_specialist':
      return 'specialistMissed';
    case 'booked':
      return 'undecided';
    case 'completed':
      if (room?.state === 'transferred_to_emergency') return 'handedOver';
      return room?.state === 'abandoned' ? 'givenUp' : 'held';
    default:
      return null;
  }
}

/** What happened, as each side is told it; without the full stop, so that it can be a heading. */
export function endingText(ending: Ending, { visit, room, patientName, treatedBy, isTreating }: Ended): string {
  const isPatientSide = visit.viewerRole === 'patient';
  const who = isTreating ? 'You' : treatedBy;
  const hasBegun = room?.startedAt != null;
  switch (ending) {
    case 'held':
      return 'The visit took place';
    case 'handedOver':
      return isPatientSide
        ? `${treatedBy} handed you over to the emergency services`
        : `${who} handed ${patientName} over to the emergency services`;
    case 'givenUp':
      return isPatientSide ? `${treatedBy} had to give this visit up` : `${who} gave this visit up`;
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

/** The head of the page tells it, in the same words or in a notice with what to do now; the facts need not say it again. */
export function isToldInHead(details: Pick<VisitDetails, 'visit' | 'room'>): boolean {
  const ending = endingOf(details);
  return ending === 'held' || ending === 'undecided' || isToldAbove(details);
}

/** A notice tells it above everything else, with what to do now. Whoever missed a visit at the practice is told no more than that. */
export function isToldAbove({ visit, room }: Pick<VisitDetails, 'visit' | 'room'>): boolean {
  const ending = endingOf({ visit, room });
  if (ending === 'handedOver' || ending === 'givenUp') return true;
  return visit.viewerRole === 'patient' && (ending === 'patientMissed' || ending === 'specialistMissed');
}

/** The same in a few words, with how long it was. */
export function endingInShort(details: Ended): string {
  const ending = endingOf(details);
  if (ending === 'undecided') return `${endingText(ending, details)}.`;
  if (ending === 'patientMissed' || ending === 'specialistMissed') return 'It did not take place.';
  if (ending === 'givenUp') return 'It ended early.';
  const lasted = details.room === null ? null : lastedMinutes(details.room);
  return lasted === null ? 'Your visit is over.' : `Your visit is over. ${minutesText(lasted)}.`;
}

/** How long it was, without the time the line was down; null while it runs, and where it never began. */
export function lastedMinutes({
  startedAt,
  endedAt,
  pausedSeconds,
}: Pick<VisitRoom, 'startedAt' | 'endedAt' | 'pausedSeconds'>): number | null {
  if (startedAt === null || endedAt === null) return null;
  const seconds = (endedAt.getTime() - startedAt.getTime()) / 1000 - pausedSeconds;
  return Math.max(1, Math.round(seconds / SECONDS));
}

/** What became of a visit that is over or will not be, in a sentence for this side. */
export function outcomeText(details: Ended): string {
  const ending = endingOf(details);
  if (ending === 'specialistMissed' && details.visit.viewerRole === 'specialist') {
    return `${endingText(ending, details)}. The patient gets everything back.`;
  }
  return ending === null ? calledOffText(details) : `${endingText(ending, details)}.`;
}

function calledOffText({ visit, holderName, specialistName, history }: Ended): string {
  if (visit.status === 'declined') {
    const isPatientSide = visit.viewerRole === 'patient';
    return isPatientSide ? `${specialistName} could not take this visit. Nothing was charged.` : 'You declined it.';
  }
  if (visit.status === 'entered_in_error') return `${nameStep(visit.status, visit.viewerRole)}.`;
  if (visit.status !== 'cancelled') return 'The time ran out before it was booked.';
  if (visit.cancelledBy === 'system') return 'It was cancelled automatically.';
  const step = history.findLast(({ status }) => status === 'cancelled');
  const isOwn = visit.cancelledBy === visit.viewerRole && visit.standsInFor === null;
  const side = visit.cancelledBy === 'patient' ? holderName : specialistName;
  // Who cancelled stands in the history; an answer without it names the side.
  const who = (step && whoTook(step, { holderName, specialistName })) ?? (isOwn ? 'You' : side);
  return `${upperFirst(who)} cancelled it${visit.cancelledLate ? ', after the free time' : ''}.`;
}
