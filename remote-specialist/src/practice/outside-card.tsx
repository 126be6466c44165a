import { ReasonForPatient } from '@telehealth/care/visits/reason-for-patient';
import { errorText, message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useProposeTimes } from '@telehealth/data/practice/practice.mutations';
import { useMyVisitsOutside } from '@telehealth/data/practice/practice.queries';
import type { VisitOutside } from '@telehealth/data/practice/practice.schema';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { AffectedVisits, chosenMoves, suggestedTimes } from './affected-visits';

/** A change of hours may affect a hundred visits: as many are shown as the specialist can review before asking. */
const AT_ONCE = 5;

/** Booked visits outside the hours, each with possible openings. Renders nothing without any. */
export function OutsideCard({ zone }: { zone: string }) {
  const query = useMyVisitsOutside();
  const { data } = query;
  if (data === undefined)
    return (
      <MissingNotice query={query} title="We could not look for visits outside your hours">
        Your visits and hours are unchanged.
      </MissingNotice>
    );
  if (data.length === 0) return null;
  // A changed list resets the choices, which belong to the old one.
  return (
    <Outside
      key={data.map(({ appointmentId, proposedStart }) => `${appointmentId}${Number(proposedStart)}`).join()}
      visits={data}
      zone={zone}
    />
  );
}

function Outside({ visits, zone }: { visits: readonly VisitOutside[]; zone: string }) {
  const [count, setCount] = useState(AT_ONCE);
  const shown = visits.slice(0, count);
  const [times, setTimes] = useState(() => suggestedTimes(visits));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{ reason?: string; move?: string }>({});
  const proposing = useProposeTimes();
  const { notify } = useHostServices();
  // Only patients shown on the screen are asked.
  const moves = chosenMoves(times).filter((move) =>
    shown.some(({ appointmentId }) => appointmentId === move.appointmentId),
  );
  const askAll = async () => {
    if (reason.trim() === '') return setProblem({ reason: message('booking.moveReasonRequired') });
    setProblem({});
    const asked = await proposing.run({ moves, reason: reason.trim() });
    if (!asked.ok) return setProblem({ move: errorText(asked.error) });
    notify('practice.timesProposed');
  };
  return (
    <Card
      title={visits.length === 1 ? 'One visit is outside your hours' : `${visits.length} visits are outside your hours`}
    >
      <p className="soft">They take place as booked unless their patients agree to another time.</p>
      <AffectedVisits visits={shown} zone={zone} times={times} onChoose={setTimes} />
      {visits.length > count && (
        <div>
          <Button variant="line" size="s" onClick={() => setCount(count + AT_ONCE)}>
            Show {Math.min(AT_ONCE, visits.length - count)} more
          </Button>
        </div>
      )}
      {moves.length > 0 && (
        <>
          <ReasonForPatient
            label="Why should they move?"
            value={reason}
            onChange={setReason}
            {...(problem.reason !== undefined && { error: problem.reason })}
          />
          <div>
            <Button variant="line" busy={proposing.isRunning} busyLabel="Asking" onClick={() => void askAll()}>
              {moves.length === 1 ? 'Ask this patient' : `Ask these ${moves.length} patients`}
            </Button>
          </div>
        </>
      )}
      {problem.move !== undefined && (
        <Notice tone="danger" live>
          {problem.move}
        </Notice>
      )}
    </Card>
  );
}
