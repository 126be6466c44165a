import { formatMoment, PAYMENT_STATE_LABELS, viewerTimeZone } from '@telehealth/contracts';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import type { VisitRoom } from '@telehealth/data/visits/visit-room.schema';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import type { Moment } from './decide-moment';
import { minutesText } from './minutes-text';
import { lastedMinutes, outcomeText } from './what-became';

interface WhatHappenedProps {
  details: VisitDetails;
  moment: Moment;
  /** How it ended stands above on the page already. */
  isTold?: boolean;
}

/** The facts of a visit that is over or will not be: what, when, who ended it, and where the money is. */
export function WhatHappened({ details, moment, isTold = false }: WhatHappenedProps) {
  const { visit, room } = details;
  const isPatientSide = visit.viewerRole === 'patient';
  const facts = [
    ...(visit.cancelReason ? [{ term: 'Why', detail: visit.cancelReason }] : []),
    ...(room === null || moment === 'off' ? [] : times(room)),
    ...(isPatientSide && visit.paymentState !== null
      ? [{ term: 'Payment', detail: PAYMENT_STATE_LABELS[visit.paymentState] }]
      : []),
  ];
  if (isTold && facts.length === 0) return null;
  return (
    <Card title={moment === 'off' ? 'It does not take place' : 'What happened'}>
      {!isTold && (
        <p>
          <strong>{outcomeText(details, moment)}</strong>
        </p>
      )}
      <DataList items={facts} />
    </Card>
  );
}

const ENDED_BY: Readonly<Record<NonNullable<VisitRoom['endedBy']>, string>> = {
  patient: 'the patient',
  delegate: 'somebody who acts for the patient',
  specialist: 'the specialist',
  covering: 'the colleague who stood in',
  system: 'the system',
};

function times(room: VisitRoom) {
  const { startedAt, endedAt, endedBy, pausedSeconds, coveringName } = room;
  const zone = viewerTimeZone();
  const lasted = lastedMinutes(room);
  return [
    ...(startedAt ? [{ term: 'Began', detail: formatMoment(startedAt, zone) }] : []),
    ...(endedAt
      ? [{ term: 'Ended', detail: `${formatMoment(endedAt, zone)}${endedBy ? `, by ${ENDED_BY[endedBy]}` : ''}` }]
      : []),
    ...(lasted === null ? [] : [{ term: 'Lasted', detail: minutesText(lasted) }]),
    ...(pausedSeconds >= 60
      ? [{ term: 'Connection was down', detail: `${minutesText(Math.round(pausedSeconds / 60))}, which did not count` }]
      : []),
    ...(coveringName === null ? [] : [{ term: 'Stood in', detail: coveringName }]),
  ];
}
