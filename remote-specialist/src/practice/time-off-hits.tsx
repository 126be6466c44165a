import { ReasonForPatient } from '@telehealth/care/visits/reason-for-patient';
import type { AppError } from '@telehealth/contracts/errors';
import { zoneName } from '@telehealth/contracts/formatting';
import { errorText, message } from '@telehealth/contracts/messages';
import type { VisitOutside } from '@telehealth/data/practice/practice.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useId, useRef, useState } from 'react';
import { AffectedVisits, chosenMoves, suggestedTimes } from './affected-visits';
import styles from './practice.module.css';

interface TimeOffHitsProps {
  visits: readonly VisitOutside[];
  zone: string;
  isRunning: boolean;
  error: AppError | null;
  onTake: (moves: { appointmentId: string; startsAt: Date }[], reason: string) => void;
  onBack: () => void;
  onClose: () => void;
}

/** The patients affected by the time off. After review, one button saves it and asks each of them to take the chosen time. */
export function TimeOffHits({ visits, zone, isRunning, error, onTake, onBack, onClose }: TimeOffHitsProps) {
  const [times, setTimes] = useState(() => suggestedTimes(visits));
  const [reason, setReason] = useState('');
  const id = useId();
  const [isRead, setRead] = useState(false);
  const [isTried, setTried] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const moves = chosenMoves(times);
  const isMissing = isTried && moves.length > 0 && reason.trim() === '';
  const take = () => {
    setTried(true);
    if (moves.length > 0 && reason.trim() === '') return body.current?.querySelector('textarea')?.focus();
    if (moves.length > 0 && !isRead) return body.current?.querySelector<HTMLElement>('[type=checkbox]')?.focus();
    onTake(moves, reason.trim());
  };
  return (
    <Dialog
      open
      size="l"
      onClose={isRunning ? () => undefined : onClose}
      title={visits.length === 1 ? 'This affects 1 visit' : `This affects ${visits.length} visits`}
      description={`Nothing is changed yet. Each patient is asked, and can take the new time, choose another, or cancel and get all their money back. Until they answer, their visit stays where it is; without an answer within three days, or until a day before the visit, it stays there and we tell you. Times are in ${zoneName(zone)}.`}
      actions={
        <>
          <Button variant="line" onClick={onBack} disabled={isRunning}>
            Back
          </Button>
          <Button busy={isRunning} busyLabel="Saving" onClick={take}>
            {moves.length === 0 ? 'Take time off' : 'Take time off and ask them'}
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Stack>
          <AffectedVisits visits={visits} zone={zone} times={times} onChoose={setTimes} />
          {moves.length > 0 && (
            <ReasonForPatient
              label={moves.length === 1 ? 'Why should the visit move?' : 'Why should the visits move?'}
              value={reason}
              onChange={setReason}
              {...(isMissing && { error: message('booking.moveReasonRequired') })}
            />
          )}
          {moves.length > 0 && (
            <div>
              <label className={styles.read} htmlFor={`${id}-read`}>
                <CheckBox
                  id={`${id}-read`}
                  checked={isRead}
                  aria-invalid={isTried && !isRead}
                  onChange={(event) => setRead(event.currentTarget.checked)}
                />
                I have read this list of {visits.length === 1 ? '1 visit' : `${visits.length} visits`}
              </label>
              {isTried && !isRead && (
                <p role="alert" className={styles.unread}>
                  {message('practice.readListFirst')}
                </p>
              )}
            </div>
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
