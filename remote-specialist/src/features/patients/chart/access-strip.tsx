import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Chart } from '@telehealth/data/chart/chart.queries';
import { AccessFlower } from '@telehealth/ui/parts/access-flower';
import styles from './chart.module.css';
import { whyOpen } from './grant-words';

const DAY_MS = 86_400_000;
const SOON_DAYS = 7;

/** Until when and why the record is open, in one line; highlighted in its last week. */
export function AccessStrip({ chart, now }: { chart: Chart; now: Date }) {
  const { categories, until, grants } = chart;
  if (categories === null || grants.length === 0) return null;
  const left = until === null ? null : Math.ceil((until.getTime() - now.getTime()) / DAY_MS);
  return (
    <aside className={styles.access} aria-label="Your access">
      <AccessFlower open={[...new Set(grants.flatMap((grant) => grant.categories))]} />
      <div>
        <p>
          <b>
            {until === null ? 'Your access has no end set' : `Your access ends ${formatDate(until, viewerTimeZone())}`}
          </b>
        </p>
        <p className={left !== null && left <= SOON_DAYS ? styles.soon : 'soft'}>{leftText(left)}</p>
        <p className="small soft">{whyOpen(grants)}</p>
      </div>
    </aside>
  );
}

function leftText(days: number | null): string {
  if (days === null) return 'Until they take it back.';
  return days <= 1 ? 'Less than a day left.' : `${days} days left.`;
}
