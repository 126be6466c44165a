import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { spanText } from '@telehealth/ui/parts/span-text';
import { shortWhen } from '@telehealth/ui/parts/time';
import { LOOP_KINDS, type LoopKind, type OpenLoop } from '../../data/open-loops/open-loop.schema';
import { LOOP_WORDS, placeOf } from '../../open-loops/loop-words';
import styles from './open-loops.module.css';

interface OpenLoopsCardProps {
  query: BackendQuery<OpenLoop[]>;
  now: Date;
}

/** The open tasks of this practice by kind, late ones first, with their number and the age of the oldest. */
export function OpenLoopsCard({ query, now }: OpenLoopsCardProps) {
  return (
    <Card title="Still open" actions={<Link to={pathTo('specialist.inbox')}>Inbox</Link>}>
      <QueryPanel
        query={query}
        skeleton={<SkeletonRows />}
        safe="Nothing that is open is lost."
        empty={<p className="soft">Nothing is open.</p>}
      >
        {(loops) => (
          <ul className={styles.kinds} aria-label="Still open">
            {LOOP_KINDS.toSorted((one, other) => lateOf(loops, other) - lateOf(loops, one)).map((kind) => (
              <Kind key={kind} kind={kind} loops={loops.filter((loop) => loop.kind === kind)} now={now} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </Card>
  );
}

/** Whether some of a kind are late: 1, else 0. */
const lateOf = (loops: readonly OpenLoop[], wanted: LoopKind) =>
  Number(loops.some(({ kind, overdue }) => kind === wanted && overdue));

function Kind({ kind, loops, now }: { kind: LoopKind; loops: readonly OpenLoop[]; now: Date }) {
  if (loops.length === 0) return null;
  const { one, many } = LOOP_WORDS[kind];
  const oldest = Math.min(...loops.map(({ since }) => since.getTime()));
  const late = loops.filter(({ overdue }) => overdue).length;
  return (
    <li>
      <Disclosure
        summary={
          <span className={styles.summary}>
            <span>
              <b>{loops.length}</b> {(loops.length === 1 ? one : many).toLowerCase()}
            </span>
            <span className="small soft">
              {loops.length === 1 ? 'waits' : 'the oldest waits'} {spanText(now.getTime() - oldest)}
            </span>
            {late > 0 && <Badge tone="warning">{late === loops.length ? 'late' : `${late} late`}</Badge>}
          </span>
        }
      >
        <ul className={styles.each} aria-label={loops.length === 1 ? one : many}>
          {loops.map((loop) => (
            <li key={`${loop.refId} ${loop.appointmentId} ${loop.patientId}`}>
              <Link to={placeOf(loop)}>{loop.patientName}</Link>{' '}
              <span className="small soft">{ageText(loop, now)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </li>
  );
}

function ageText({ kind, since, dueAt, overdue }: OpenLoop, now: Date): string {
  if (kind === 'access_request' || kind === 'access_ends') {
    const ends = dueAt === null ? '' : shortWhen(dueAt, viewerTimeZone());
    return kind === 'access_request' ? `expires ${ends}` : `ends ${ends}`;
  }
  const age = `open for ${spanText(now.getTime() - since.getTime())}`;
  return overdue && dueAt !== null ? `${age}, ${spanText(now.getTime() - dueAt.getTime())} late` : age;
}
