import { formatDay, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Thread } from '../../care/thread/thread';
import { Arrival } from '../../visit/arrival';
import { useCareVisit } from '../../visit/use-care-visit';

export function ThreadCard({ details }: { details: VisitDetails }) {
  const { threadUntil, askedAt, visit } = details;
  const care = useCareVisit(details);
  if (threadUntil === null) return null;
  const isOpen = askedAt < threadUntil;
  return (
    <Arrival id="messages">
      <Card title={`Messages with ${visit.counterpartName}`}>
        <Thread visit={care} />
        {isOpen && (
          <p className="small soft">
            It stays open until {formatDay(threadUntil, viewerTimeZone())}.
            {visit.viewerRole === 'patient' && ' Nobody watches it around the clock: in danger, call 112.'}
          </p>
        )}
      </Card>
    </Arrival>
  );
}
