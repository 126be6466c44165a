import { CHART_CATEGORIES, type ChartCategory } from '@telehealth/contracts/chart';
import { now } from '@telehealth/contracts/clock';
import { dayKey, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useChart, useChecksOfVisit, useNeedsOfVisit } from '@telehealth/data/chart/chart.queries';
import { useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { personOf as measuredPerson } from '@telehealth/data/readings/reading.queries';
import { visitDetails } from '@telehealth/data/visits/visit-details.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { useState } from 'react';
import type { CareVisit } from '../care-visit';
import { genderText } from '../record/entry-words';
import { type Opened, pickEntries } from '../record/pick-entries';
import { DangersToSee } from '../safety/dangers-to-see';
import { dangersToSee } from '../safety/list-dangers';
import { useDangerIn } from '../safety/use-danger-in';
import { useDangerousReadings } from '../safety/use-dangerous-readings';
import { SourceLink } from '../source-link';
import styles from './brief.module.css';
import type { BriefFacts, BriefLine } from './brief-line';
import { compileBrief } from './compile-brief';

/** Categories that the brief reads, which its one entry in the patient's access log lists. */
const WANTED: readonly ChartCategory[] = ['profile', 'medicines', 'conditions', 'notes', 'results', 'readings'];

/** States of a visit in which the patient's needs matter. */
const AHEAD: readonly string[] = ['booked', 'waiting', 'in_progress'];

interface BriefProps {
  visit: CareVisit;
  /** Opens a category of the chart beside it, if there is one. */
  onSource?: (category: ChartCategory) => void;
}

/** A two-minute summary for a visit. Reading it is an audited read. */
export function Brief({ visit, onSource }: BriefProps) {
  const query = useBackendQuery((backend) => visitDetails(backend, visit.appointmentId));
  return (
    <QueryPanel query={query} safe="The visit is unchanged.">
      {(details) => (details === null ? null : <BriefOf visit={visit} details={details} onSource={onSource} />)}
    </QueryPanel>
  );
}

function BriefOf({ visit, details, onSource }: BriefProps & { details: VisitDetails }) {
  const chart = useChart(visit.patientId, WANTED);
  const checks = useChecksOfVisit(visit.appointmentId, details.triage);
  const isAhead = AHEAD.includes(details.visit.status);
  const needs = useNeedsOfVisit(visit.appointmentId, isAhead);
  const { reason } = details.visit;
  const danger = useDangerIn(isAhead ? [reason, details.intake?.reason ?? ''].join('\n').trim() : '');
  const { opened } = chart;
  const person = personOf(details, opened);
  const measured = (opened.get('readings') ?? []).filter((entry) => entry.kind === 'observation');
  const dangerous = useDangerousReadings(measured, person.known);
  const [madeAt] = useState(now);
  if (
    dangerous === undefined ||
    chart.isLoading ||
    (details.triage && checks.status === 'pending') ||
    (isAhead && needs.status === 'pending')
  )
    return <SkeletonRows />;
  // A visit that was cancelled meanwhile has no needs.
  const unread = needs.error?.id === 'booking.notFound' ? null : needs.error;
  const failed = chart.error ?? checks.error ?? unread;
  const retry = () => {
    chart.retry();
    if (checks.error !== null) checks.refetch();
    if (unread !== null) needs.refetch();
  };
  const lines = compileBrief(
    factsOf(visit, details, chart, {
      checks: checks.data ?? [],
      needs: needs.data ?? null,
      danger,
      dangerous,
      person,
      today: dayKey(madeAt, viewerTimeZone()),
    }),
  );
  return (
    <section className={styles.brief} aria-label="Two-minute brief">
      {failed !== null && (
        <RetryNotice title="Part of the record could not be read" onRetry={retry}>
          {errorText(failed)} What you see here is right, but not complete.
        </RetryNotice>
      )}
      {lines.length === 0 && <p className="soft">Nothing was said or shared before this visit. Please ask.</p>}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} onSource={onSource} />
        ))}
      </ol>
      <DangersToSee dangers={dangersToSee(checks.data ?? [], dangerous)} />
      <p className="small soft">
        Put together by rules at {formatTime(madeAt, viewerTimeZone())}. Every line has a source. The patient’s access
        log shows that you read it.
      </p>
    </section>
  );
}

/** The person of the visit, from what is shared. */
function personOf({ visit: { startsAt } }: VisitDetails, opened: Opened) {
  const [facts] = pickEntries(opened, 'facts');
  if (facts === undefined) return { age: null, sex: '', known: {} };
  const { dateOfBirth, gender } = facts;
  const known = dateOfBirth === null ? {} : measuredPerson({ dateOfBirth, gender }, startsAt);
  return { age: known.age === undefined ? null : Math.floor(known.age), sex: genderText(gender), known };
}

function factsOf(
  visit: CareVisit,
  { visit: booked, intake, earlier, files, brief }: VisitDetails,
  { opened, categories }: { opened: Opened; categories: ReadonlySet<ChartCategory> | null },
  read: Pick<BriefFacts, 'checks' | 'needs' | 'danger' | 'dangerous' | 'person' | 'today'>,
): BriefFacts {
  const { coveredBy = null } = visit;
  const met = earlier.filter(({ status }) => status === 'completed');
  return {
    patientName: visit.patientName,
    reason: booked.reason,
    bookedAt: booked.createdAt,
    intake,
    opened,
    ...read,
    coveredBy,
    files: [...files, ...(intake?.files ?? [])],
    brief,
    lastVisitAt: met[0]?.startsAt ?? null,
    closed: CHART_CATEGORIES.filter((category) => categories?.has(category) === false),
  };
}

function Line({ line, onSource }: { line: BriefLine; onSource?: BriefProps['onSource'] }) {
  const { opens } = line;
  const open = opens === null || onSource === undefined ? undefined : () => onSource(opens);
  return (
    <li className={`${styles.line} ${styles[line.tone] ?? ''}`}>
      <span className={styles.key}>{line.title}</span>
      <span className={styles.fact}>
        {line.tone === 'danger' && <span className="visually-hidden">Danger: </span>}
        {line.fact} <SourceLink onOpen={open}>{line.source}</SourceLink>
      </span>
    </li>
  );
}
