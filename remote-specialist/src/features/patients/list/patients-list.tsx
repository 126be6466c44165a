import { errorText } from '@telehealth/contracts/messages';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useDeferredValue, useMemo, useState } from 'react';
import type { OpenLoop } from '../../../data/open-loops/open-loop.schema';
import type { People } from '../../../data/patients/patients.queries';
import { isCalled } from '../../../people/is-called';
import { CorrectionsCard } from '../corrections/corrections-card';
import { LoopsCard } from './loops-card';
import { PatientRow } from './patient-row';
import styles from './patients-list.module.css';
import { isWaitedFor, matches, PATIENT_FILTERS, type PatientFilter, type PatientLine, toLines } from './sort-patients';

/** More than one screen; a slow phone renders them quickly. */
const AT_ONCE = 25;
const FILTER_LABELS: Readonly<Record<PatientFilter, string>> = {
  all: 'All',
  loops: 'Open loops',
  week: 'Visit this week',
  ending: 'Access ends soon',
};

/** The specialist's patients, longest wait first, filtered by name or urgency. */
export function PatientsList({ found, loops }: { found: People; loops: BackendQuery<OpenLoop[]> }) {
  if (found.people.length === 0) {
    return (
      <Stack gap={4}>
        <CorrectionsCard nameOf={() => undefined} />
        <Nobody />
      </Stack>
    );
  }
  // A list that reorders under the eyes is worse than one that comes a moment later; one without tasks is better than none.
  if (loops.data === undefined && loops.status === 'pending') return <SkeletonRows />;
  return (
    <Stack gap={4}>
      {loops.error !== null && (
        <RetryNotice title="What you have to do could not be loaded" onRetry={loops.refetch} busy={loops.isFetching}>
          {errorText(loops.error)} Everyone is listed below; only what you have to do for them is missing.
        </RetryNotice>
      )}
      <List found={found} loops={loops.data ?? null} />
    </Stack>
  );
}

function Nobody() {
  return (
    <EmptyState title="No patients yet">
      People appear here when they book a visit with you or give you access to their record.
    </EmptyState>
  );
}

function List({ found, loops }: { found: People; loops: readonly OpenLoop[] | null }) {
  const { now } = useServerNow(60_000);
  const waiting = useMemo(() => loops?.filter(isWaitedFor) ?? [], [loops]);
  const lines = useMemo(() => toLines(found.people, waiting), [found.people, waiting]);
  const [filter, setFilter] = useState<PatientFilter>('all');
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState(AT_ONCE);
  const name = useDeferredValue(typed.trim());
  const chosen = lines.filter((line) => matches(line, filter, now) && isCalled(line.name, name));
  return (
    <Stack gap={4}>
      {loops !== null && <LoopsCard loops={waiting} lines={lines} />}
      <CorrectionsCard nameOf={(id) => found.people.find(({ patientId }) => patientId === id)?.name} />
      <search className={styles.narrow}>
        <Filters lines={lines} now={now} filter={filter} onFilter={setFilter} />
        <Field label="Name">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
      </search>
      <p role="status" className={`small soft ${styles.count}`}>
        {countText(chosen.length, lines.length, found.isWhole)}
      </p>
      {chosen.length === 0 ? <NoMatch isSearched={name !== ''} /> : <Lines lines={chosen.slice(0, count)} now={now} />}
      {chosen.length > count && (
        <Button variant="line" onClick={() => setCount(count + AT_ONCE)}>
          Show {Math.min(AT_ONCE, chosen.length - count)} more
        </Button>
      )}
    </Stack>
  );
}

function countText(shown: number, all: number, isWhole: boolean): string {
  const people = shown === 1 ? '1 person' : `${shown} people`;
  if (!isWhole) return `${people} so far, loading the rest`;
  return shown === all ? people : `${people} of ${all}`;
}

interface FiltersProps {
  lines: readonly PatientLine[];
  now: Date;
  filter: PatientFilter;
  onFilter: (filter: PatientFilter) => void;
}

function Filters({ lines, now, filter, onFilter }: FiltersProps) {
  return (
    <ChipGroup
      type="radio"
      legend="Show"
      hideLegend
      name="patient-filter"
      value={filter}
      onChange={onFilter}
      options={PATIENT_FILTERS.map((value) => ({
        value,
        label: FILTER_LABELS[value],
        note: String(lines.filter((line) => matches(line, value, now)).length),
      }))}
    />
  );
}

function Lines({ lines, now }: { lines: readonly PatientLine[]; now: Date }) {
  return (
    <div className={styles.table}>
      <div className={styles.heads} aria-hidden="true">
        {['Patient', 'Last visit', 'Next visit', 'Open loop', 'Your access'].map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      <ul className={styles.rows} aria-label="Patients">
        {lines.map((line) => (
          <PatientRow key={line.patientId} line={line} now={now} />
        ))}
      </ul>
    </div>
  );
}

function NoMatch({ isSearched }: { isSearched: boolean }) {
  if (!isSearched) return <p className="soft">Nobody at the moment.</p>;
  return (
    <EmptyState title="No patient of yours has this name">
      Only people who have a visit with you, or who gave you access, can be found here. Somebody whose visit was
      cancelled, or who took their access back, no longer appears.
    </EmptyState>
  );
}
