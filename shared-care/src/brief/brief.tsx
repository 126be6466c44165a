import {
  CHART_CATEGORIES,
  type ChartCategory,
  errorText,
  formatTime,
  now,
  viewerTimeZone,
} from '@telehealth/contracts';
import { useChart, useChecksOfVisit, useNeedsOfVisit } from '@telehealth/data/chart/chart.queries';
import { useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { personOf as measuredPerson } from '@telehealth/data/readings/reading.queries';
import { personForSpecialist } from '@telehealth/data/related-persons/person-words';
import { visitDetails } from '@telehealth/data/visits/visit-details.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { useState } from 'react';
import type { CareVisit } from '../care-visit';
import { genderText } from '../record/entry-words';
import { type Opened, pickEntries } from '../record/pick-entries';
import { useDangerIn } from '../safety/use-danger-in';
import { useDangerousReadings } from '../safety/use-dangerous-readings';
import { SourceLink } from '../source-link';
import styles from './brief.module.css';
import { type BriefFacts, type BriefLine, compileBrief } from './compile-brief';

/** What the brief reads, and so what its one line in the patient's log names. */
const WANTED: readonly ChartCategory[] = ['profile', 'medicines', 'conditions', 'notes', 'results', 'readings'];

/** States of a visit whose needs are still of use. */
const AHEAD: readonly string[] = ['booked', 'waiting', 'in_progress'];

interface BriefProps {
  visit: CareVisit;
  /** Leads to a part of the chart, where one stands beside it. */
  onSource?: (category: ChartCategory) => void;
}

/** Two minutes of reading about a visit. Reading it is a look into the record. */
export function Brief({ visit, onSource }: BriefProps) {
  const query = useBackendQuery((backend) => visitDetails(backend, visit.appointmentId));
  return (
    <QueryPanel query={query} safe="The visit is unchanged.">
      {(details) => (details === null ? null : <BriefOf visit={visit} details={details} onSource={onSource} />)}
    </QueryPanel>
  );
}

function BriefOf({ visit, details, onSource }: BriefProps & { details: VisitDetails }) {
  // Of somebody else than the account holder nothing is on record, and nothing of the holder's is opened instead.
  const record = details.visit.forWhom === null ? visit.patientId : null;
  const chart = useChart(record, WANTED);
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
  // A visit that was called off meanwhile has no needs to tell of.
  const unread = needs.error?.id === 'booking.notFound' ? null : needs.error;
  const failed = chart.error ?? checks.error ?? unread;
  const retry = () => {
    chart.retry();
    if (checks.error !== null) checks.refetch();
    if (unread !== null) needs.refetch();
  };
  const lines = compileBrief(
    factsOf({ ...visit, patientId: record }, details, chart, {
      checks: checks.data ?? [],
      needs: needs.data ?? null,
      danger,
      dangerous,
      person,
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
      <p className="small soft">
        Put together by rules at {formatTime(madeAt, viewerTimeZone())}. Every line has a source.
        {record !== null && ' The patient’s access log shows that you read it.'}
      </p>
    </section>
  );
}

/** Whom the visit is about: what the booking says of somebody else, what is shared of the holder. */
function personOf({ visit: { forWhom, startsAt } }: VisitDetails, opened: Opened) {
  const [facts] = forWhom === null ? pickEntries(opened, 'facts') : [forWhom];
  if (facts === undefined) return { age: null, sex: '', known: {} };
  const { dateOfBirth, gender } = facts;
  const known = dateOfBirth === null ? {} : measuredPerson({ dateOfBirth, gender }, startsAt);
  return { age: known.age === undefined ? null : Math.floor(known.age), sex: genderText(gender), known };
}

function factsOf(
  visit: CareVisit,
  { visit: booked, intake, earlier, files, brief }: VisitDetails,
  { opened, categories }: { opened: Opened; categories: ReadonlySet<ChartCategory> | null },
  read: Pick<BriefFacts, 'checks' | 'needs' | 'danger' | 'dangerous' | 'person'>,
): BriefFacts {
  const { coveredBy = null } = visit;
  const met = earlier.filter(({ status }) => status === 'completed');
  return {
    ...{ patientName: visit.patientName, reason: booked.reason, bookedAt: booked.createdAt, intake, opened, ...read },
    coveredBy,
    files: [...files, ...(intake?.files ?? [])],
    brief,
    aboutOther: booked.forWhom && personForSpecialist(booked.forWhom, visit.holderName, booked.startsAt),
    lastVisitAt: met[0]?.startsAt ?? null,
    closed: visit.patientId === null ? [] : CHART_CATEGORIES.filter((category) => categories?.has(category) === false),
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
