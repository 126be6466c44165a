import { message, pathTo } from '@telehealth/contracts';
import { useRole } from '@telehealth/contracts/session';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useRoomLive, useVisitDetails } from '@telehealth/data/visits/visit-details.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { LiveNotice } from '@telehealth/visits/live-notice';
import { AfterVisit } from './after-visit';
import { BeforeVisit } from './before-visit';
import { ChangeAnnouncer } from './change-announcer';
import styles from './consultation.module.css';
import { decideMoment } from './decide-moment';
import { VisitAside } from './visit-aside';
import { VisitHead } from './visit-head';

/** One visit, before and after it, for whoever has a part in it. */
export function Consultation({ appointmentId }: { appointmentId: string }) {
  const { query, live } = useVisitDetails(appointmentId);
  return (
    <>
      <LiveNotice state={live} />
      <QueryPanel query={query} skeleton={<ConsultationSkeleton />} safe="The visit stands as it was.">
        {(details) => (details === null ? <NotYours /> : <ConsultationOf key={details.visit.id} details={details} />)}
      </QueryPanel>
    </>
  );
}

function ConsultationOf({ details }: { details: VisitDetails }) {
  const clock = useServerNow(10_000);
  const moment = decideMoment(details, clock.now);
  const isOver = moment === 'over' || moment === 'missed' || moment === 'off';
  return (
    <div className={styles.page} data-role={details.visit.viewerRole}>
      <ChangeAnnouncer details={details} />
      {details.room !== null && <RoomEar appointmentId={details.visit.id} />}
      <VisitHead details={details} moment={moment} clock={clock} />
      <Split>
        <Stack gap={4}>
          {isOver ? (
            <AfterVisit details={details} moment={moment} />
          ) : (
            <BeforeVisit details={details} moment={moment} />
          )}
        </Stack>
        <Stack gap={4}>
          <VisitAside details={details} moment={moment} />
        </Stack>
      </Split>
    </div>
  );
}

/** Listens to the room; only drawn where there is one, since nobody may listen to a visit that was never booked. */
function RoomEar({ appointmentId }: { appointmentId: string }) {
  useRoomLive(appointmentId);
  return null;
}

/** The same for a visit of others and for one that does not exist: nobody learns which. */
function NotYours() {
  const list = useRole() === 'specialist' ? 'specialist.appointments' : 'patient.appointments';
  return (
    <EmptyState
      title="This visit is not yours, or it does not exist"
      action={<LinkButton to={pathTo(list)}>See your appointments</LinkButton>}
    >
      {message('consultation.notFound')} If you have more than one account, sign in with the one that booked it.
    </EmptyState>
  );
}

function ConsultationSkeleton() {
  return (
    <SkeletonGroup label="Loading the visit">
      <div className={styles.page}>
        <SkeletonCard height="10rem" tone="cloth" />
        <Split>
          <SkeletonCard height="20rem" />
          <SkeletonCard height="16rem" />
        </Split>
      </div>
    </SkeletonGroup>
  );
}
