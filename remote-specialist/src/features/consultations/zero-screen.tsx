import { formatDay, formatTime, MODE_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useHostServices } from '@telehealth/contracts/session';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { shortWhen } from '@telehealth/ui/parts/time';
import { Pattern } from '@telehealth/ui/pattern/pattern';
import { useState } from 'react';
import styles from './consultations.module.css';
import { type DayTotals, isOpenRenewal, sumOfDay } from './day-totals';
import type { DeskFacts } from './desk-facts';

/** No note waits. Shows the day's totals once it is over with nothing open; before, what is still to come. */
export function ZeroScreen({ visits, renewals, now }: DeskFacts) {
  const zone = viewerTimeZone();
  const sum = sumOfDay(visits, renewals, { now, zone });
  if (sum.visits > 0 && sum.isOver) return <DayIsDone sum={sum} now={now} />;
  const open = renewals.filter(isOpenRenewal).length;
  return (
    <Card>
      <EmptyState title="No notes to sign">
        {open > 0 && (
          <p>
            <Link to={`${pathTo('specialist.consultations')}?show=renewals`}>
              {open === 1 ? 'One renewal to decide' : `${open} renewals to decide`}
            </Link>
            .
          </p>
        )}
        {sum.next === null ? (
          <p>A finished visit appears here until its note is signed.</p>
        ) : (
          <p>
            Next: <b>{shortWhen(sum.next.startsAt, zone)}</b>, {sum.next.patientName},{' '}
            {MODE_LABELS[sum.next.mode].toLowerCase()}.
          </p>
        )}
      </EmptyState>
    </Card>
  );
}

function DayIsDone({ sum, now }: { sum: DayTotals; now: Date }) {
  const zone = viewerTimeZone();
  const { auth } = useHostServices();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await auth.signOut();
    setLeaving(false);
  };
  const facts = [
    ['Visits', sum.visits],
    ['Notes signed', sum.signed],
    ['Did not come', sum.missed],
    ['Renewals decided', sum.renewals],
  ] as const;
  return (
    <Pattern as="section" className={styles.zero}>
      <div className={styles.paper}>
        <DayFlower count={sum.visits} on={sum.signed} />
        <h2>Nothing to do</h2>
        <p className="soft">
          {sum.lastSignedAt === null
            ? `${formatDay(now, zone)} has no notes to sign.`
            : `Every note of ${formatDay(now, zone)} is signed, the last at ${formatTime(sum.lastSignedAt, zone)}.`}
        </p>
        <dl className={styles.sum}>
          {facts.map(([term, number]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
        <p>
          {sum.next === null ? (
            'No visits booked after this.'
          ) : (
            <>
              Next: <b>{shortWhen(sum.next.startsAt, zone)}</b>, {sum.next.patientName},{' '}
              {MODE_LABELS[sum.next.mode].toLowerCase()}
            </>
          )}
        </p>
        <Button variant="line" busy={isLeaving} busyLabel="Signing out" onClick={() => void leave()}>
          Close the day and sign out
        </Button>
      </div>
    </Pattern>
  );
}

/** More petals cannot be told apart. */
const MOST_PETALS = 16;

/** One petal for each visit of the day, filled when its note is signed. */
function DayFlower({ count, on }: { count: number; on: number }) {
  const petals = Math.min(count, MOST_PETALS);
  return (
    <svg
      className={styles.flower}
      width="104"
      height="104"
      viewBox="-32 -32 64 64"
      role="img"
      aria-label={`${on} of ${count} visits signed`}
    >
      {Array.from({ length: petals }, (_, petal) => (
        <path
          key={petal}
          className={petal < on ? styles.petalOn : undefined}
          transform={`rotate(${(360 / petals) * petal})`}
          d="M0-7C8.4-14 8-24 0-30C-8-24-8.4-14 0-7Z"
        />
      ))}
      <circle className={styles.eye} r="3.4" />
    </svg>
  );
}
