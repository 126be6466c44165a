import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { OthersInVisit } from '../../guests/others-in-visit';
import type { RoomActions, RoomView } from '../../room/room-view';
import { CapacityLine } from '../../visit/capacity-line';
import { SharingCard } from '../../visit/sharing-card';
import { CameSoFar } from './came-so-far';
import { DataMeter } from './data-meter';
import { HandOff } from './hand-off';
import styles from './panel.module.css';
import { QuestionsToTick } from './questions-to-tick';
import { WhereYouAre } from './where-you-are';
import { WhoIsHere } from './who-is-here';

interface PatientAsideProps {
  view: RoomView;
  actions: RoomActions;
  details: VisitDetails;
}

export function PatientAside({ view, actions, details }: PatientAsideProps) {
  const { mode } = details.visit;
  return (
    <>
      <CameSoFar details={details} />
      <CapacityLine details={details} />
      <QuestionsToTick questions={details.intake?.questions ?? []} />
      <WhereYouAre details={details} />
      {mode !== 'chat' && <DataMeter view={view} actions={actions} hasVideo={mode === 'video'} />}
      <WhoIsHere seats={view.seats} />
      <OthersInVisit details={details} />
      <SharingCard details={details} />
      <Card title="Continue on another device" className={styles.card}>
        <HandOff />
      </Card>
    </>
  );
}
