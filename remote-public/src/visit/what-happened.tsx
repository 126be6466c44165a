import { formatMoment, PAYMENT_STATE_LABELS, viewerTimeZone } from '@telehealth/contracts';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import type { VisitRoom } from '@telehealth/data/visits/visit-room.schema';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import type { Moment } from './decide-moment';
import { minutesText } from './minutes-text';
import { lastedMinutes, outcomeText } from './what-became';

/** The facts of a visit that is over or will not be: what, when, who ended it, and where the money is. */
export function WhatHappened({ details, moment }: { details: VisitDetails; moment: Moment }) {
  const { visit, room } = details;
  const isPatientSide = visit.viewerRole === 'patient';
  return (
    <Card title={moment === 'off' ? 'It does not take place' : 'What happened'}>
      <p>
        <strong>{outcomeText(details, moment)}</strong>
      </p>
      <DataList
        items={[
          ...(visit.cancelReason ? [{ term: 'Why', detail: visit.cancelReason }] : []),
          ...(room === null || moment === 'off' ? [] : times(room)),
          ...(isPatientSide && visit.paymentState !== null
            ? [{ term: 'Payment', detail: PAYMENT_STATE_LABELS[visit.paymentState] }]
            : []),
        ]}
      />
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
      ? [{ term: 'Line was down', detail: `${minutesText(Math.round(pausedSeconds / 60))}, which did not count` }]
      : []),
    ...(coveringName === null ? [] : [{ term: 'Stood in', detail: coveringName }]),
  ];
}
