import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { writePrescriptionCode } from '@telehealth/contracts/schemas/prescription-code';
import type { OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import { useSetPrescriptionStatus } from '../../data/prescribing/own-prescription.mutations';
import { SignPaper } from '../papers/sign-paper';
import { itemText } from './draft-item';
import styles from './prescriptions.module.css';

const STATES: Readonly<Record<OwnPrescription['status'], { words: string; tone: 'success' | 'warning' | 'neutral' }>> =
  {
    draft: { words: 'Draft', tone: 'warning' },
    active: { words: 'Issued', tone: 'success' },
    on_hold: { words: 'On hold', tone: 'warning' },
    completed: { words: 'Completed', tone: 'neutral' },
    stopped: { words: 'Stopped', tone: 'warning' },
    cancelled: { words: 'Cancelled', tone: 'warning' },
    entered_in_error: { words: 'Entered in error', tone: 'warning' },
  };

/** An issued prescription never changes; it can be stopped with a reason. */
export function IssuedPrescription({
  prescription,
  appointmentId,
}: {
  prescription: OwnPrescription;
  appointmentId: string;
}) {
  const { status, draftItems, issuedAt, verifyCode, overrideReason, statusReason } = prescription;
  const [asks, setAsks] = useState(false);
  const { words, tone } = STATES[status];
  return (
    <Card as="article" headingLevel={3} title="Prescription" actions={<Badge tone={tone}>{words}</Badge>}>
      <ul className={styles.items}>
        {draftItems.map((item) => (
          <li key={itemText(item)}>{itemText(item)}</li>
        ))}
      </ul>
      <p className="small soft">
        {issuedAt && `Issued ${formatShortMoment(issuedAt, viewerTimeZone())}. `}
        {verifyCode !== null && (
          <>
            Code for the pharmacist: <b className={styles.code}>{writePrescriptionCode(verifyCode)}</b>.
          </>
        )}
        {overrideReason !== '' && ` Issued with this reason: ${overrideReason}.`}
        {statusReason !== '' && ` ${words}: ${statusReason}.`}
      </p>
      {status === 'active' && (
        <SignPaper
          appointmentId={appointmentId}
          kind="prescription"
          sourceId={prescription.id}
          name={`script, ${draftItems[0]?.medicine ?? ''}`}
        />
      )}
      {status === 'active' && (
        <div>
          <Button variant="line" size="s" onClick={() => setAsks(true)}>
            Stop it
          </Button>
        </div>
      )}
      <StopDialog id={prescription.id} open={asks} onClose={() => setAsks(false)} />
    </Card>
  );
}

/** Stopping surprises the patient, so it needs a reason that they read. */
function StopDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const changing = useSetPrescriptionStatus();
  const [reason, setReason] = useState('');
  const stop = async () => {
    const stopped = await changing.run({ id, to: 'stopped', reason });
    if (stopped.ok) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Stop this prescription?"
      description="The patient is told at once, and why. Its code is no longer valid at a pharmacy."
      size="s"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={changing.isRunning} onClick={() => void stop()}>
            Stop it
          </Button>
        </>
      }
    >
      <Field label="Why, in at least ten characters" error={changing.error ? errorText(changing.error) : undefined}>
        {(control) => (
          <TextArea {...control} rows={2} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        )}
      </Field>
      {changing.error?.id === 'data.offline' && <Notice tone="warning">It is still valid.</Notice>}
    </Dialog>
  );
}
