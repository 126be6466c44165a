import { ageText, dayKey, formatPlainDate, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { useConfirmIdentity, useDenyIdentity } from '../../../data/visits/running-visit.mutations';
import { HeadCell } from './head-cell';
import styles from './present.module.css';
import { TurnVisit } from './turn-visit';

/** The expected answer: name and date of birth, and the age where the head does not say it. */
function answerText({ visit, patientName, patientBorn }: VisitDetails, saysAge: boolean): string {
  if (patientBorn === null) return `${patientName}, birth date not known here`;
  const age = saysAge ? `, ${ageText(patientBorn, dayKey(visit.startsAt, viewerTimeZone()))}` : '';
  return `${patientName}, born ${formatPlainDate(patientBorn)}${age}`;
}

interface IdentityCellProps {
  details: VisitDetails;
  /** How the buttons call them. */
  name: string;
  /** Beside other facts, a confirmed identity is shown with its time. */
  keeps: boolean;
  /** Ends the visit because it is somebody else. */
  onEnd: () => void;
}

/** Asks the practice to confirm the patient's identity, with the answer to compare; or to say that it is somebody else. */
export function IdentityCell({ details, name, keeps, onEnd }: IdentityCellProps) {
  const confirming = useConfirmIdentity();
  const confirmedAt = details.room?.identityConfirmedAt ?? null;
  const wrongAt = details.room?.wrongPersonAt ?? null;
  if (details.room === null || (confirmedAt !== null && !keeps)) return null;
  const answer = answerText(details, !keeps && confirmedAt === null);
  if (confirmedAt !== null) {
    const detail = `${answer}. You checked ${formatTime(confirmedAt, viewerTimeZone())}`;
    return (
      <HeadCell icon={icons.check} fact={{ title: `This is ${name}`, detail, tone: 'known' }}>
        <Deny details={details} name={name} />
      </HeadCell>
    );
  }
  const asked = { title: 'Ask: full name and birth date', detail: `${answer}. Are place and number below right?` };
  const denied = {
    title: `Not ${name}`,
    detail: `You said so ${wrongAt === null ? '' : formatTime(wrongAt, viewerTimeZone())}, and the other side reads it. Nothing is written into the record. Ask for ${answer}, or end the visit`,
  };
  return (
    <HeadCell icon={icons.person} fact={{ ...(wrongAt === null ? asked : denied), tone: 'ask' }}>
      <div className={styles.both}>
        <Button
          variant="line"
          size="s"
          busy={confirming.isRunning}
          onClick={() => void confirming.run({ appointmentId: details.visit.id })}
        >
          Yes, this is {name}
        </Button>
        {wrongAt === null ? (
          <Deny details={details} name={name} />
        ) : (
          <>
            <TurnVisit details={details} />
            <Button variant="line" size="s" onClick={onEnd}>
              End the visit
            </Button>
          </>
        )}
      </div>
      <div role="status">
        {confirming.error !== null && <Notice tone="warning">{errorText(confirming.error)}</Notice>}
      </div>
    </HeadCell>
  );
}

/** Says, after a confirmation, that it is somebody else: the other side is told at once. */
function Deny({ details, name }: Pick<IdentityCellProps, 'details' | 'name'>) {
  const denying = useDenyIdentity();
  const [isOpen, setOpen] = useState(false);
  const deny = async () => {
    const denied = await denying.run({ appointmentId: details.visit.id });
    if (denied.ok) setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
        Not {name}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={deny}
        title={`Is this somebody else than ${details.patientName}?`}
        cancelLabel="Ask again"
        confirmLabel={`Not ${name}`}
      >
        <p>
          Nothing more is written into the record of {details.patientName} in this visit, and it does not count as held,
          until you say that it is {name} after all. The other side reads in the chat that you said so. Signed notes and
          prescriptions stay as they are: put right what was written for the wrong person.
        </p>
        <div role="status">{denying.error !== null && <Notice tone="warning">{errorText(denying.error)}</Notice>}</div>
      </ConfirmDialog>
    </>
  );
}
