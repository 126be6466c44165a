import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { spanText } from '@telehealth/ui/parts/span-text';
import { useState } from 'react';
import { useDecideRenewal, useSeeRenewal } from '../../data/prescribing/asked-renewal.mutations';
import type { AskedRenewal } from '../../data/prescribing/asked-renewal.schema';
import styles from './consultations.module.css';
import { medicinesText, patientOf } from './renewal-words';
import { type SaidNo, SayNoDialog } from './say-no-dialog';

/** One waiting request: opened, decided, and after approval issued from its draft. */
export function OpenRenewal({ renewal, now }: { renewal: AskedRenewal; now: Date }) {
  const zone = viewerTimeZone();
  const { requestedAt, dueAt, state, decision } = renewal;
  const isLate = dueAt !== null && dueAt <= now;
  return (
    <Card
      title={patientOf(renewal)}
      actions={
        <Badge tone={isLate ? 'warning' : 'neutral'}>
          {isLate
            ? `${spanText(now.getTime() - dueAt.getTime())} late`
            : dueAt === null
              ? 'Waits'
              : `${spanText(dueAt.getTime() - now.getTime())} left`}
        </Badge>
      }
    >
      <Stack>
        <p>
          <b>{medicinesText(renewal)}</b>
          <br />
          <span className="small soft">
            Asked {formatShortMoment(requestedAt, zone)}
            {dueAt !== null && `. Without an answer by ${formatShortMoment(dueAt, zone)} the patient and we are told`}
          </span>
        </p>
        {state === 'requested' && <ToOpen renewal={renewal} />}
        {state === 'seen' && <ToDecide renewal={renewal} />}
        {state === 'decided' && decision === 'approved' && <ToIssue renewal={renewal} />}
      </Stack>
    </Card>
  );
}

function ToOpen({ renewal }: { renewal: AskedRenewal }) {
  const seeing = useSeeRenewal();
  return (
    <>
      {seeing.error !== null && (
        <Notice tone="warning" live>
          {errorText(seeing.error)}
        </Notice>
      )}
      <Cluster>
        <Button
          variant="line"
          busy={seeing.isRunning}
          aria-label={`Open the request of ${patientOf(renewal)}`}
          onClick={() => void seeing.run({ id: renewal.id })}
        >
          Open the request
        </Button>
        <span className="small soft">The patient is told that you opened it.</span>
      </Cluster>
    </>
  );
}

function ToDecide({ renewal }: { renewal: AskedRenewal }) {
  const deciding = useDecideRenewal();
  const [no, setNo] = useState<SaidNo | null>(null);
  const { prescription, note, id } = renewal;
  const approve = () => void deciding.run({ id, decision: 'approved', reason: '' });
  return (
    <>
      {note !== '' && <blockquote className={styles.quote}>{note}</blockquote>}
      <ul className={styles.items} aria-label="As you prescribed it">
        {prescription.draftItems.map((item) => (
          <li key={`${item.medicine} ${item.strength} ${item.directions}`}>
            {item.medicine} {item.strength}, {item.form}. {item.directions}. Quantity {item.quantity || 'not given'},{' '}
            {repeatsText(item.repeats)}.
          </li>
        ))}
      </ul>
      {deciding.error !== null && (
        <Notice tone="warning" live>
          {errorText(deciding.error)}
        </Notice>
      )}
      <Cluster>
        <Button variant="line" busy={deciding.isRunning} onClick={approve}>
          Approve
        </Button>
        <Button variant="line" onClick={() => setNo('visit_needed')} disabled={deciding.isRunning}>
          A visit is needed
        </Button>
        <Button variant="line" onClick={() => setNo('declined')} disabled={deciding.isRunning}>
          Decline
        </Button>
        <LinkButton variant="quiet" to={pathTo('consultation', { id: prescription.appointmentId })}>
          The visit it is from
        </LinkButton>
      </Cluster>
      {no !== null && <SayNoDialog renewal={renewal} decision={no} onClose={() => setNo(null)} />}
    </>
  );
}

const repeatsText = (repeats: string) =>
  repeats === '' || repeats === '0' ? 'no repeats' : repeats === '1' ? '1 repeat' : `${repeats} repeats`;

function ToIssue({ renewal }: { renewal: AskedRenewal }) {
  return (
    <>
      <p>
        You approved it. The new prescription is a draft: it is compared with the allergies on record and issued in the
        visit it is from. Until then the patient waits.
      </p>
      <Cluster>
        <LinkButton variant="line" to={pathTo('consultation', { id: renewal.prescription.appointmentId })}>
          Check and issue it
        </LinkButton>
      </Cluster>
    </>
  );
}
