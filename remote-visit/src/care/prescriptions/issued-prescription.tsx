import type { CareVisit } from '@telehealth/care/care-visit';
import { itemText } from '@telehealth/care/prescriptions/item-text';
import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { writePrescriptionCode } from '@telehealth/contracts/schemas/prescription-code';
import type { OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { SignPaper } from '../papers/sign-paper';
import { CorrectDialog, StopDialog } from './end-dialogs';
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

interface IssuedPrescriptionProps {
  prescription: OwnPrescription;
  visit: CareVisit;
  /** What takes its place, or will once it is issued. */
  correction: OwnPrescription | null;
}

/** An issued prescription never changes; it can be stopped with a reason, or corrected by a new one in its place. */
export function IssuedPrescription({ prescription, visit, correction }: IssuedPrescriptionProps) {
  const { id, status, draftItems, issuedAt, verifyCode, overrideReason, statusReason } = prescription;
  const [asks, setAsks] = useState<'stop' | 'correct' | null>(null);
  const replacedAt = correction?.issuedAt ?? null;
  const { words, tone } = replacedAt === null ? STATES[status] : ({ words: 'Replaced', tone: 'neutral' } as const);
  const close = () => setAsks(null);
  return (
    <Card as="article" headingLevel={3} title="Prescription" actions={<Badge tone={tone}>{words}</Badge>}>
      <ul className={styles.items}>
        {draftItems.map((item) => (
          <li key={itemText(item)}>{itemText(item)}</li>
        ))}
      </ul>
      <p className="small soft">
        {issuedAt && `Issued ${formatShortMoment(issuedAt, viewerTimeZone())}. `}
        {replacedAt !== null && `A new one took its place ${formatShortMoment(replacedAt, viewerTimeZone())}. `}
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
          appointmentId={visit.appointmentId}
          kind="prescription"
          sourceId={id}
          name={`script, ${draftItems[0]?.medicine ?? ''}`}
        />
      )}
      <Cluster>
        {(status === 'active' || status === 'on_hold') && correction === null && (
          <Button variant="line" size="s" onClick={() => setAsks('correct')}>
            Correct it
          </Button>
        )}
        {status === 'active' && (
          <Button variant="line" size="s" onClick={() => setAsks('stop')}>
            Stop it
          </Button>
        )}
      </Cluster>
      <StopDialog id={id} visit={visit} open={asks === 'stop'} onClose={close} />
      {asks === 'correct' && <CorrectDialog id={id} visit={visit} onClose={close} />}
    </Card>
  );
}
