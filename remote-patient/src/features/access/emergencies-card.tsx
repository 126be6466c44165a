import { formatDate, formatShortDay, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useHostServices } from '@telehealth/contracts/session';
import { useDisputeEmergency } from '@telehealth/data/access/access.mutations';
import { useMyEmergencies } from '@telehealth/data/access/access.queries';
import type { Emergency } from '@telehealth/data/access/access.schema';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { partsText } from '../../access-words/group-log';
import styles from './access.module.css';
import { ObjectionDialog } from './objection-dialog';

/** Each emergency access to the record: by whom, why in their words, the verdict, and the patient's objection. */
export function EmergenciesCard() {
  const { your } = useSubjectWords();
  const query = useMyEmergencies();
  const [disputing, setDisputing] = useState<Emergency | null>(null);
  return (
    <Card title="Opened in an emergency">
      <QueryPanel query={query} safe="Every opening is kept in the log below.">
        {(emergencies) =>
          emergencies.length === 0 ? (
            <p className="soft">Nobody has opened {your} record in an emergency.</p>
          ) : (
            <ul className={styles.plain}>
              {emergencies.map((emergency) => (
                <EmergencyItem key={emergency.id} emergency={emergency} onDispute={() => setDisputing(emergency)} />
              ))}
            </ul>
          )
        }
      </QueryPanel>
      {disputing && <DisputeDialog emergency={disputing} onClose={() => setDisputing(null)} />}
    </Card>
  );
}

function EmergencyItem({ emergency, onDispute }: { emergency: Emergency; onDispute: () => void }) {
  const { specialistName, openedAt, endedAt, reason, categories, isOpen, disputedAt, dispute } = emergency;
  const zone = viewerTimeZone();
  const day = `${formatShortDay(openedAt, zone)} ${openedAt.getFullYear()}`;
  const time = `${formatTime(openedAt, zone)} to ${formatTime(endedAt, zone)}`;
  return (
    <li className={styles.emergency}>
      <div className={styles.between}>
        <b>
          {specialistName}, {day}, {time}
        </b>
        <VerdictBadge emergency={emergency} />
      </div>
      <blockquote className={styles.quote}>“{reason}”</blockquote>
      <p className="small soft">
        {isOpen ? 'It is open now. ' : ''}
        {categories.length === 0 ? 'Nothing was looked at. ' : `Saw ${partsText(categories)}. `}
        {verdictText(emergency, zone)}
      </p>
      {disputedAt === null ? (
        <div>
          <Button
            variant="quiet"
            size="s"
            aria-label={`Dispute this: ${specialistName}, ${day}, ${time}`}
            onClick={onDispute}
          >
            Dispute this
          </Button>
        </div>
      ) : (
        <p className="small">
          You said on {formatDate(disputedAt, zone)}: “{dispute}” {answerText(emergency, zone)}
        </p>
      )}
    </li>
  );
}

function VerdictBadge({ emergency: { reviewState } }: { emergency: Emergency }) {
  if (reviewState === 'justified') {
    return (
      <Badge tone="success" icon={icons.check}>
        Justified
      </Badge>
    );
  }
  return reviewState === 'not_justified' ? <Badge tone="accent">Not justified</Badge> : <Badge>Being reviewed</Badge>;
}

function verdictText({ reviewState, reviewedAt, reviewNote, reviewDueAt }: Emergency, zone: string): string {
  if (reviewState === 'pending' || reviewedAt === null) {
    return `You were told when it was opened. A person reviews it by ${formatShortDay(reviewDueAt, zone)}.`;
  }
  const note = reviewNote === '' ? '' : `: ${reviewNote}`;
  return `Decided ${formatDate(reviewedAt, zone)}${note}`;
}

const answerText = ({ disputeAnswer, disputeAnsweredAt }: Emergency, zone: string): string =>
  disputeAnsweredAt === null
    ? 'It waits for an answer.'
    : `Answered ${formatDate(disputeAnsweredAt, zone)}: ${disputeAnswer}`;

function DisputeDialog({ emergency, onClose }: { emergency: Emergency; onClose: () => void }) {
  const disputing = useDisputeEmergency();
  const { notify } = useHostServices();
  const dispute = async (text: string) => {
    if (!(await disputing.run({ id: emergency.id, text })).ok) return;
    notify('access.disputed');
    onClose();
  };
  return (
    <ObjectionDialog
      title={`Dispute what ${emergency.specialistName} opened`}
      description="Somebody at Sawubona who is not involved in your care reads it and answers. The specialist can read the verdict."
      label="What was not right?"
      requiredId="access.disputeRequired"
      confirmLabel="Send"
      isRunning={disputing.isRunning}
      error={disputing.error}
      onConfirm={(text) => void dispute(text)}
      onClose={onClose}
    />
  );
}
