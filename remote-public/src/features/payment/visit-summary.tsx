import { ChargedIn, Price } from '@telehealth/care/visits/price';
import { MODE_LABELS, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import { When } from '@telehealth/ui/parts/time';

export function VisitSummary({ visit }: { visit: Appointment }) {
  const { Your } = useSubjectWords();
  const specialty = visit.counterpartSpecialty && SPECIALTY_LABELS[visit.counterpartSpecialty];
  return (
    <Card title={`${Your} visit`}>
      <DataList
        items={[
          { term: 'When', detail: <When at={visit.startsAt} zone={viewerTimeZone()} /> },
          { term: 'With', detail: specialty ? `${visit.counterpartName}, ${specialty}` : visit.counterpartName },
          { term: 'How', detail: `${MODE_LABELS[visit.mode]}, ${visit.minutes} minutes` },
          { term: 'Price', detail: <Price money={visit.price} /> },
        ]}
      />
      <ChargedIn money={visit.price} />
    </Card>
  );
}
