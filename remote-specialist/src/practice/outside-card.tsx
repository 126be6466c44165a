import { errorText, message } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { useMoveAppointment } from '@telehealth/data/appointments/appointment.mutations';
import { useMyVisitsOutside } from '@telehealth/data/practice/practice.queries';
import type { VisitOutside } from '@telehealth/data/practice/practice.schema';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { ReasonForPatient } from '@telehealth/visits/reason-for-patient';
import { useState } from 'react';
import { chosenMoves, HitList, suggestedTimes } from './hit-list';

/** After a change of hours there may be a hundred: as many as are looked at before they are moved. */
const AT_ONCE = 5;

/** Booked visits that the hours no longer cover, each with times it could have. Not there while there are none. */
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
  // Other visits, other suggestions: what was chosen is about these.
  return <Outside key={data.map(({ appointmentId }) => appointmentId).join()} visits={data} zone={zone} />;
}

function Outside({ visits, zone }: { visits: readonly VisitOutside[]; zone: string }) {
  const [count, setCount] = useState(AT_ONCE);
  const shown = visits.slice(0, count);
  const [times, setTimes] = useState(() => suggestedTimes(visits));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{ reason?: string; move?: string }>({});
  const moving = useMoveAppointment();
  const { notify } = useHostServices();
  // What nobody has seen is not moved.
  const moves = chosenMoves(times).filter((move) =>
    shown.some(({ appointmentId }) => appointmentId === move.appointmentId),
  );
  const moveAll = async () => {
    if (reason.trim() === '') return setProblem({ reason: message('booking.moveReasonRequired') });
    setProblem({});
    for (const move of moves) {
      const moved = await moving.run({ ...move, reason: reason.trim() });
      if (!moved.ok) return setProblem({ move: errorText(moved.error) });
    }
    notify('practice.outsideMoved');
  };
  return (
    <Card
      title={visits.length === 1 ? 'One visit is outside your hours' : `${visits.length} visits are outside your hours`}
    >
      <p className="soft">They take place as booked unless you move them.</p>
      <HitList visits={shown} zone={zone} times={times} onChoose={setTimes} />
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
            label="Why do they move?"
            value={reason}
            onChange={setReason}
            {...(problem.reason !== undefined && { error: problem.reason })}
          />
          <div>
            <Button variant="line" busy={moving.isRunning} busyLabel="Moving" onClick={() => void moveAll()}>
              {moves.length === 1 ? 'Move this visit' : `Move these ${moves.length} visits`}
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
