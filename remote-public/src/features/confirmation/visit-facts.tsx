import { type Appointment, formatMoment, MODE_LABELS, SPECIALTY_LABELS } from '@telehealth/contracts';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import { CalendarFile } from '@telehealth/visits/calendar-file';

/** Both clocks are written out whenever the two sides are in different zones, so that nobody has to count. */
export function VisitFacts({ visit }: { visit: Appointment }) {
  const { startsAt, patientTimeZone, specialistTimeZone } = visit;
  const specialty = visit.counterpartSpecialty && SPECIALTY_LABELS[visit.counterpartSpecialty];
  return (
    <Card title="When and how">
      <DataList
        items={[
          { term: 'Your time', detail: formatMoment(startsAt, patientTimeZone) },
          { term: "Your specialist's time", detail: formatMoment(startsAt, specialistTimeZone) },
          { term: 'With', detail: specialty ? `${visit.counterpartName}, ${specialty}` : visit.counterpartName },
          { term: 'How', detail: `${MODE_LABELS[visit.mode]}, ${visit.minutes} minutes` },
        ]}
      />
      <CalendarFile visit={visit} />
    </Card>
  );
}
