import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Suspense } from 'react';
import { useLetters } from '../../data/letters/letter.queries';
import { Arrival } from '../../visit/arrival';

const LetterList = lazyPart(
  async () => (await import(/* webpackChunkName: "care" */ '../../care/letters/letter-list')).LetterList,
);

const PaperOfVisit = lazyPart(
  async () => (await import(/* webpackChunkName: "care" */ '../../care/papers/paper-of-visit')).PaperOfVisit,
);
const PAPER_NAMES = {
  sick_note: 'Sick note',
  school_note: 'School note',
  referral: 'Referral',
  test_request: 'Test order',
} as const;

/** Sick notes, referrals and test orders of this visit; renders nothing if there are none. */
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
          {data
            .filter(({ withdrawnAt }) => withdrawnAt === null)
            .map(({ id, kind }) => (
              <PaperOfVisit key={id} appointmentId={details.visit.id} sourceId={id} name={PAPER_NAMES[kind]} />
            ))}
        </Suspense>
      </Card>
    </Arrival>
  );
}
