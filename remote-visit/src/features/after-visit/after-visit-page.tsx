import '@telehealth/contracts/words';
import { useResultsLive } from '@telehealth/data/visits/visit-details.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Stack } from '@telehealth/ui/layout/stack';
import { Arrival } from '../../visit/arrival';
import { CapacityLine } from '../../visit/capacity-line';
import { EarlierVisits } from '../../visit/earlier-visits';
import { EmergencyCard } from '../../visit/emergency-card';
import { FollowUp } from '../../visit/follow-up';
import { MoneyCard } from '../../visit/money-card';
import { PatientWords } from '../../visit/patient-words';
import { SharingCard } from '../../visit/sharing-card';
import { TimesInstead } from '../../visit/times-instead';
import type { VisitPart } from '../../visit/visit-part';
import { VisitStory } from '../../visit/visit-story';
import { isToldInHead, outcomeOf } from '../../visit/what-became';
import { WhatHappened } from '../../visit/what-happened';
import { AfterHead } from './after-head';
import styles from './after-visit.module.css';
import { Outcome } from './outcome';
import { PlanCard } from './plan-card';
import { PracticePart } from './practice-part';
import { ReviewCard } from './review-card';
import { TeachBack } from './teach-back';
import { ThreadCard } from './thread-card';
import { VisitLetters } from './visit-letters';
import { VisitPrescriptions } from './visit-prescriptions';
import { WatchFor } from './watch-for';

/** A finished visit: what happened, its results and what comes next. Both sides get here when the visit ends. */
export function AfterVisitPage({ details, phase }: VisitPart) {
  const isPractice = details.visit.viewerRole === 'specialist';
  return (
    <div className={styles.page} data-paper>
      {details.room !== null && <ResultsSubscription appointmentId={details.visit.id} />}
      <AfterHead details={details} phase={phase} />
      <Outcome details={details} />
      <CapacityLine details={details} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {isPractice ? <PracticePart details={details} /> : <ForPatient details={details} />}
        </div>
        <div className={styles.side}>
          {details.side === 'patient' && <VisitPrescriptions details={details} />}
          {details.side === 'patient' && <VisitLetters details={details} />}
          {details.side === 'patient' && details.turned === null && (
            <FollowUp details={details} isInstead={!tookPlace(details)} />
          )}
          {details.side === 'patient' && details.turned === null && <MoneyCard appointmentId={details.visit.id} />}
          <ThreadCard details={details} />
          <EmergencyCard details={details} phase={phase} />
        </div>
        <div className={styles.rest}>
          {details.side === 'patient' && <ReviewCard details={details} />}
          <WhatHappened details={details} phase={phase} isTold={isToldInHead(details)} />
          <PatientWords details={details} />
          <SharingCard details={details} />
          <EarlierVisits details={details} />
          <VisitStory details={details} />
        </div>
      </div>
    </div>
  );
}

/** The call was held to its end, or it has at least one result. */
function tookPlace(details: VisitDetails): boolean {
  const outcome = outcomeOf(details);
  return details.notes.length > 0 || outcome === 'held' || outcome === 'handedOver';
}

function ForPatient({ details }: { details: VisitDetails }) {
  return (
    <Stack gap={4}>
      <TimesInstead visit={details.visit} />
      {tookPlace(details) && details.side === 'patient' && (
        <>
          <Arrival id="plan">
            <PlanCard details={details} />
          </Arrival>
          <TeachBack details={details} />
          <WatchFor details={details} />
        </>
      )}
    </Stack>
  );
}

/** Subscribes to results that are signed or issued later. Rendered only where the user may join that topic. */
function ResultsSubscription({ appointmentId }: { appointmentId: string }) {
  useResultsLive(appointmentId);
  return null;
}
