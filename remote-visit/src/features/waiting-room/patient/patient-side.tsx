import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useKeepAwake } from '@telehealth/contracts/session';
import { type ServerNow, useServerNow } from '@telehealth/data/clock/use-server-now';
import { useStayAtDoor, useWaitingTime } from '@telehealth/data/visits/waiting-room.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { useEffect } from 'react';
import { OthersInVisit } from '../../../guests/others-in-visit';
import { belongsIntoCall, expectCall, forgetCall } from '../../../room/this-tab';
import { AboutVisit } from '../../../visit/about-visit';
import { BeforeDoctorCard } from '../../../visit/before-doctor-card';
import { paidBackFrom } from '../../../visit/decide-no-show';
import { EmergencyCard } from '../../../visit/emergency-card';
import { LatePushOffer } from '../../../visit/late-push-offer';
import { useLargeText, useOwnNeeds } from '../../../visit/own-needs';
import { PhoneFold } from '../../../visit/phone-fold';
import { PreparationList } from '../../../visit/preparation-list';
import { SharingCard } from '../../../visit/sharing-card';
import { Proposal, VisitChanges } from '../../../visit/visit-actions';
import type { VisitPart } from '../../../visit/visit-part';
import { VisitStory } from '../../../visit/visit-story';
import { VisitThread } from '../../../visit/visit-thread';
import { WordsForm } from '../../../visit/words-form';
import { BeginChoices } from '../begin-choices';
import { DoorBanner } from '../door-banner';
import { LateCard } from '../late-card';
import { OwnMediaCard } from '../own-media/own-media-card';
import { type OwnMedia, useOwnMedia } from '../own-media/use-own-media';
import { WaitBanner } from '../wait-banner';
import styles from '../waiting-room.module.css';
import { ComeInCard, PlaceCard } from './come-in-card';
import { BackAgain, LeaveCard } from './leave-card';
import { SoftTone } from './soft-tone';
import { useWaitingTitle } from './use-waiting-title';
import { WorseCard } from './worse-card';

interface SideProps extends VisitPart {
  clock: ServerNow;
  media: OwnMedia;
}

/** The patient's entry and waiting room. The page switches to the call by itself. */
export function PatientSide({ details, phase }: VisitPart) {
  const clock = useServerNow(10_000);
  const media = useOwnMedia(details.visit.mode);
  useKeepAwake(true);
  useLargeText(useOwnNeeds(details).largeText === true);
  useWaitingTitle(phase === 'waiting');
  const props = { details, phase, clock, media };
  return phase === 'waiting' ? <Waiting {...props} /> : <Door {...props} />;
}

function Door({ details, phase, clock, media }: SideProps) {
  return (
    <>
      <DoorBanner details={details} clock={clock} />
      <Proposal visit={details.visit} />
      <Split>
        <Stack gap={4}>
          {/* First, so that a phone shows where to go in. What is folded there is open in the waiting room. */}
          <ComeInCard details={details} />
          <PhoneFold title={details.missing?.allergies ? 'Allergies, and how you are now' : 'How you are now'}>
            <BeforeDoctorCard details={details} />
            <WorseCard details={details} />
          </PhoneFold>
          <PhoneFold title="Try your camera and sound" places={['devices']}>
            <OwnMediaCard details={details} media={media} />
          </PhoneFold>
          {details.threadUntil !== null && (
            <PhoneFold title={`Messages with ${details.visit.counterpartName}`} places={['messages']}>
              <VisitThread details={details} />
            </PhoneFold>
          )}
        </Stack>
        <Stack gap={4}>
          <PhoneFold title="Get ready: questions, list, data use" places={['words', 'prepare']}>
            <BeginChoices details={details} />
            <WordsForm details={details} asksHow={false} />
            <PreparationList details={details} />
          </PhoneFold>
          <PhoneFold title="Share, invite, run late, change">
            <AboutVisit visit={details.visit} />
            <SharingCard details={details} />
            <OthersInVisit details={details} />
            <LateCard details={details} />
            <VisitChanges visit={details.visit} />
            <EmergencyCard details={details} phase={phase} />
            <VisitStory details={details} />
          </PhoneFold>
        </Stack>
      </Split>
    </>
  );
}

function Waiting({ details, phase, clock, media }: SideProps) {
  const wait = useWaitingTime(details.visit.id);
  const staying = useStayAtDoor(details.visit.id);
  const turns = useTurnsIntoVisit(details.visit.id, staying.data);
  return (
    <>
      <div className={styles.head}>
        <h2>You are in the waiting room</h2>
        <p className="soft">
          {turns
            ? 'This page turns into the visit by itself. Keep the sound on.'
            : 'When the visit begins, this page asks you to come in.'}
        </p>
      </div>
      <BackAgain details={details} hasLeft={staying.data === false} />
      <WaitBanner details={details} wait={(wait.status === 'success' && wait.data) || null} now={clock.now} />
      <PaidBack details={details} now={clock.now} />
      <Split>
        <Stack gap={4}>
          <BeforeDoctorCard details={details} />
          <WorseCard details={details} />
          <LeaveCard details={details} now={clock.now} />
          <VisitThread details={details} />
          <WordsForm details={details} asksHow={false} />
          <BeginChoices details={details} />
        </Stack>
        <Stack gap={4}>
          <OwnMediaCard details={details} media={media} />
          <SoftTone appointmentId={details.visit.id} />
          <LatePushOffer />
          <SharingCard details={details} />
          <OthersInVisit details={details} />
          <PlaceCard details={details} />
          <EmergencyCard details={details} phase={phase} />
        </Stack>
      </Split>
    </>
  );
}

/**
 * Marks this tab to take a seat when the visit begins. Any tab of the patient qualifies while they count as waiting: they
 * entered in one and did not leave.
 * @param isStaying from the database; undefined before it answers
 */
function useTurnsIntoVisit(appointmentId: string, isStaying: boolean | undefined): boolean {
  useEffect(() => {
    if (isStaying === true) expectCall(appointmentId);
    if (isStaying === false) forgetCall();
  }, [appointmentId, isStaying]);
  return isStaying ?? belongsIntoCall(appointmentId);
}

/** From ten minutes after the booked time: the automatic refund if the specialist does not come. */
function PaidBack({ details, now }: Pick<VisitPart, 'details'> & { now: Date }) {
  const at = paidBackFrom(details, now);
  return (
    <div role="status">
      {at !== null && (
        <Notice tone="warning" title="You are in the right place">
          If {details.treatedBy} does not come by {formatTime(at, viewerTimeZone())}, everything is paid back by itself.
        </Notice>
      )}
    </div>
  );
}
