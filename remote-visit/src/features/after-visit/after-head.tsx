import { formatDay, formatTime, MODE_LABELS, viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import type { SubjectWords } from '@telehealth/contracts/people';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { printPaper } from '@telehealth/ui/paper/print-paper';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import type { VisitPart } from '../../visit/visit-part';
import { outcomeInShort, outcomeOf } from '../../visit/what-became';
import styles from './after-visit.module.css';

/** Names the finished visit and holds the two actions for the whole page. */
export function AfterHead({ details }: VisitPart) {
  const { visit, threadUntil } = details;
  const whose = useSubjectWords();
  return (
    <header className={styles.head}>
      <div className={styles.heading}>
        <p className={styles.eyebrow}>{whenText(details)}</p>
        <h2>{titleOf(details, whose)}</h2>
        <p className="lead">{outcomeInShort(details)}</p>
      </div>
      <div className={styles.buttons}>
        <Button variant="line" size="s" icon={icons.download} onClick={() => printPaper()}>
          Print all
        </Button>
        {threadUntil !== null && (
          <LinkButton variant="line" size="s" icon={icons.chat} to={{ hash: '#messages' }}>
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

function titleOf(details: VisitDetails, { your, Your }: SubjectWords): string {
  const outcome = outcomeOf(details);
  const name = details.visit.counterpartName;
  return outcome === 'held' || outcome === 'handedOver'
    ? `After ${your} visit with ${name}`
    : `${Your} visit with ${name}`;
}
