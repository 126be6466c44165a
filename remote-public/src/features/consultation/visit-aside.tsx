import { PAYMENT_STATE_LABELS } from '@telehealth/contracts';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import { EarlierTime } from '@telehealth/visits/earlier-time';
import { Price } from '@telehealth/visits/price';
import { OthersInVisit } from '../../guests/others-in-visit';
import { AboutVisit } from '../../visit/about-visit';
import { isComing, type Moment, mayAnswer, mayComeEarlier } from '../../visit/decide-moment';
import { EmergencyCard } from '../../visit/emergency-card';
import { MoneyCard } from '../../visit/money-card';
import { SharingCard } from '../../visit/sharing-card';
import { VisitChanges } from '../../visit/visit-actions';
import { VisitStory } from '../../visit/visit-story';

/** Somebody else may be asked in: the visit is agreed and not over. */
const isBooked = (moment: Moment) =>
  moment === 'ahead' || moment === 'open' || moment === 'waiting' || moment === 'running';

/** What stands beside the visit: the time, changing one's mind, the money, what is shared, help, and its history. */
export function VisitAside({ details, moment }: { details: VisitDetails; moment: Moment }) {
  const { side, visit } = details;
  return (
    <>
      <AboutVisit visit={visit} />
      {isComing(moment) && side !== 'covering' && !mayAnswer(details, moment) && <VisitChanges visit={visit} />}
      {mayComeEarlier(details, moment) && <EarlierTime visit={visit} />}
      {side === 'patient' && <MoneyCard appointmentId={visit.id} />}
      {side === 'specialist' && visit.paymentState !== null && (
        <Card title="Payment">
          <DataList
            items={[
              { term: 'State', detail: PAYMENT_STATE_LABELS[visit.paymentState] },
              { term: 'Price', detail: <Price money={visit.price} /> },
            ]}
          />
        </Card>
      )}
      {isBooked(moment) && details.room !== null && <OthersInVisit details={details} />}
      <SharingCard details={details} />
      <EmergencyCard details={details} moment={moment} />
      <VisitStory details={details} />
    </>
  );
}
