import { handOverWatch } from '@telehealth/care/handover/handed-over-watch';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import styles from './after-visit.module.css';

/** Warning signs of the signed note; renders nothing if there are none. */
export function WatchFor({ details }: { details: VisitDetails }) {
  const lists = details.notes.filter(({ state }) => state === 'signed').map(({ watchFor }) => watchFor);
  const callAtOnce = lists.flatMap((list) => list.callAtOnce);
  const writeOrBook = lists.flatMap((list) => list.writeOrBook);
  if (callAtOnce.length === 0 && writeOrBook.length === 0) return null;
  return (
    <Card
      title="Watch for"
      actions={
        <Link className={styles.press} to={pathTo('public.symptomChecker')}>
          Something is different: check now
        </Link>
      }
    >
      <div className={styles.watch}>
        {callAtOnce.length > 0 && (
          <section className={styles.now}>
            <h3>
              <a href="tel:112">Call 112</a> at once
            </h3>
            <Lines lines={callAtOnce} />
          </section>
        )}
        {writeOrBook.length > 0 && (
          <section className={styles.later}>
            <h3>Write to {details.treatedBy} or book</h3>
            <Lines lines={writeOrBook} isChecked={details.side === 'patient'} />
          </section>
        )}
      </div>
    </Card>
  );
}

/** `isChecked`: each line links to the symptom checker and becomes its first input. */
const Lines = ({ lines, isChecked = false }: { lines: readonly string[]; isChecked?: boolean }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>
        {line}
        {isChecked && (
          <>
            {' '}
            <Link
              className={styles.press}
              to={pathTo('public.symptomChecker')}
              aria-label={`Check this: ${line}`}
              onClick={() => handOverWatch(line)}
            >
              Check this
            </Link>
          </>
        )}
      </li>
    ))}
  </ul>
);
