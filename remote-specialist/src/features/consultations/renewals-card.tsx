import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { spanText } from '@telehealth/ui/parts/span-text';
import type { AskedRenewal } from '../../data/prescribing/asked-renewal.schema';
import { toItem } from '../../open-loops/loop-words';
import { decisionText, medicinesText, patientOf } from '../../renewals/renewal-words';
import { isOpenRenewal } from './day-totals';

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
        <Card title="To decide">
          <RowList label="To decide">
            {open.map((renewal) => (
              <Row
                key={renewal.id}
                title={
                  <Link to={`${pathTo('specialist.inbox')}?${toItem({ kind: 'renewal', itemId: renewal.id }).search}`}>
                    {patientOf(renewal)}
                  </Link>
                }
                detail={`${medicinesText(renewal)}. Asked ${formatShortMoment(renewal.requestedAt, zone)}`}
                end={<Due renewal={renewal} now={now} />}
              />
            ))}
          </RowList>
        </Card>
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

function Due({ renewal: { dueAt }, now }: { renewal: AskedRenewal; now: Date }) {
  if (dueAt === null) return <Badge>Waits</Badge>;
  const left = dueAt.getTime() - now.getTime();
  return left <= 0 ? <Badge tone="warning">{spanText(-left)} late</Badge> : <Badge>{spanText(left)} left</Badge>;
}
