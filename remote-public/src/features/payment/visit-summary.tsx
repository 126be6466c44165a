import { ChargedIn, Price } from '@telehealth/care/visits/price';
import { VisitWithoutRecord } from '@telehealth/care/visits/visit-without-record';
import { MODE_LABELS, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { personForHolder } from '@telehealth/data/related-persons/person-words';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import { When } from '@telehealth/ui/parts/time';

export function VisitSummary({ visit }: { visit: Appointment }) {
  const specialty = visit.counterpartSpecialty && SPECIALTY_LABELS[visit.counterpartSpecialty];
  return (
    <Card title="Your visit">
      <DataList
        items={[
          { term: 'When', detail: <When at={visit.startsAt} zone={viewerTimeZone()} /> },
          { term: 'With', detail: specialty ? `${visit.counterpartName}, ${specialty}` : visit.counterpartName },
          ...(visit.forWhom ? [{ term: 'For', detail: personForHolder(visit.forWhom, visit.startsAt) }] : []),
          { term: 'How', detail: `${MODE_LABELS[visit.mode]}, ${visit.minutes} minutes` },
          { term: 'Price', detail: <Price money={visit.price} /> },
        ]}
      />
      {visit.forWhom !== null && <VisitWithoutRecord name={visit.forWhom.name} />}
      <ChargedIn money={visit.price} />
    </Card>
  );
}
