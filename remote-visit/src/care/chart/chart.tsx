import type { CareVisit } from '@telehealth/care/care-visit';
import { CategoryEntries } from '@telehealth/care/chart/category-entries';
import { Timeline } from '@telehealth/care/chart/timeline';
import { GrowthForClinician, ScheduleForClinician } from '@telehealth/care/child/child-parts';
import { mayAddTo } from '@telehealth/care/record/may-add-to';
import { categoryWords } from '@telehealth/care/record/pick-entries';
import { whyClosed } from '@telehealth/care/record/why-closed';
import { CHART_CATEGORIES, type ChartCategory, categoryTitle } from '@telehealth/contracts/chart';
import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { type Chart as ChartLook, useChart } from '@telehealth/data/chart/chart.queries';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Button } from '@telehealth/ui/parts/button';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import styles from './chart.module.css';

interface ChartProps {
  visit: CareVisit;
  /** Categories that the brief links to; they open as if the user had pressed them. */
  asked?: readonly ChartCategory[];
}

const NOTHING: readonly ChartCategory[] = [];

/**
 * A patient's record under the access rights of this moment. Opening a category is recorded in the patient's access log.
 * Closed categories are listed; revoked ones disappear at once.
 */
export function Chart({ visit, asked = NOTHING }: ChartProps) {
  const [pressed, setPressed] = useState<readonly ChartCategory[]>(NOTHING);
  const chart = useChart(visit.patientId, [...pressed, ...asked]);
  if (chart.categories === null && chart.error === null) return <SkeletonRows />;
  const isOpen = (category: ChartCategory) => chart.categories?.has(category) === true;
  const closed = CHART_CATEGORIES.filter((category) => !isOpen(category));
  return (
    <section className={styles.chart} aria-label={`Record of ${visit.patientName}`}>
      <AccessLine chart={chart} />
      {chart.error !== null && (
        <RetryNotice title="Part of the record could not be read" onRetry={chart.retry}>
          {errorText(chart.error)}
        </RetryNotice>
      )}
      {CHART_CATEGORIES.filter(isOpen).map((category) => (
        <Category
          key={category}
          patientId={visit.patientId}
          category={category}
          chart={chart}
          isAsked={pressed.includes(category) || asked.includes(category)}
          onOpen={() => setPressed((before) => [...before, category])}
        />
      ))}
      {chart.opened.size > 0 && (
        <Disclosure summary="All of it by time">
          <Timeline opened={chart.opened} />
        </Disclosure>
      )}
      {closed.length > 0 && chart.categories !== null && <Closed visit={visit} closed={closed} />}
    </section>
  );
}

function AccessLine({ chart: { until, categories } }: { chart: ChartLook }) {
  if (categories === null || categories.size === 0) return null;
  return (
    <p className="small soft">
      Each part you open is written into the patient’s access log.
      {until !== null && ` Your access ends ${formatShortMoment(until, viewerTimeZone())}.`}
    </p>
  );
}

interface CategoryProps {
  patientId: string;
  category: ChartCategory;
  chart: ChartLook;
  isAsked: boolean;
  onOpen: () => void;
}

function Category({ patientId, category, chart, isAsked, onOpen }: CategoryProps) {
  const entries = chart.opened.get(category);
  const title = categoryTitle(category);
  return (
    <section className={styles.category} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {entries === undefined && (
          <Button variant="line" size="s" busy={isAsked && chart.isLoading} onClick={onOpen}>
            Open<span className="visually-hidden"> {title.toLowerCase()}</span>
          </Button>
        )}
      </div>
      {entries !== undefined && (
        <CategoryEntries
          patientId={patientId}
          entries={entries}
          opened={chart.opened}
          review={mayAddTo(chart.grants, category) ? { patientId, category } : null}
        />
      )}
      {category === 'readings' && <GrowthForClinician opened={chart.opened} headingLevel={3} />}
      {category === 'medicines' && <ScheduleForClinician opened={chart.opened} headingLevel={3} />}
    </section>
  );
}

/** A hidden category looks the same whether it is empty or not. */
function Closed({ visit, closed }: { visit: CareVisit; closed: readonly ChartCategory[] }) {
  return (
    <section className={styles.closed} aria-label="Closed to you">
      <h3>
        <Icon path={icons.lock} size={18} />
        {closed.length === CHART_CATEGORIES.length ? 'The record is closed to you' : 'Closed to you'}
      </h3>
      <p>
        {whyClosed(visit, categoryWords(closed))} You are not told whether there is anything in it.
        {!visit.coveredBy && ' Please ask: they can open it on the visit’s page, under what is shared, at any time.'}
      </p>
    </section>
  );
}
