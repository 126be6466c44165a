import { formatDay, formatTime, MODE_LABELS, viewerTimeZone, zoneName } from '@telehealth/contracts';
import { personSeen } from '@telehealth/data/related-persons/person-words';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { printPaper } from '@telehealth/ui/paper/print-paper';
import { Button } from '@telehealth/ui/parts/button';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import type { VisitPart } from '../../visit/visit-part';
import { endingInShort, endingOf } from '../../visit/what-became';
import styles from './after-visit.module.css';

/** Which visit this was, that it is over, and the two things one does with the whole page. */
export function AfterHead({ details }: VisitPart) {
  const { visit, threadUntil } = details;
  return (
    <header className={styles.head}>
      <div className={styles.heading}>
        <p className={styles.eyebrow}>{whenText(details)}</p>
        <h2>{titleOf(details)}</h2>
        <p className="lead">{endingInShort(details)}</p>
      </div>
      <div className={styles.buttons}>
        <Button variant="line" size="s" icon="download" onClick={() => printPaper()}>
          Print all
        </Button>
        {threadUntil !== null && (
          <LinkButton variant="line" size="s" icon="chat" to={{ hash: '#messages' }}>
            Write to {visit.counterpartName}
          </LinkButton>
        )}
      </div>
    </header>
  );
}

function whenText({ visit, room }: VisitDetails): string {
  const zone = viewerTimeZone();
  const began = room?.startedAt ?? visit.startsAt;
  const until = room?.endedAt && room.startedAt ? ` to ${formatTime(room.endedAt, zone)}` : '';
  return `${formatDay(began, zone)}, ${formatTime(began, zone)}${until}, ${zoneName(zone)}, ${MODE_LABELS[visit.mode].toLowerCase()}`;
}

function titleOf(details: VisitDetails): string {
  const ending = endingOf(details);
  const { visit } = details;
  const seen = personSeen(visit);
  const name =
    visit.viewerRole === 'patient' && visit.forWhom !== null ? `${visit.counterpartName}, for ${seen}` : seen;
  return ending === 'held' || ending === 'handedOver' ? `After your visit with ${name}` : `Your visit with ${name}`;
}
