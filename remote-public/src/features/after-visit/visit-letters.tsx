import { useLetters } from '@telehealth/data/letters/letter.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { latePart } from '@telehealth/ui/feedback/late-part';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Suspense } from 'react';
import { Arrival } from '../../visit/arrival';

const LetterList = latePart(
  async () => (await import(/* webpackChunkName: "care" */ '@telehealth/care/letters/letter-list')).LetterList,
);

/** Sick notes and referrals that were written about this visit. Not drawn when there are none. */
export function VisitLetters({ details }: { details: VisitDetails }) {
  const { data, error, refetch, isFetching } = useLetters(details.visit.id);
  if (data === undefined && error !== null) {
    return (
      <RetryNotice title="Letters of this visit cannot be shown" onRetry={refetch} busy={isFetching}>
        Those that were written are kept.
      </RetryNotice>
    );
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <Arrival id="letters">
      <Card title="Letters">
        <Suspense fallback={<SkeletonRows count={1} />}>
          <LetterList letters={data} />
        </Suspense>
      </Card>
    </Arrival>
  );
}
