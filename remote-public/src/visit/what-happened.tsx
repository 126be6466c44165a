import { APPOINTMENT_STATUS_LABELS, formatMoment, PAYMENT_STATE_LABELS, viewerTimeZone } from '@telehealth/contracts';
import type { VisitDetails, VisitRoom } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import type { Moment } from './decide-moment';
import { minutesText } from './minutes-text';

const MINUTE_MS = 60_000;

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

/** What became of it, in a sentence for this side. */
export function outcomeText({ visit, patientName, specialistName }: VisitDetails, moment: Moment): string {
  const isPatientSide = visit.viewerRole === 'patient';
  switch (visit.status) {
    case 'cancelled': {
      if (visit.cancelledBy === 'system') return 'It was cancelled automatically.';
      const isOwn = visit.cancelledBy === visit.viewerRole;
      const who = isOwn ? 'You' : visit.cancelledBy === 'patient' ? patientName : specialistName;
      return `${who} cancelled it${visit.cancelledLate ? ', after the free time' : ''}.`;
    }
    case 'declined':
      return isPatientSide ? `${specialistName} could not take this visit. Nothing was charged.` : 'You declined it.';
    case 'no_show_patient':
      return isPatientSide ? 'You were missed: the visit began without you.' : `${patientName} did not come.`;
    case 'no_show_specialist':
      return isPatientSide
        ? `${specialistName} did not come. We are sorry; everything you paid goes back.`
        : 'You were not there. The patient gets everything back.';
    case 'completed':
      return 'The visit took place.';
    case 'booked':
      return 'Its time is over and nobody has said how it went.';
    default:
      return moment === 'off' ? 'The time ran out before it was booked.' : APPOINTMENT_STATUS_LABELS[visit.status];
  }
}

const ENDED_BY: Readonly<Record<NonNullable<VisitRoom['endedBy']>, string>> = {
  patient: 'the patient',
  delegate: 'somebody who acts for the patient',
  specialist: 'the specialist',
  covering: 'the colleague who stood in',
  system: 'the system',
};

function times({ startedAt, endedAt, endedBy, pausedSeconds, coveringName }: VisitRoom) {
  const zone = viewerTimeZone();
  const lasted =
    startedAt && endedAt ? Math.max(1, Math.round((endedAt.getTime() - startedAt.getTime()) / MINUTE_MS)) : null;
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
