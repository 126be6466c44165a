import { CancelVisitDialog } from '@telehealth/care/visits/cancel-visit-dialog';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { canCancel } from '@telehealth/data/appointments/appointment-steps';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useComeOrGo } from '@telehealth/data/visits/waiting-room.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useRef, useState } from 'react';
import { expectCall, forgetCall } from '../../../room/this-tab';
import { LateButton, OwnDelay } from '../late-button';
import styles from '../waiting-room.module.css';

interface LeaveCardProps {
  details: VisitDetails;
  now: Date;
}

/** Leaving for a while, announcing a delay, and cancelling. The first two keep the patient's place. */
export function LeaveCard({ details, now }: LeaveCardProps) {
  const { visit, treatedBy } = details;
  const { navigateTo } = useHostServices();
  const [isCancelling, setCancelling] = useState(false);
  const going = useComeOrGo();
  const key = useRef(crypto.randomUUID());
  const leave = async () => {
    const result = await going.run({ appointmentId: visit.id, kind: 'leave', key: key.current });
    if (!result.ok) return;
    forgetCall();
    navigateTo('patient.appointments');
  };
  return (
    <Card title="You may leave, your place is kept">
      <p>
        Lock your phone or close this page if you like. {treatedBy} can begin while you are away; open this page again,
        and one press brings you in.
      </p>
      <OwnDelay details={details} />
      <div role="status">{going.error !== null && <Notice tone="warning">{errorText(going.error)}</Notice>}</div>
      <div className={styles.buttons}>
        <Button variant="line" busy={going.isRunning} onClick={() => void leave()}>
          Leave for now
        </Button>
        <LateButton details={details} />
        {canCancel(visit, now) && (
          <Button variant="quiet" onClick={() => setCancelling(true)}>
            Cancel the visit
          </Button>
        )}
      </div>
      {isCancelling && <CancelVisitDialog visit={visit} onClose={() => setCancelling(false)} />}
    </Card>
  );
}

/** A patient who left and reopens the page counts as absent until they say that they are back. */
export function BackAgain({ details, hasLeft }: { details: VisitDetails; hasLeft: boolean }) {
  const coming = useComeOrGo();
  const key = useRef(crypto.randomUUID());
  if (!hasLeft || details.room?.patientHere !== false) return null;
  const comeBack = async () => {
    const result = await coming.run({ appointmentId: details.visit.id, kind: 'join', key: key.current });
    if (result.ok) expectCall(details.visit.id);
    key.current = crypto.randomUUID();
  };
  return (
    <Notice
      tone="warning"
      title="You left the waiting room"
      action={
        <Button size="s" busy={coming.isRunning} onClick={() => void comeBack()}>
          I am back
        </Button>
      }
    >
      Your place is kept. {details.treatedBy} sees that you are away until you say that you are back.
      {coming.error !== null && ` ${errorText(coming.error)}`}
    </Notice>
  );
}
