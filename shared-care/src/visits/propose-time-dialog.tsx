import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { messageFrom } from '@telehealth/contracts/message-from';
import { BOOKING_MESSAGES } from '@telehealth/contracts/messages/booking';
import { useHostServices } from '@telehealth/contracts/session';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useProposeTimes } from '@telehealth/data/practice/practice.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useRef, useState } from 'react';
import { AnyTime } from './any-time';
import { ReasonForPatient } from './reason-for-patient';
import { toVisitProblem } from './visit-problem';

interface ProposeTimeDialogProps {
  visit: Appointment;
  /** A preselected time, e.g. from dragging the visit in a calendar. */
  to?: Date;
  onClose: () => void;
}

/** A specialist proposes another time, which only the patient can accept. */
export function ProposeTimeDialog({ visit, to, onClose }: ProposeTimeDialogProps) {
  const [startsAt, setStartsAt] = useState<Date | null>(to ?? null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const proposing = useProposeTimes();
  const { notify } = useHostServices();
  const isMissing = { time: isTried && startsAt === null, reason: isTried && reason.trim() === '' };
  const ask = async () => {
    setTried(true);
    if (startsAt === null || reason.trim() === '') {
      form.current?.querySelector<HTMLElement>(startsAt === null ? 'input' : 'textarea')?.focus();
      return;
    }
    const moves = [{ appointmentId: visit.id, startsAt }];
    if (!(await proposing.run({ moves, reason: reason.trim() })).ok) return;
    notify('booking.timeProposed', { name: visit.counterpartName });
    onClose();
  };
  return (
    <Dialog
      open
      size="l"
      onClose={proposing.isRunning ? () => undefined : onClose}
      title={`Ask to move the visit with ${visit.counterpartName}`}
      description={<WhatAskingMeans visit={visit} />}
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={proposing.isRunning}>
            Keep the time
          </Button>
          <Button busy={proposing.isRunning} busyLabel="Asking" onClick={() => void ask()}>
            Ask the patient
          </Button>
        </>
      }
    >
      <div ref={form}>
        <Stack>
          <AnyTime
            visit={visit}
            value={startsAt}
            onChoose={setStartsAt}
            {...(isMissing.time && { error: messageFrom(BOOKING_MESSAGES, 'booking.openingRequired') })}
          />
          <ReasonForPatient
            label="Why should it move?"
            value={reason}
            onChange={setReason}
            {...(isMissing.reason && { error: messageFrom(BOOKING_MESSAGES, 'booking.moveReasonRequired') })}
          />
          {proposing.error !== null && (
            <Notice tone="danger" live>
              {toVisitProblem(proposing.error, 'booking.proposeFailed')}
            </Notice>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}

function WhatAskingMeans({ visit }: { visit: Appointment }) {
  return (
    <>
      <p>
        Now it is on {formatMoment(visit.startsAt, viewerTimeZone())}, and it stays there until the patient agrees. They
        can take the new time, choose another, or cancel and get everything back.
      </p>
      <p>
        We keep the new time for them for three days, but only until a day before the visit. If less than that is left,
        we keep it for six hours, at most until the visit begins. Without an answer the visit stays where it is, and we
        tell you both.
      </p>
    </>
  );
}
