import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useHostServices } from '@telehealth/contracts/session';
import { useAcceptProposal, useWithdrawProposal } from '@telehealth/data/appointments/appointment.mutations';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { shortWhen } from '@telehealth/ui/parts/time';
import { useState } from 'react';
import { toVisitProblem } from './visit-problem';

interface ProposedTimeProps {
  visit: Appointment;
  onMove: () => void;
}

/**
 * The time to which the specialist proposes to move a visit, until the patient answers. Renders nothing without a proposal.
 */
export function ProposedTime({ visit, onMove }: ProposedTimeProps) {
  const { your } = useSubjectWords();
  const [problem, setProblem] = useState<string | null>(null);
  const accepting = useAcceptProposal();
  const { notify } = useHostServices();
  const { proposedStart, proposalReason, proposalUntil, counterpartName, startsAt } = visit;
  if (proposedStart === null || proposalUntil === null) return null;
  const zone = viewerTimeZone();
  if (visit.viewerRole === 'specialist') return <Asked visit={visit} to={proposedStart} until={proposalUntil} />;
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
        <p>
          The new time is kept for you until {shortWhen(proposalUntil, zone)}. Without an answer {your} visit stays
          where it is.
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

interface AskedProps {
  visit: Appointment;
  to: Date;
  until: Date;
}

/** For the specialist who proposed: the proposal, what happens without an answer, and withdrawing it. */
function Asked({ visit, to, until }: AskedProps) {
  const withdrawing = useWithdrawProposal();
  const { notify } = useHostServices();
  const zone = viewerTimeZone();
  const withdraw = async () => {
    if ((await withdrawing.run(visit.id)).ok) notify('booking.proposalWithdrawn', { name: visit.counterpartName });
  };
  return (
    <Notice>
      <Stack gap={2}>
        <p>
          {visit.standsInFor ?? 'You'} asked to move it to {shortWhen(to, zone)}. There is no answer yet. Without one
          until {shortWhen(until, zone)} it stays where it is.
        </p>
        {withdrawing.error !== null && (
          <Notice tone="danger" live>
            {toVisitProblem(withdrawing.error, 'booking.proposeFailed')}
          </Notice>
        )}
        {visit.standsInFor === null && (
          <Cluster>
            <Button variant="line" size="s" busy={withdrawing.isRunning} onClick={() => void withdraw()}>
              No longer ask
            </Button>
          </Cluster>
        )}
      </Stack>
    </Notice>
  );
}
