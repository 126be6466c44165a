import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import type { AskedRenewal } from '../../data/prescribing/asked-renewal.schema';
import { isOpenRenewal } from './day-totals';
import { OpenRenewal } from './open-renewal';
import { decisionText, medicinesText, patientOf } from './renewal-words';

const CLOSED_SHOWN = 10;

/** Renewal requests: waiting ones first, the oldest on top, then recent decisions. */
export function RenewalsCard({ renewals, now }: { renewals: readonly AskedRenewal[]; now: Date }) {
  const zone = viewerTimeZone();
  const open = renewals
    .filter(isOpenRenewal)
    .sort((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
  const closed = renewals.filter((renewal) => !isOpenRenewal(renewal)).slice(0, CLOSED_SHOWN);
  return (
    <Stack>
      {open.length === 0 ? (
        <Card>
          <EmptyState title="No renewals to decide">
            When a patient asks for more of a medicine you prescribed, the request comes here.
          </EmptyState>
        </Card>
      ) : (
        open.map((renewal) => <OpenRenewal key={renewal.id} renewal={renewal} now={now} />)
      )}
      {closed.length > 0 && (
        <Card title="Decided lately">
          <RowList label="Decided lately">
            {closed.map((renewal) => (
              <Row
                key={renewal.id}
                title={patientOf(renewal)}
                detail={`${medicinesText(renewal)}. Asked ${formatShortMoment(renewal.requestedAt, zone)}`}
                end={<span className="small soft">{decisionText(renewal)}</span>}
              />
            ))}
          </RowList>
        </Card>
      )}
    </Stack>
  );
}
