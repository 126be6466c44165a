import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useReportNoShow } from '@telehealth/data/visits/waiting-room.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { useState } from 'react';
import { decideNoShow } from './decide-no-show';

interface NoShowCardProps {
  details: VisitDetails;
  now: Date;
  rangInVain: boolean;
}

/** Reports that the patient did not come: first the missing steps, then a confirmation that names the consequences. */
export function NoShowCard({ details, now, rangInVain }: NoShowCardProps) {
  const [isAsking, setAsking] = useState(false);
  const reporting = useReportNoShow();
  const step = decideNoShow(details, now, rangInVain);
  if (step.is === 'there') return null;
  const report = async () => {
    await reporting.run({ appointmentId: details.visit.id });
    setAsking(false);
  };
  return (
    <Card title="If they do not come">
      <p>{stepText(step)}</p>
      <div role="status">
        {reporting.error !== null && <Notice tone="warning">{errorText(reporting.error)}</Notice>}
      </div>
      {(step.is === 'ring' || step.is === 'ready') && (
        <div>
          <Button variant="line" onClick={() => setAsking(true)}>
            {details.patientName} did not come
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={report}
        title={`Report that ${details.patientName} did not come?`}
        confirmLabel="Report it"
        cancelLabel="Keep waiting"
      >
        The visit ends. It is charged as a late cancellation, by the terms shown at booking, and both of you are told.
        We first check that you were here and rang without an answer; if something is missing, nothing happens.
      </ConfirmDialog>
    </Card>
  );
}

function stepText(step: Exclude<ReturnType<typeof decideNoShow>, { is: 'there' }>): string {
  const zone = viewerTimeZone();
  if (step.is === 'later') {
    return `From ${formatTime(step.from, zone)} you may report this. Say that you are here, and ring first.`;
  }
  if (step.is === 'unreachable') {
    return 'We have no phone number for them, so nobody could ring them. You can write to them, or keep waiting; an operator looks at it afterwards.';
  }
  if (step.is === 'join') return 'First say that you are here: you can report this only if you came yourself.';
  return step.is === 'ring'
    ? 'Ring them first and note that nobody answered. Nobody is recorded as absent without being rung.'
    : 'You rang and nobody answered. You may report it, or keep waiting: they can still come.';
}
