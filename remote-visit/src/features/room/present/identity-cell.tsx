import { ageText, dayKey, formatPlainDate, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { useConfirmIdentity } from '../../../data/visits/running-visit.mutations';
import { HeadCell } from './head-cell';

/** The expected answer: name and date of birth, and the age where the head does not say it. */
function answerText({ visit, patientName, patientBorn }: VisitDetails, saysAge: boolean): string {
  if (patientBorn === null) return `${patientName}, birth date not known here`;
  const age = saysAge ? `, ${ageText(patientBorn, dayKey(visit.startsAt, viewerTimeZone()))}` : '';
  return `${patientName}, born ${formatPlainDate(patientBorn)}${age}`;
}

interface IdentityCellProps {
  details: VisitDetails;
  /** How the button calls them. */
  name: string;
  /** Beside other facts, a confirmed identity is shown with its time. */
  keeps: boolean;
}

/** Asks the practice to confirm the patient's identity, with the answer to compare. */
export function IdentityCell({ details, name, keeps }: IdentityCellProps) {
  const confirming = useConfirmIdentity();
  const confirmedAt = details.room?.identityConfirmedAt ?? null;
  if (details.room === null || (confirmedAt !== null && !keeps)) return null;
  if (confirmedAt !== null) {
    const detail = `${answerText(details, false)}. You checked ${formatTime(confirmedAt, viewerTimeZone())}`;
    return <HeadCell icon="check" fact={{ title: `This is ${name}`, detail, tone: 'known' }} />;
  }
  return (
    <HeadCell
      icon="person"
      fact={{
        title: 'Ask: full name and birth date',
        detail: `${answerText(details, !keeps)}. Are place and number below right?`,
        tone: 'ask',
      }}
    >
      <Button
        variant="line"
        size="s"
        busy={confirming.isRunning}
        onClick={() => void confirming.run({ appointmentId: details.visit.id })}
      >
        Yes, this is {name}
      </Button>
      <div role="status">
        {confirming.error !== null && <Notice tone="warning">{errorText(confirming.error)}</Notice>}
      </div>
    </HeadCell>
  );
}
