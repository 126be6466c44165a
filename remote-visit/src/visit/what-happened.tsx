import { PAYMENT_STATE_LABELS } from '@telehealth/contracts/formatting';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import type { VisitRoom } from '@telehealth/data/visits/visit-room.schema';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import { minutesText } from './minutes-text';
import type { VisitPhase } from './visit-phase';
import { lastedMinutes, outcomeOf, outcomeText } from './what-became';

interface WhatHappenedProps {
  details: VisitDetails;
  phase: VisitPhase;
  /** The page already shows the outcome above. */
  isTold?: boolean;
}

/** Facts of a finished or cancelled visit that its head omits: outcome, reason, and who ended it. */
export function WhatHappened({ details, phase, isTold = false }: WhatHappenedProps) {
  const { visit, room, side } = details;
  // The payer has a money card for this.
  const hasNoReceipt = visit.viewerRole === 'patient' && side !== 'patient';
  const facts = [
    ...(visit.cancelReason ? [{ term: 'Why', detail: visit.cancelReason }] : []),
    ...(room === null || phase === 'off' ? [] : courseOf(room, outcomeOf(details) === 'givenUp')),
    ...(hasNoReceipt && visit.paymentState !== null
      ? [{ term: 'Payment', detail: PAYMENT_STATE_LABELS[visit.paymentState] }]
      : []),
  ];
  if (isTold && facts.length === 0) return null;
  return (
    <Card title={phase === 'off' ? 'It does not take place' : 'What happened'}>
      {!isTold && (
        <p>
          <strong>{outcomeText(details)}</strong>
        </p>
      )}
      <DataList items={facts} />
    </Card>
  );
}

const ENDED_BY: Readonly<Record<Exclude<NonNullable<VisitRoom['endedBy']>, 'specialist'>, string>> = {
  patient: 'The patient',
  delegate: 'Somebody who acts for the patient',
  covering: 'The colleague who stood in',
  system: 'The system',
};

/** @param endedEarly the head then omits the duration */
function courseOf(room: VisitRoom, endedEarly: boolean) {
  const { endedBy, pausedSeconds, coveringName } = room;
  const lasted = endedEarly ? lastedMinutes(room) : null;
  return [
    ...(endedBy !== null && endedBy !== 'specialist' ? [{ term: 'Ended by', detail: ENDED_BY[endedBy] }] : []),
    ...(lasted === null ? [] : [{ term: 'Lasted', detail: minutesText(lasted) }]),
    ...(pausedSeconds >= 60
      ? [{ term: 'Connection was down', detail: `${minutesText(Math.round(pausedSeconds / 60))}, which did not count` }]
      : []),
    ...(coveringName === null ? [] : [{ term: 'Stood in', detail: coveringName }]),
  ];
}
