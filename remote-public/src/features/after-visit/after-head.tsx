import { formatDay, formatTime, MODE_LABELS, viewerTimeZone, zoneName } from '@telehealth/contracts';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Button } from '@telehealth/ui/parts/button';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { minutesText } from '../../visit/minutes-text';
import type { VisitPart } from '../../visit/visit-part';
import styles from './after-visit.module.css';

const MINUTE_MS = 60_000;

/** Which visit this was, that it is over, and the two things one does with the whole page. */
export function AfterHead({ details }: VisitPart) {
  const { visit, threadUntil } = details;
  return (
    <header className={styles.head}>
      <div className={styles.heading}>
        <p className={styles.eyebrow}>{whenText(details)}</p>
        <h2>{titleOf(details)}</h2>
        <p className="lead">{outcomeOf(details)}</p>
      </div>
      <div className={styles.buttons}>
        <Button variant="line" size="s" icon="download" onClick={printAll}>
          Print all
        </Button>
        {threadUntil !== null && (
          <LinkButton variant="line" size="s" icon="chat" to={{ hash: '#words' }}>
            Write to {visit.counterpartName}
          </LinkButton>
        )}
      </div>
    </header>
  );
}

/** Puts the visit alone on paper, without what is only for pressing. */
function printAll(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'visit';
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  print();
}

function whenText({ visit, room }: VisitDetails): string {
  const zone = viewerTimeZone();
  const began = room?.startedAt ?? visit.startsAt;
  const until = room?.endedAt && room.startedAt ? ` to ${formatTime(room.endedAt, zone)}` : '';
  return `${formatDay(began, zone)}, ${formatTime(began, zone)}${until}, ${zoneName(zone)}, ${MODE_LABELS[visit.mode].toLowerCase()}`;
}

const titleOf = ({ visit }: VisitDetails): string =>
  visit.status === 'completed'
    ? `After your visit with ${visit.counterpartName}`
    : `Your visit with ${visit.counterpartName}`;

/** That it is over and how long it was, without the time the line was down. */
export function outcomeOf({ visit, room }: VisitDetails): string {
  if (visit.status === 'no_show_patient' || visit.status === 'no_show_specialist') return 'It did not take place.';
  if (visit.status === 'booked') return 'Its time is over and nobody has said how it went.';
  if (!room?.startedAt || !room.endedAt) return 'Your visit is over.';
  const lasted = room.endedAt.getTime() - room.startedAt.getTime() - room.pausedSeconds * 1000;
  return `Your visit is over. ${minutesText(Math.max(1, Math.round(lasted / MINUTE_MS)))}.`;
}
