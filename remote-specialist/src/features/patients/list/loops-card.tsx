import { formatShortDay, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { Card } from '@telehealth/ui/layout/card';
import type { OpenLoop } from '../../../data/open-loops/open-loop.schema';
import { LOOP_WORDS } from '../../../open-loops/loop-words';
import { toChart } from '../place/patient-place';
import { countLoops } from './loop-words';
import styles from './patients-list.module.css';
import type { PatientLine } from './sort-patients';

/** Open tasks by kind with the age of the oldest, and a link to the patient who waits longest. */
export function LoopsCard({ loops, lines }: { loops: readonly OpenLoop[]; lines: readonly PatientLine[] }) {
  const zone = viewerTimeZone();
  const [first] = lines;
  const counts = countLoops(loops);
  if (counts.length === 0) {
    return (
      <Card title="Open loops">
        <p className="soft">Nothing to do.</p>
      </Card>
    );
  }
  return (
    <Card
      title="Open loops"
      actions={
        first?.loops[0] !== undefined && (
          <Link to={toChart(first.patientId)}>
            Take the oldest: {first.name}, since {formatShortDay(first.loops[0].since, zone)}
          </Link>
        )
      }
    >
      <ul className={styles.counts} aria-label="Open loops by kind">
        {counts.map(({ kind, count, oldest }) => (
          <li key={kind}>
            <b className={styles.number}>{count}</b>
            <span>{(count === 1 ? LOOP_WORDS[kind].one : LOOP_WORDS[kind].many).toLowerCase()}</span>
            <span className={`small ${oldest.overdue ? styles.late : 'soft'}`}>
              {oldest.overdue ? 'late, ' : ''}since {formatShortDay(oldest.since, zone)},{' '}
              {formatTime(oldest.since, zone)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
