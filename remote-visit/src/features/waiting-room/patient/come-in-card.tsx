import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useKnownPlaces, type VisitPlace } from '@telehealth/data/visits/waiting-room.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import { ComeInForm } from '../../../visit/come-in-form';

const NOWHERE: VisitPlace = { location: '', callback: '' };

/** What the patient must state before entering. A failed lookup of earlier values does not block entry. */
export function ComeInCard({ details }: { details: VisitDetails }) {
  const { data, status } = useKnownPlaces(details.visit.id, details.side);
  return (
    <Card title="Where you are">
      {status === 'pending' ? (
        <SkeletonRows count={3} />
      ) : (
        <ComeInForm details={details} first={data?.here ?? data?.earlier ?? NOWHERE} />
      )}
    </Card>
  );
}

/** The stated location and number, editable while waiting. */
export function PlaceCard({ details }: { details: VisitDetails }) {
  const query = useKnownPlaces(details.visit.id, details.side);
  const [isOpen, setOpen] = useState(false);
  const here = query.data?.here ?? null;
  return (
    <Card
      title="Where you are"
      actions={
        <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
          Change
        </Button>
      }
    >
      <QueryPanel query={query} skeleton={<SkeletonRows count={2} />} safe="You are in the waiting room all the same.">
        {() => (
          <DataList
            items={[
              { term: 'Place', detail: here?.location || 'Not said' },
              { term: 'Call back', detail: here?.callback || 'Not said' },
            ]}
          />
        )}
      </QueryPanel>
      <p className="small soft">So that help finds you, and so that a lost call is not a lost visit.</p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Change place or number">
        <ComeInForm details={details} first={here ?? NOWHERE} isCorrection onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}
