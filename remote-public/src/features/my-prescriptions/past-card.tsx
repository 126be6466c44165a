import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { MyPrescription } from '@telehealth/data/prescriptions/my-prescriptions.schema';
import { nameOf, type Placed } from '@telehealth/data/prescriptions/place-prescriptions';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { useMayOpenVisit } from './use-may-open-visit';

const SHOWN = 3;

const STATE_WORDS = {
  active: 'Renewed',
  on_hold: 'On hold',
  completed: 'Used up',
  stopped: 'Stopped',
  cancelled: 'Cancelled',
  entered_in_error: 'Written in error',
} as const;

function stateWords({ status, replacedAt }: MyPrescription, renewedBy: MyPrescription | null): string {
  if (replacedAt !== null) return 'Replaced';
  return renewedBy === null ? STATE_WORDS[status] : 'Renewed';
}

/** Medicines no longer taken, and why. Renders nothing if there are none. */
export function PastCard({ placed }: { placed: readonly Placed[] }) {
  const [isWhole, setWhole] = useState(false);
  if (placed.length === 0) return null;
  const shown = isWhole ? placed : placed.slice(0, SHOWN);
  return (
    <Card
      title="No longer taken"
      actions={
        shown.length < placed.length && (
          <Button variant="quiet" size="s" onClick={() => setWhole(true)}>
            All {placed.length}
          </Button>
        )
      }
    >
      <RowList label="No longer taken">
        {shown.map(({ prescription, renewedBy }) => (
          <Row
            key={prescription.id}
            title={nameOf(prescription)}
            detail={<Why placed={{ prescription, renewedBy }} />}
            end={<Badge>{stateWords(prescription, renewedBy)}</Badge>}
          />
        ))}
      </RowList>
    </Card>
  );
}

function Why({ placed: { prescription, renewedBy } }: { placed: Pick<Placed, 'prescription' | 'renewedBy'> }) {
  const { prescriberName, issuedAt, updatedAt, statusReason, status, appointmentId, replacedAt } = prescription;
  const zone = viewerTimeZone();
  const mayOpenVisit = useMayOpenVisit();
  const reason = statusReason === '' || statusReason === 'ran out' ? '' : `: ${statusReason}`;
  const since = status === 'completed' ? 'Taken to the end' : `Since ${formatDate(updatedAt, zone)}${reason}`;
  const ended = replacedAt === null ? since : `A new one took its place on ${formatDate(replacedAt, zone)}${reason}`;
  return (
    <>
      {renewedBy === null || replacedAt !== null ? ended : `Renewed on ${formatDate(renewedBy.issuedAt, zone)}`}.{' '}
      {prescriberName}, issued {formatDate(issuedAt, zone)}.{' '}
      {mayOpenVisit && <Link to={pathTo('consultation', { id: appointmentId })}>The visit</Link>}
    </>
  );
}
