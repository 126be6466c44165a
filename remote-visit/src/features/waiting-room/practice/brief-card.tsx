import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { Suspense, useState } from 'react';
import { useCareVisit } from '../../../visit/use-care-visit';

const Brief = lazyPart(async () => (await import(/* webpackChunkName: "care" */ '@telehealth/care/brief')).Brief);

/** The two-minute brief, opened by a press because reading it is audited. */
export function BriefCard({ details }: { details: VisitDetails }) {
  const [isOpen, setOpen] = useState(false);
  const visit = useCareVisit(details);
  return (
    <Card title="Brief">
      {isOpen ? (
        <Suspense fallback={<SkeletonRows count={3} />}>
          <Brief visit={visit} />
        </Suspense>
      ) : (
        <>
          <p>What to know in two minutes: the reason, what changed, allergies, medicines.</p>
          <div>
            <Button variant="line" onClick={() => setOpen(true)}>
              Read the brief
            </Button>
          </div>
          <p className="small soft">Reading it is written into the patient’s access log.</p>
        </>
      )}
    </Card>
  );
}
