import { formatPlainDate, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Badge } from '@telehealth/ui/parts/badge';
import type { ReactNode } from 'react';
import type { OpenLoop } from '../../../data/open-loops/open-loop.schema';
import { LOOP_WORDS } from '../../../open-loops/loop-words';
import { toChart } from '../place/patient-place';
import { dueText, endDay, visitDay } from './loop-words';
import styles from './patients-list.module.css';
import { daysUntil, type PatientLine } from './sort-patients';

const ENDS_SOON_DAYS = 7;

/** One patient: last and next visit, open tasks, and until when the record is open. */
export function PatientRow({ line, now }: { line: PatientLine; now: Date }) {
  const { patientId, name, lastVisitAt, nextVisitAt, loops, diedOn } = line;
  const zone = viewerTimeZone();
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Avatar name={name} size="s" />
        <Link to={toChart(patientId)} className={styles.name}>
          {name}
        </Link>
        {diedOn && <small className="soft">died {formatPlainDate(diedOn)}</small>}
      </div>
      <Cell title="Last visit">
        {lastVisitAt === null ? <span className="soft">None yet</span> : visitDay(lastVisitAt)}
      </Cell>
      <Cell title="Next visit">
        {nextVisitAt === null ? (
          <span className="soft">Not booked</span>
        ) : (
          <>
            {visitDay(nextVisitAt)} <small className="soft">{formatTime(nextVisitAt, zone)}</small>
          </>
        )}
      </Cell>
      <Cell title="Open loop">
        <Loops loops={loops} />
      </Cell>
      <Cell title="Your access">
        <Access line={line} now={now} />
      </Cell>
    </li>
  );
}

function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.cell}>
      <span className={styles.key}>{title}</span>
      <div>{children}</div>
    </div>
  );
}

function Loops({ loops }: { loops: readonly OpenLoop[] }) {
  const [oldest, ...rest] = loops;
  if (oldest === undefined) return <span className="soft">None open</span>;
  return (
    <>
      <Badge tone={oldest.overdue ? 'accent' : 'warning'}>{LOOP_WORDS[oldest.kind].one}</Badge>{' '}
      <small className="soft">
        {dueText(oldest, viewerTimeZone())}
        {rest.length > 0 && `, and ${rest.length} more`}
      </small>
    </>
  );
}

function Access({ line: { hasAccess, accessUntil }, now }: { line: PatientLine; now: Date }) {
  if (!hasAccess) return <span className="soft">Closed to you</span>;
  if (accessUntil === null) {
    return (
      <>
        No end set <small className="soft">until they take it back</small>
      </>
    );
  }
  const days = daysUntil(accessUntil, now);
  return (
    <>
      {endDay(accessUntil, now)}{' '}
      {days <= ENDS_SOON_DAYS && (
        <small className={styles.late}>{days <= 1 ? 'less than a day left' : `${days} days left`}</small>
      )}
    </>
  );
}
