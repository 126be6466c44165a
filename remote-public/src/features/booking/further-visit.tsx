import { now } from '@telehealth/contracts/clock';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { isWaitingForPatient } from '@telehealth/data/appointments/group-appointments';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Notice } from '@telehealth/ui/feedback/notice';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { When } from '@telehealth/ui/parts/time';
import { type ReactNode, useEffect, useState } from 'react';
import type { NextStep } from './decide-next-step';

/** The booking was submitted before a reload or in another tab, so it is past this page. */
export function FurtherVisit({ visit }: { visit: Appointment }) {
  const { your } = useSubjectWords();
  const { id, status } = visit;
  if (status === 'awaiting_payment') {
    return (
      <Notice
        title="This time is yours and waits for payment"
        action={<LinkButton to={pathTo('payment', { id })}>Go to payment</LinkButton>}
      >
        <WhatWasSent visit={visit} />
        <p>Everything you typed is kept with it.</p>
      </Notice>
    );
  }
  const isAnswerDue = status === 'requested';
  return (
    <Notice
      title={isAnswerDue ? 'You have asked for this visit already' : 'You have booked this visit already'}
      action={<LinkButton to={pathTo('confirmation', { id })}>See {your} visit</LinkButton>}
    >
      <WhatWasSent visit={visit} />
      <p>
        It was sent from another tab or before this page was loaded again. Nothing was{' '}
        {isAnswerDue ? 'asked for' : 'booked'} twice.
      </p>
    </Notice>
  );
}

function WhatWasSent({ visit: { startsAt, counterpartName, reason } }: { visit: Appointment }) {
  return (
    <p>
      <When at={startsAt} zone={viewerTimeZone()} />, with {counterpartName}.{reason !== '' && ` “${reason}”`}
    </p>
  );
}

interface NothingKeptProps {
  step: NextStep;
  /** The empty form. */
  children: ReactNode;
}

/**
 * The draft is gone: expired or submitted. A user who returns from the payment page is led to the visit held for them; only a
 * user without one reads that the draft expired.
 */
export function NothingKept({ step, children }: NothingKeptProps) {
  const visits = useMyAppointments();
  // Decided once, by an answer newer than the submission, so that a form being filled in stays.
  const [unpaid, setUnpaid] = useState<Appointment | null>();
  const isKnown = step === 'book' ? visits.status !== 'pending' && !visits.isFetching : step !== 'wait';
  useEffect(() => {
    if (isKnown) setUnpaid((before) => (before === undefined ? latestUnpaid(visits.data ?? []) : before));
  }, [isKnown, visits.data]);
  if (unpaid === undefined) return null;
  if (unpaid !== null) return <FurtherVisit visit={unpaid} />;
  return (
    <>
      <Notice tone="warning">{message('booking.draftGone')}</Notice>
      {children}
    </>
  );
}

function latestUnpaid(visits: readonly Appointment[]): Appointment | null {
  const isOpen = (visit: Appointment) =>
    visit.viewerRole === 'patient' && visit.status === 'awaiting_payment' && isWaitingForPatient(visit, now());
  return visits.filter(isOpen).sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0] ?? null;
}
