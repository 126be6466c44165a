import { viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { messageFrom } from '@telehealth/contracts/message-from';
import { BOOKING_MESSAGES } from '@telehealth/contracts/messages/booking';
import { useHostServices } from '@telehealth/contracts/session';
import { useAnswerRequest } from '@telehealth/data/appointments/appointment.mutations';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useNearestOpenings } from '@telehealth/data/slots/slot.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { shortWhen } from '@telehealth/ui/parts/time';
import { useRef, useState } from 'react';
import { toAnswerProblem } from './answer-problem';
import { ReasonForPatient } from './reason-for-patient';

interface DeclineRequestDialogProps {
  visit: Appointment;
  onClose: () => void;
}

/** The database's maximum number of alternatives. */
const OFFERED = 5;

/** Declines with a sentence for the patient and, if available, alternative times. */
export function DeclineRequestDialog({ visit, onClose }: DeclineRequestDialogProps) {
  const [reason, setReason] = useState('');
  const [times, setTimes] = useState<string[]>([]);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { problem, isRunning, decline } = useDecline(visit, onClose);
  const confirm = () => {
    setTried(true);
    if (reason.trim() === '') return field.current?.querySelector('textarea')?.focus();
    void decline(reason.trim(), times);
  };
  return (
    <Dialog
      open
      onClose={isRunning ? () => undefined : onClose}
      title={`Decline the visit with ${visit.counterpartName}?`}
      description="The time is free again at once. The patient is told and pays nothing."
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={isRunning}>
            Not yet
          </Button>
          <Button variant="danger" busy={isRunning} onClick={confirm}>
            Decline the visit
          </Button>
        </>
      }
    >
      <Stack>
        <div ref={field}>
          <ReasonForPatient
            label="Why do you decline?"
            value={reason}
            onChange={setReason}
            {...(isTried &&
              reason.trim() === '' && { error: messageFrom(BOOKING_MESSAGES, 'booking.declineReasonRequired') })}
          />
        </div>
        <TimesToOffer visit={visit} value={times} onChange={setTimes} />
        {problem !== null && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

interface TimesToOfferProps {
  visit: Appointment;
  value: string[];
  onChange: (times: string[]) => void;
}

/** The specialist's own openings around the requested time. */
function TimesToOffer({ visit, value, onChange }: TimesToOfferProps) {
  const zone = viewerTimeZone();
  const query = useNearestOpenings(visit.visitTypeId, visit.startsAt, { limit: OFFERED, mode: visit.mode });
  return (
    <QueryPanel
      query={query}
      skeleton={<SkeletonRows count={1} />}
      safe="You can decline without offering other times."
    >
      {(openings) => {
        const own = openings.filter(({ sameSpecialist }) => sameSpecialist).slice(0, OFFERED);
        if (own.length === 0) return <p className="soft">You have no other opening near this time to offer.</p>;
        return (
          <ChipGroup
            type="checkbox"
            legend="Times you offer instead"
            optional
            hint={`Your own openings around that time, in ${zoneName(zone)}. They are not held for the patient.`}
            options={own.map(({ startsAt }) => ({
              value: startsAt.toISOString(),
              label: shortWhen(startsAt, zone),
            }))}
            value={value}
            onChange={onChange}
          />
        );
      }}
    </QueryPanel>
  );
}

function useDecline(visit: Appointment, onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const answer = useAnswerRequest();
  const { notify } = useHostServices();
  const decline = async (reason: string, times: readonly string[]) => {
    setProblem(null);
    const result = await answer.run({
      appointmentId: visit.id,
      accept: false,
      reason,
      alternatives: times.map((at) => new Date(at)),
    });
    if (!result.ok) return setProblem(toAnswerProblem(result.error));
    notify('booking.declined');
    onDone();
  };
  return { problem, isRunning: answer.isRunning, decline };
}
