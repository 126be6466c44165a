import { cancelLaterText } from '@telehealth/care/visits/cancellation-text';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { useCancellationTerms } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';

/** The cancellation fee, shown before payment. The server computes it. */
export function CancelPolicy({ visit }: { visit: Appointment }) {
  const query = useCancellationTerms(visit.id);
  return (
    <Card title="If you cancel">
      <QueryPanel query={query} skeleton={<SkeletonRows count={1} />} safe="Nothing was charged.">
        {(terms) => (
          <>
            <p>{cancelLaterText(terms, visit.charge, { zone: viewerTimeZone(), isZoneSaid: true })}</p>
            <p className="soft">If your specialist cancels or does not come, you always get everything back.</p>
          </>
        )}
      </QueryPanel>
    </Card>
  );
}
