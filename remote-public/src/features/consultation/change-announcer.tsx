import { formatMoment, now, viewerTimeZone } from '@telehealth/contracts';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { useEffect, useRef, useState } from 'react';

/** What happened to the visit while somebody was looking at it: seen in its place, and said to screen readers. */
export function ChangeAnnouncer({ details }: { details: VisitDetails }) {
  const text = useChange(details);
  return <div role="status">{text !== '' && <Notice title="This visit has just changed">{text}</Notice>}</div>;
}

function useChange({ visit, history }: VisitDetails): string {
  const before = useRef(visit);
  // Kept until the next change, so that somebody who comes back to the tab still sees it.
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

/** What changed, in the words of the side that did not do it. */
export function toChangeText(visit: VisitDetails['visit']): string {
  const { status, startsAt, counterpartName, cancelledBy, standsInFor, viewerRole } = visit;
  if (status === 'cancelled') {
    if (cancelledBy === 'system') return 'It was cancelled automatically.';
    // Somebody who acts for the patient, or the specialist for whom the reader stands in, is on the reader's own side.
    const ofOwnSide = standsInFor ?? 'Somebody who acts for the patient';
    return `${cancelledBy === viewerRole ? ofOwnSide : counterpartName} cancelled it.`;
  }
  if (status === 'booked') return `It is on ${formatMoment(startsAt, viewerTimeZone())} now.`;
  return `It is now: ${nameVisit(visit, now()).label.toLowerCase()}.`;
}
