import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { DelayDialog } from './delay-dialog';

export function LateButton({ details }: { details: VisitDetails }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        I am running late
      </Button>
      {isOpen && <DelayDialog details={details} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The delay that the viewing side announced, as confirmation. */
export function OwnDelay({ details }: { details: VisitDetails }) {
  const isPractice = details.visit.viewerRole === 'specialist';
  const minutes = isPractice ? details.room?.specialistLateMinutes : details.room?.patientLateMinutes;
  return (
    <p role="status">
      {minutes ? `You told ${details.visit.counterpartName} that you run about ${minutes} minutes late.` : ''}
    </p>
  );
}
