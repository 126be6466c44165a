import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Suspense } from 'react';
import { Arrival } from './arrival';
import { useCareVisit } from './use-care-visit';

const Thread = lazyPart(async () => (await import('../care/thread/thread')).Thread);

/** The visit's messages, the same thread before, during and after it. Renders nothing for users who may not read it. */
export function VisitThread({ details }: { details: VisitDetails }) {
  const visit = useCareVisit(details);
  if (details.threadUntil === null) return null;
  return (
    <Arrival id="messages">
      <Card title={`Messages with ${details.visit.counterpartName}`}>
        <Suspense fallback={<SkeletonRows count={2} />}>
          <Thread visit={visit} />
        </Suspense>
      </Card>
    </Arrival>
  );
}
