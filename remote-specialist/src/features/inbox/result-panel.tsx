import { AllergyLine } from '@telehealth/care/allergy-line';
import { CategoryEntries } from '@telehealth/care/chart/category-entries';
import { errorText } from '@telehealth/contracts/messages';
import { chartKeys, useChart } from '@telehealth/data/chart/chart.queries';
import { useBackend } from '@telehealth/data/client/use-backend';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { useEffect, useEffectEvent } from 'react';
import { STALE_WITH_WORK } from '../../data/open-loops/open-loop.queries';
import type { OpenLoop } from '../../data/open-loops/open-loop.schema';
import { actsOf } from '../../results/result-acts';
import styles from './inbox.module.css';

const WANTED = ['profile', 'results'] as const;

/** All results of the person. Opening them is an audited read, and no end of the task. */
export function ResultPanel({ item: { patientId, patientName, seenAt } }: { item: OpenLoop }) {
  const { queries } = useBackend();
  const chart = useChart(patientId, WANTED);
  const results = chart.opened.get('results');
  // What an earlier page of today has read may lack the newest.
  const refresh = useEffectEvent(() => {
    const queryKey = chartKeys.category(patientId, 'results');
    if (seenAt === null && queries.getQueryData(queryKey) !== undefined) void queries.invalidateQueries({ queryKey });
  });
  useEffect(() => refresh(), []);
  const told = useEffectEvent(() => {
    if (seenAt !== null || results === undefined) return;
    for (const queryKey of STALE_WITH_WORK) void queries.invalidateQueries({ queryKey });
  });
  useEffect(() => told(), [results]);
  if (chart.error !== null)
    return (
      <RetryNotice title="The results could not be read" onRetry={chart.retry}>
        {errorText(chart.error)} They still wait for you.
      </RetryNotice>
    );
  return (
    <>
      <AllergyLine visit={{ patientId, patientName }} />
      <div className={styles.results}>
        {results !== undefined && (
          <CategoryEntries
            patientId={patientId}
            entries={results}
            opened={chart.opened}
            resultAct={actsOf(patientId)}
          />
        )}
        {results === undefined && chart.isLoading && <SkeletonRows count={3} />}
        {results === undefined && !chart.isLoading && <p>Results are not open to you any more.</p>}
      </div>
    </>
  );
}
