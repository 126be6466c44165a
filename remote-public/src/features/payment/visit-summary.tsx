import { ChargedIn, Price } from '@telehealth/care/visits/price';
import { MODE_LABELS, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { usePayment } from '@telehealth/data/payments/payment.queries';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Amount } from '@telehealth/ui/parts/money';
import { When } from '@telehealth/ui/parts/time';

export function VisitSummary({ visit }: { visit: Appointment }) {
  const { Your } = useSubjectWords();
  const { price, charge } = visit;
  const isInRands = charge.currency !== price.currency;
  const { data: payment } = usePayment(visit.id, { enabled: isInRands });
  const specialty = visit.counterpartSpecialty && SPECIALTY_LABELS[visit.counterpartSpecialty];
  return (
    <Card title={`${Your} visit`}>
      <DataList
        items={[
          { term: 'When', detail: <When at={visit.startsAt} zone={viewerTimeZone()} /> },
          { term: 'With', detail: specialty ? `${visit.counterpartName}, ${specialty}` : visit.counterpartName },
          { term: 'How', detail: `${MODE_LABELS[visit.mode]}, ${visit.minutes} minutes` },
          { term: 'Price', detail: isInRands ? <Amount money={price} /> : <Price money={price} /> },
          ...(isInRands ? [{ term: 'You pay', detail: <Amount money={charge} /> }] : []),
        ]}
      />
      <ChargedIn price={price} charge={charge} at={payment?.rate ?? null} />
    </Card>
  );
}
