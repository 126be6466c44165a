import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { latePart } from '@telehealth/ui/feedback/late-part';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Suspense } from 'react';
import { Arrival } from './arrival';
import { useCareVisit } from './use-care-visit';

const Thread = latePart(async () => (await import('@telehealth/care/thread/thread')).Thread);

/** What both sides write to each other; the same thread as in the visit and after it. Nothing for whoever may not read it. */
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
