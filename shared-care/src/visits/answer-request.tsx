import { formatMoney, lengthWords, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useHostServices } from '@telehealth/contracts/session';
import { useAnswerRequest } from '@telehealth/data/appointments/appointment.mutations';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { shortWhen } from '@telehealth/ui/parts/time';
import { useState } from 'react';
import { toAnswerProblem } from './answer-problem';
import { DeclineRequestDialog } from './decline-request-dialog';
import { VisitWhen } from './visit-when';

const QUESTION = 'Will you take this visit?';

export function AnswerRequest({ visit }: { visit: Appointment }) {
  const [isDeclining, setDeclining] = useState(false);
  const accepting = useAccept(visit);
  return (
    <Card title={QUESTION}>
      <WhatAnAnswerMeans visit={visit} problem={accepting.problem} />
      <Cluster>
        <YesOrNo accepting={accepting} onDecline={() => setDeclining(true)} />
      </Cluster>
      {isDeclining && <DeclineRequestDialog visit={visit} onClose={() => setDeclining(false)} />}
    </Card>
  );
}

/** The same in a dialog over a list; declining continues in the dialog for the reason. */
export function AnswerRequestDialog({ visit, onClose }: { visit: Appointment; onClose: () => void }) {
  const [isDeclining, setDeclining] = useState(false);
  const accepting = useAccept(visit, onClose);
  if (isDeclining) return <DeclineRequestDialog visit={visit} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={accepting.isRunning ? () => undefined : onClose}
      title={QUESTION}
      actions={<YesOrNo accepting={accepting} onDecline={() => setDeclining(true)} isMainLast />}
    >
      <Stack>
        <p>
          <strong>
            <VisitWhen appointment={visit} />
          </strong>
          , {visit.visitTypeName}, {lengthWords(visit.minutes, visit.extraMinutes, false)}
        </p>
        {visit.reason !== '' && <p>“{visit.reason}”</p>}
        <WhatAnAnswerMeans visit={visit} problem={accepting.problem} />
      </Stack>
    </Dialog>
  );
}

/** The request, its deadline, and the effect of accepting. */
function WhatAnAnswerMeans({ visit, problem }: { visit: Appointment; problem: string | null }) {
  return (
    <>
      <p>
        {visit.counterpartName} asks for it and waits for your answer
        {visit.holdExpiresAt && (
          <>
            , which is due by <strong>{shortWhen(visit.holdExpiresAt, viewerTimeZone())}</strong>
          </>
        )}
        . Until then the time is kept in your calendar.
      </p>
      <p className="soft">
        {visit.price.amountMinor === 0
          ? 'If you accept, it is booked at once.'
          : `If you accept, the patient is asked to pay ${formatMoney(visit.price)}; it is booked once that is done.`}{' '}
        You can see what the patient prepares and shares once it is booked.
      </p>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </>
  );
}

interface YesOrNoProps {
  accepting: ReturnType<typeof useAccept>;
  onDecline: () => void;
  /** In a dialog the main button comes last. */
  isMainLast?: boolean;
}

function YesOrNo({ accepting, onDecline, isMainLast = false }: YesOrNoProps) {
  const no = (
    <Button variant="line" disabled={accepting.isRunning} onClick={onDecline}>
      Decline
    </Button>
  );
  return (
    <>
      {isMainLast && no}
      <Button busy={accepting.isRunning} onClick={() => void accepting.accept()}>
        Accept the visit
      </Button>
      {!isMainLast && no}
    </>
  );
}

function useAccept(visit: Appointment, onDone?: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const answer = useAnswerRequest();
  const { notify } = useHostServices();
  const accept = async () => {
    setProblem(null);
    const result = await answer.run({ appointmentId: visit.id, accept: true });
    if (!result.ok) return setProblem(toAnswerProblem(result.error));
    notify(result.value.status === 'booked' ? 'booking.acceptedAtOnce' : 'booking.accepted');
    onDone?.();
  };
  return { problem, isRunning: answer.isRunning, accept };
}
