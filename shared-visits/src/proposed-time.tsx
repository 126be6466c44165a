import { formatMoment, viewerTimeZone } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { useAcceptProposal } from '@telehealth/data/appointments/appointment.mutations';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { shortWhen } from '@telehealth/ui/parts/time';
import { useState } from 'react';
import { toVisitProblem } from './visit-problem';

interface ProposedTimeProps {
  visit: Appointment;
  /** Opens the choice of another time. */
  onMove: () => void;
}

/** The other time to which the specialist asks to move a visit, until the patient answers. Not there without one. */
export function ProposedTime({ visit, onMove }: ProposedTimeProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const accepting = useAcceptProposal();
  const { notify } = useHostServices();
  const { proposedStart, proposalReason, counterpartName, startsAt } = visit;
  if (proposedStart === null) return null;
  const zone = viewerTimeZone();
  if (visit.viewerRole === 'specialist') {
    return <Notice>You asked to move it to {shortWhen(proposedStart, zone)}. There is no answer yet.</Notice>;
  }
  const accept = async () => {
    setProblem(null);
    const result = await accepting.run(visit.id);
    if (!result.ok) return setProblem(toVisitProblem(result.error, 'booking.moveFailed'));
    notify('booking.moved', { name: counterpartName });
  };
  return (
    <Notice tone="warning" title={`${counterpartName} asks to move this visit`}>
      <Stack gap={2}>
        <p>
          <strong>{formatMoment(proposedStart, zone)}</strong> instead of {shortWhen(startsAt, zone)}. Nothing changes
          until you answer. You can also choose another time, or cancel and get everything back.
        </p>
        {proposalReason !== null && <p>They say: {proposalReason}</p>}
        {problem !== null && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <Cluster>
          <Button busy={accepting.isRunning} onClick={() => void accept()}>
            Take the new time
          </Button>
          <Button variant="line" disabled={accepting.isRunning} onClick={onMove}>
            Choose another time
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
