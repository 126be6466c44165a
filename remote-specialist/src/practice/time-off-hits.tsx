import { type AppError, errorText, message, zoneName } from '@telehealth/contracts';
import type { VisitOutside } from '@telehealth/data/practice/practice.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { ReasonForPatient } from '@telehealth/visits/reason-for-patient';
import { useRef, useState } from 'react';
import { chosenMoves, HitList, suggestedTimes } from './hit-list';

interface TimeOffHitsProps {
  visits: readonly VisitOutside[];
  zone: string;
  isRunning: boolean;
  error: AppError | null;
  onTake: (moves: { appointmentId: string; startsAt: Date }[], reason: string) => void;
  onBack: () => void;
  onClose: () => void;
}

/** The people that the time off hits: one button takes it and gives each of them the new time that is chosen. */
export function TimeOffHits({ visits, zone, isRunning, error, onTake, onBack, onClose }: TimeOffHitsProps) {
  const [times, setTimes] = useState(() => suggestedTimes(visits));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const moves = chosenMoves(times);
  const isMissing = isTried && moves.length > 0 && reason.trim() === '';
  const take = () => {
    setTried(true);
    if (moves.length > 0 && reason.trim() === '') return body.current?.querySelector('textarea')?.focus();
    onTake(moves, reason.trim());
  };
  return (
    <Dialog
      open
      size="l"
      onClose={isRunning ? () => undefined : onClose}
      title={visits.length === 1 ? 'This affects 1 visit' : `This affects ${visits.length} visits`}
      description={`Nothing is changed yet. Each patient is told of the new time, and can move it again or cancel and get all their money back. Times are in ${zoneName(zone)}.`}
      actions={
        <>
          <Button variant="line" onClick={onBack} disabled={isRunning}>
            Back
          </Button>
          <Button busy={isRunning} busyLabel="Saving" onClick={take}>
            {moves.length === 0 ? 'Take time off' : 'Take time off and give new times'}
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Stack>
          <HitList visits={visits} zone={zone} times={times} onChoose={setTimes} />
          {moves.length > 0 && (
            <ReasonForPatient
              label="Why do the visits move?"
              value={reason}
              onChange={setReason}
              {...(isMissing && { error: message('booking.moveReasonRequired') })}
            />
          )}
          {error !== null && (
            <Notice tone="danger" live>
              {errorText(error)}
            </Notice>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
