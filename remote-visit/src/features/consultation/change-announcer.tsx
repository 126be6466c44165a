import { now } from '@telehealth/contracts/clock';
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { useEffect, useRef, useState } from 'react';

/** Shows and announces changes to the visit that happen while the page is open. */
export function ChangeAnnouncer({ details }: { details: VisitDetails }) {
  const text = useChange(details);
  return <div role="status">{text !== '' && <Notice title="This visit has just changed">{text}</Notice>}</div>;
}

function useChange({ visit, history }: VisitDetails): string {
  const before = useRef(visit);
  // Kept until the next change, for a user who returns to the tab.
  const [text, setText] = useState('');
  useEffect(() => {
    const was = before.current;
    before.current = visit;
    if (was.status === visit.status && was.startsAt.getTime() === visit.startsAt.getTime()) return;
    const isOwn = history.at(-1)?.own === true;
    setText(isOwn ? '' : toChangeText(visit));
  }, [visit, history]);
  return text;
}

/** The change in the words of the side that did not make it. */
export function toChangeText(visit: VisitDetails['visit']): string {
  const { status, startsAt, counterpartName, cancelledBy, standsInFor, viewerRole } = visit;
  if (status === 'cancelled') {
    if (cancelledBy === 'system') return 'It was cancelled automatically.';
    // The actor is on the reader's own side: a delegate of the patient, or the specialist for whom the reader stands in.
    const ofOwnSide = standsInFor ?? 'Somebody who acts for the patient';
    return `${cancelledBy === viewerRole ? ofOwnSide : counterpartName} cancelled it.`;
  }
  if (status === 'booked') return `It is on ${formatMoment(startsAt, viewerTimeZone())} now.`;
  const { phase, label } = nameVisit(visit, now());
  if (status === 'in_progress') return 'It has begun.';
  if (status === 'completed') return 'It has ended.';
  if (status === 'waiting')
    return viewerRole === 'patient' ? 'You are in the waiting room.' : `${counterpartName} is in the waiting room.`;
  return phase === 'off' || phase === 'missed' ? `${label}.` : `Now: ${label.toLowerCase()}.`;
}
