import { EarlierTime } from '@telehealth/care/visits/earlier-time';
import { Price } from '@telehealth/care/visits/price';
import { PAYMENT_STATE_LABELS } from '@telehealth/contracts/formatting';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Amount } from '@telehealth/ui/parts/money';
import type { ReactNode } from 'react';
import { OthersInVisit } from '../../guests/others-in-visit';
import { AboutVisit } from '../../visit/about-visit';
import { EmergencyCard } from '../../visit/emergency-card';
import { MoneyCard } from '../../visit/money-card';
import { PhoneFold } from '../../visit/phone-fold';
import { SharingCard } from '../../visit/sharing-card';
import { VisitChanges } from '../../visit/visit-actions';
import { isComing, mayAnswer, mayComeEarlier, type VisitPhase } from '../../visit/visit-phase';
import { VisitStory } from '../../visit/visit-story';

/** Guests may be invited while the visit is agreed and not over. */
const isBooked = (phase: VisitPhase) =>
  phase === 'ahead' || phase === 'open' || phase === 'waiting' || phase === 'running';

export function VisitAside({ details, phase }: { details: VisitDetails; phase: VisitPhase }) {
  const { side, visit } = details;
  const isAhead = isComing(phase);
  const isFolded = isAhead && visit.viewerRole === 'patient';
  return (
    <>
      <Part title="Calendar, money, move or cancel" isFolded={isFolded}>
        <AboutVisit visit={visit} />
        {isAhead && side !== 'covering' && !mayAnswer(details, phase) && <VisitChanges visit={visit} />}
        {mayComeEarlier(details, phase) && <EarlierTime visit={visit} />}
        {side === 'patient' && <MoneyCard appointmentId={visit.id} />}
        {side === 'specialist' && visit.paymentState !== null && (
          <Card title="Payment">
            <DataList
              items={[
                { term: 'State', detail: PAYMENT_STATE_LABELS[visit.paymentState] },
                { term: 'Price', detail: <Price money={visit.price} /> },
                ...(visit.charge.currency === visit.price.currency
                  ? []
                  : [{ term: 'Charged', detail: <Amount money={visit.charge} /> }]),
              ]}
            />
          </Card>
        )}
      </Part>
      <Part title="Sharing, others, history" isFolded={isFolded}>
        {isBooked(phase) && details.room !== null && <OthersInVisit details={details} />}
        <SharingCard details={details} />
        <VisitStory details={details} />
      </Part>
      <EmergencyCard details={details} phase={phase} />
    </>
  );
}

/** Patients prepare on this page, so on a phone the rest is one line; a visit that does not come shows its money at once. */
const Part = ({ isFolded, title, children }: { isFolded: boolean; title: string; children: ReactNode }) =>
  isFolded ? <PhoneFold title={title}>{children}</PhoneFold> : children;
