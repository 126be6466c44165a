import { formatTime, viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { NEEDS_PROGRAM } from '@telehealth/contracts/shell';
import { Button } from '@telehealth/ui/parts/button';
import type { PublicFacts } from '../../data/facts/public-facts';
import styles from './landing.module.css';
import type { FactsControl } from './use-public-facts';

const FIGURES: readonly { about: string; of: (facts: PublicFacts) => number }[] = [
  { about: 'specialists with a checked registration', of: (facts) => facts.specialists },
  { about: 'languages they speak', of: (facts) => facts.languages },
  { about: 'free before midnight', of: (facts) => facts.openToday },
];

/** Numbers counted in the database when the page is opened, so they are never stale. */
export function Numbers({ status, facts, countedAt, isRetrying, retry }: FactsControl) {
  const zone = viewerTimeZone();
  return (
    <section aria-label="In numbers" className={styles.band} aria-busy={isRetrying}>
      <dl className={styles.numbers}>
        {FIGURES.map(({ about, of }) => (
          <div key={about} className={styles.figure}>
            <dt className="soft">{about}</dt>
            <dd className={styles.value}>{facts ? of(facts) : '–'}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.counted} role="status" {...{ [NEEDS_PROGRAM]: '' }}>
        {status === 'waiting' && 'Counted when you open this page.'}
        {countedAt && `Counted ${formatTime(countedAt, zone)}, ${zoneName(zone)}.`}
        {status === 'failed' && (
          <>
            We could not count just now; everything else works.
            <Button variant="quiet" size="s" onClick={retry} busy={isRetrying}>
              Try again
            </Button>
          </>
        )}
      </p>
    </section>
  );
}
