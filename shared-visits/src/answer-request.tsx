import { type Appointment, formatMoment, formatMoney, viewerTimeZone } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { useAnswerRequest } from '@telehealth/data/appointments/appointment.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { toAnswerProblem } from './answer-problem';
import { DeclineRequestDialog } from './decline-request-dialog';

/** The specialist's yes or no to a visit that was asked for, with what each of them means beforehand. */
export function AnswerRequest({ visit }: { visit: Appointment }) {
  const [isDeclining, setDeclining] = useState(false);
  const { problem, isRunning, accept } = useAccept(visit);
  return (
    <Card title="Will you take this visit?">
      <p>
        {visit.counterpartName} asks for it and waits for your answer
        {visit.holdExpiresAt && (
          <>
            , which is due by <strong>{formatMoment(visit.holdExpiresAt, viewerTimeZone())}</strong>
          </>
        )}
        . Until then the time is kept in your calendar.
      </p>
      <p className="soft">
        {visit.price.amountMinor === 0
          ? 'If you accept, it is booked at once.'
          : `If you accept, the patient is asked to pay ${formatMoney(visit.price)}; it is booked once that is done.`}{' '}
        What the patient prepares and shares is yours to see from the booking on.
      </p>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Cluster>
        <Button busy={isRunning} onClick={() => void accept()}>
          Accept the visit
        </Button>
        <Button variant="line" disabled={isRunning} onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </Cluster>
      {isDeclining && <DeclineRequestDialog visit={visit} onClose={() => setDeclining(false)} />}
    </Card>
  );
}

function useAccept(visit: Appointment) {
  const [problem, setProblem] = useState<string | null>(null);
  const answer = useAnswerRequest();
  const { notify } = useHostServices();
  const accept = async () => {
    setProblem(null);
    const result = await answer.run({ appointmentId: visit.id, accept: true });
    if (!result.ok) return setProblem(toAnswerProblem(result.error));
    notify(result.value.status === 'booked' ? 'booking.acceptedAtOnce' : 'booking.accepted');
  };
  return { problem, isRunning: answer.isRunning, accept };
}
