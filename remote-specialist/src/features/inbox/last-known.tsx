import { AllergyLine } from '@telehealth/care/allergy-line';
import { byKind, observationText, takenDay } from '@telehealth/care/record/entry-words';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import { type Chart, useChart } from '@telehealth/data/chart/chart.queries';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { dayText } from '@telehealth/ui/parts/time';
import type { OpenLoop } from '../../data/open-loops/open-loop.schema';
import styles from './inbox.module.css';

const WANTED = ['profile', 'results'] as const;
const MOST_RESULTS = 6;

/** What a decision about a medicine rests on: allergies, the last visit, the last results. Opening it is an audited read. */
export function LastKnown({ item: { patientId, patientName } }: { item: OpenLoop }) {
  const chart = useChart(patientId, WANTED);
  return (
    <>
      <AllergyLine visit={{ patientId, patientName }} />
      <dl className={styles.known}>
        <div>
          <dt>Last visit</dt>
          <dd>
            <LastVisit patientId={patientId} />
          </dd>
        </div>
        <div>
          <dt>Last results</dt>
          <dd>
            <LastResults chart={chart} />
          </dd>
        </div>
      </dl>
    </>
  );
}

function LastVisit({ patientId }: { patientId: string }) {
  const { data, error } = useMyAppointments();
  if (data === undefined) return error === null ? <SkeletonRows count={1} /> : <span>{errorText(error)}</span>;
  const held = data.filter(
    ({ counterpartId, viewerRole, status }) =>
      counterpartId === patientId && viewerRole === 'specialist' && status === 'completed',
  );
  const last = held.toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime())[0];
  if (last === undefined) return <span className="soft">None among your latest visits.</span>;
  return (
    <Link to={pathTo('consultation', { id: last.id })}>
      {dayText(last.startsAt, viewerTimeZone())}, {last.visitTypeName}
    </Link>
  );
}

function LastResults({ chart }: { chart: Chart }) {
  if (chart.error !== null)
    return (
      <RetryNotice title="The results could not be read" onRetry={chart.retry}>
        {errorText(chart.error)}
      </RetryNotice>
    );
  if (chart.isLoading) return <SkeletonRows count={2} />;
  if (!chart.categories?.has('results')) return <span>Results are not open to you.</span>;
  const results = chart.opened.get('results') ?? [];
  const newest = byKind(results.filter((entry) => entry.kind === 'observation'))
    .flatMap((series) => series.at(-1) ?? [])
    .toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
  if (newest.length === 0) return <span className="soft">No values are recorded.</span>;
  return (
    <ul className={styles.values}>
      {newest.slice(0, MOST_RESULTS).map((entry) => (
        <li key={entry.id}>
          {observationText(entry)} <small className="soft">{takenDay(entry)}</small>
        </li>
      ))}
    </ul>
  );
}
