import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { useKeepAwake } from '@telehealth/contracts/session';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useStayAtDoor } from '@telehealth/data/visits/waiting-room.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { useState } from 'react';
import { OthersInVisit } from '../../../guests/others-in-visit';
import { AboutVisit } from '../../../visit/about-visit';
import { EarlierVisits } from '../../../visit/earlier-visits';
import { EmergencyCard } from '../../../visit/emergency-card';
import { NoShowCard } from '../../../visit/no-show-card';
import { PatientWords } from '../../../visit/patient-words';
import { SharingCard } from '../../../visit/sharing-card';
import { Proposal, VisitChanges } from '../../../visit/visit-actions';
import type { VisitPart } from '../../../visit/visit-part';
import { VisitStory } from '../../../visit/visit-story';
import { VisitThread } from '../../../visit/visit-thread';
import { BeginChoices } from '../begin-choices';
import { DoorBanner } from '../door-banner';
import { LateCard } from '../late-card';
import { OwnMediaCard } from '../own-media/own-media-card';
import { useOwnMedia } from '../own-media/use-own-media';
import styles from '../waiting-room.module.css';
import { BeginButtons, problemText, useBeginning } from './begin-visit';
import { BriefCard } from './brief-card';
import { CallbackCard } from './callback-card';
import { DangerNotice } from './danger-notice';
import { describePatient } from './describe-patient';

export function PracticeSide({ details, phase }: VisitPart) {
  const clock = useServerNow(10_000);
  const media = useOwnMedia(details.visit.mode);
  const beginning = useBeginning(details);
  const [rangInVain, setRangInVain] = useState(false);
  const { visit, side } = details;
  useKeepAwake(true);
  useStayAtDoor(visit.id);
  const problem = problemText(beginning);
  return (
    <>
      <DangerNotice details={details} />
      <DoorBanner details={details} clock={clock} action={<BeginButtons details={details} beginning={beginning} />} />
      {side !== 'covering' && <Proposal visit={visit} />}
      <div role="status">{problem !== null && <Notice tone="warning">{problem}</Notice>}</div>
      <Split>
        <Stack gap={4}>
          <PatientCard details={details} isHere={beginning.isHere} />
          <PatientWords details={details} />
          <BriefCard details={details} />
          <CallbackCard details={details} onRang={(answered) => setRangInVain(!answered)} />
          <NoShowCard details={details} now={clock.now} rangInVain={rangInVain} />
          <VisitThread details={details} />
          <LateCard details={details} />
          <EarlierVisits details={details} />
        </Stack>
        <Stack gap={4}>
          <OwnMediaCard details={details} media={media} />
          <BeginChoices details={details} />
          <SharingCard details={details} />
          <OthersInVisit details={details} />
          <AboutVisit visit={visit} />
          {side !== 'covering' && <VisitChanges visit={visit} />}
          <EmergencyCard details={details} phase={phase} />
          <VisitStory details={details} />
        </Stack>
      </Split>
    </>
  );
}

function PatientCard({ details, isHere }: { details: VisitDetails; isHere: boolean }) {
  const { title, facts } = describePatient(details, viewerTimeZone());
  return (
    <Card aria-label="The patient">
      <div role="status" className={styles.head}>
        <h2>{title}</h2>
        <ul className={styles.list}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {isHere && (
        <p className="small soft">
          {details.patientName} sees that you are here, as long as this page is open. If they do not come, you are
          recorded as present, as long as you are still here when the visit begins.
        </p>
      )}
    </Card>
  );
}
