import { reviewText } from '@telehealth/care/record/medicine-lines';
import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import type { NewestLooks } from '@telehealth/data/records/own-record.queries';
import type { Correction } from '@telehealth/data/records/own-record.schema';
import { CorrectionNote } from '../corrections/correction-note';
import { ProofLine } from '../proof-line';
import { RecordIcon } from '../record-icon';
import { reviewsOf } from '../reviews-of';
import { SeenLine } from '../seen/seen-line';
import { KIND_ICONS } from '../timeline/record-kinds';
import type { TimelineEntry } from '../timeline/timeline-entries';
import type { RecordPlace } from '../timeline/use-record-place';
import styles from './timeline.module.css';

interface TimelineLineProps {
  moment: TimelineEntry;
  me: string;
  place: RecordPlace;
  looks: NewestLooks | undefined;
  correction: Correction | undefined;
}

/** One entry: when, what, its source, its readers. */
export function TimelineLine({ moment, me, place, looks, correction }: TimelineLineProps) {
  const { entry, id, at, day, dayKey, isWholeDay, kind, title, detail } = moment;
  return (
    <li className={styles.line}>
      <time dateTime={isWholeDay ? dayKey : at.toISOString()}>
        <b>{day}</b> {!isWholeDay && formatTime(at, viewerTimeZone())}
      </time>
      <span className={styles.dot}>
        <RecordIcon name={KIND_ICONS[kind]} />
      </span>
      <div className={styles.what}>
        <h3>{title}</h3>
        {detail !== '' && <span className="small">{detail}</span>}
        <div className={styles.by}>
          <ProofLine entry={entry} me={me} />
          <SeenLine entry={entry} looks={looks} />
        </div>
        {reviewsOf(entry)
          .filter(({ review }) => review.says !== 'taken' && review.takenBackAt === null)
          .map(({ name, review }) => (
            <small key={review.id}>
              {name}: {reviewText(review)}
            </small>
          ))}
        {correction !== undefined && <CorrectionNote correction={correction} author={moment.author} />}
      </div>
      <div className={styles.acts}>
        <Link to={place.linkTo({ entry: id })} aria-label={`Open ${title}`}>
          Open
        </Link>
      </div>
    </li>
  );
}
