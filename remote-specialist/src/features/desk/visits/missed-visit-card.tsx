import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import type { VisitCorrection } from '../../../data/desk/desk.mutations';
import type { MissedVisit } from '../../../data/desk/desk.schema';
import { CorrectionDialog } from '../correction-dialog';
import { dueWords, momentWords } from '../desk-words';
import { Evidence } from '../evidence';

/** The facts about a visit that the evidence left undecided; the badge says so. */
const KNOWN: Readonly<Partial<Record<MissedVisit['status'], string>>> = {
  booked: ', nobody is known to have come',
  waiting: ', nobody began it',
};

interface MissedVisitCardProps {
  visit: MissedVisit;
  now: Date;
}

/** A missed visit with its attendance evidence and possible corrections. */
export function MissedVisitCard({ visit, now }: MissedVisitCardProps) {
  const { appointmentId, status, startsAt, patientName, specialistName, recordedAt, correctableUntil } = visit;
  const [correcting, setCorrecting] = useState<VisitCorrection['to'] | null>(null);
  const named = nameVisit({ ...visit, holdExpiresAt: null, viewerRole: 'operator' }, now);
  const about = `${patientName} with ${specialistName}`;
  return (
    <Card as="article" title={about} actions={<Until until={correctableUntil} now={now} />}>
      <DataList
        items={[
          { term: 'Visit', detail: momentWords(startsAt) },
          { term: 'Now', detail: `${named.label}${KNOWN[status] ?? ''}, since ${momentWords(recordedAt)}` },
        ]}
      />
      <EvidenceOnPress appointmentId={appointmentId} about={about} />
      <Cluster>
        {correctableUntil !== null && (
          <Button
            variant="line"
            size="s"
            aria-label={`It was not missed: book it again, ${about}`}
            onClick={() => setCorrecting('booked')}
          >
            It was not missed: book it again
          </Button>
        )}
        <Button
          variant="line"
          size="s"
          aria-label={`It was entered by mistake: take it out, ${about}`}
          onClick={() => setCorrecting('entered_in_error')}
        >
          It was entered by mistake: take it out
        </Button>
      </Cluster>
      {correcting && <CorrectionDialog visit={visit} to={correcting} onClose={() => setCorrecting(null)} />}
    </Card>
  );
}

function Until({ until, now }: { until: Date | null; now: Date }) {
  if (until === null) return <Badge>Undecided</Badge>;
  return (
    <Badge tone="warning" icon={icons.clock}>
      Can be put right: {dueWords(until, now)}
    </Badge>
  );
}

function EvidenceOnPress({ appointmentId, about }: { appointmentId: string; about: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Evidence appointmentId={appointmentId} />;
  return (
    <div>
      <Button variant="line" size="s" aria-label={`Show who was there: ${about}`} onClick={() => setOpen(true)}>
        Show who was there
      </Button>
    </div>
  );
}
