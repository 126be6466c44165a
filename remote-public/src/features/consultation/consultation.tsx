import { message, pathTo } from '@telehealth/contracts';
import { useRole } from '@telehealth/contracts/session';
import { type ServerNow, useServerNow } from '@telehealth/data/clock/use-server-now';
import { useRoomLive, useVisitDetails } from '@telehealth/data/visits/visit-details.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { LiveNotice } from '@telehealth/visits/live-notice';
import { type ComponentType, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { decideMoment, type Moment } from '../../visit/decide-moment';
import { useOpenElsewhere } from '../../visit/use-open-elsewhere';
import type { VisitPart } from '../../visit/visit-part';
import { BeforeVisit } from './before-visit';
import { CalledOff } from './called-off';
import { ChangeAnnouncer } from './change-announcer';
import styles from './consultation.module.css';
import { VisitAside } from './visit-aside';
import { VisitHead } from './visit-head';

/**
 * Parts that other features draw and that are loaded when a visit reaches them: the door and the waiting room, the call, and
 * what follows it. Each stands in the place of all below the heading.
 */
export interface VisitParts {
  door?: ComponentType<VisitPart>;
  room?: ComponentType<VisitPart>;
  after?: ComponentType<VisitPart>;
  /** Fetches what coming in needs, while the doors are open: being admitted is then a matter of one call. */
  prepare?: (appointmentId: string) => void;
  /** Of somebody who has no part in the visit: they may be asked in as a guest. `otherwise`: they are not. */
  guest?: ComponentType<{ appointmentId: string; otherwise: ReactNode }>;
}

/** One visit, before, during and after it, for whoever has a part in it. */
export function Consultation({ appointmentId, parts = {} }: { appointmentId: string; parts?: VisitParts }) {
  const { query, live } = useVisitDetails(appointmentId);
  return (
    <>
      <LiveNotice state={live} />
      <QueryPanel query={query} skeleton={<ConsultationSkeleton />} safe="The visit is unchanged.">
        {(details) =>
          details === null ? (
            <Stranger appointmentId={appointmentId} Guest={parts.guest} />
          ) : (
            <ConsultationOf key={details.visit.id} details={details} parts={parts} />
          )
        }
      </QueryPanel>
    </>
  );
}

function ConsultationOf({ details, parts }: { details: VisitDetails; parts: VisitParts }) {
  const clock = useServerNow(10_000);
  const moment = decideMoment(details, clock.now);
  const Part = partOf(moment, parts);
  const { id } = details.visit;
  const { prepare } = parts;
  const isOpen = moment === 'open' || moment === 'waiting';
  const page = useShownAnew(details);
  const isElsewhere = useOpenElsewhere(id, isOpen || moment === 'running');
  useEffect(() => {
    if (isOpen) prepare?.(id);
  }, [isOpen, prepare, id]);
  return (
    <div ref={page} className={styles.page} data-role={details.visit.viewerRole}>
      <ChangeAnnouncer details={details} />
      {/* In the call the seat says so: it goes to the tab that came last. */}
      <div role="status">
        {isElsewhere && isOpen && (
          <Notice tone="warning" title="This visit is open in another tab of this browser">
            You may hear an echo. Close one of the two.
          </Notice>
        )}
      </div>
      {details.room !== null && <RoomEar appointmentId={details.visit.id} />}
      {Part === undefined ? (
        <Whole details={details} moment={moment} clock={clock} />
      ) : (
        <Suspense fallback={<ConsultationSkeleton />}>
          <Part details={details} moment={moment} />
        </Suspense>
      )}
    </div>
  );
}

/** When the visit becomes another by the reader's own press, whose button goes with it, its head says so: there one reads on. */
function useShownAnew({ visit: { status }, history }: VisitDetails): RefObject<HTMLDivElement | null> {
  const isOwn = history.at(-1)?.own === true;
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (!isOwn) return;
    const show = () => {
      const heading = page.current?.querySelector('h2');
      if (!heading || document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus();
    };
    // Asked in a dialog, it is seen once that is closed.
    const dialog = document.activeElement?.closest('dialog');
    if (dialog) dialog.addEventListener('close', show, { once: true });
    else show();
  }, [status, isOwn]);
  return page;
}

function partOf(moment: Moment, { door, room, after }: VisitParts): ComponentType<VisitPart> | undefined {
  if (moment === 'open' || moment === 'waiting') return door;
  if (moment === 'running') return room;
  return moment === 'over' || moment === 'missed' ? after : undefined;
}

function Whole({ details, moment, clock }: VisitPart & { clock: ServerNow }) {
  const isOver = moment === 'over' || moment === 'missed' || moment === 'off';
  return (
    <>
      <VisitHead details={details} moment={moment} clock={clock} />
      <Split>
        <Stack gap={4}>
          {isOver ? <CalledOff details={details} moment={moment} /> : <BeforeVisit details={details} moment={moment} />}
        </Stack>
        <Stack gap={4}>
          <VisitAside details={details} moment={moment} />
        </Stack>
      </Split>
    </>
  );
}

/** Listens to the room; only drawn where there is one, since nobody may listen to a visit that was never booked. */
function RoomEar({ appointmentId }: { appointmentId: string }) {
  useRoomLive(appointmentId);
  return null;
}

function Stranger({ appointmentId, Guest }: { appointmentId: string; Guest: VisitParts['guest'] }) {
  if (Guest === undefined) return <NotYours />;
  return (
    <Suspense fallback={<ConsultationSkeleton />}>
      <Guest appointmentId={appointmentId} otherwise={<NotYours />} />
    </Suspense>
  );
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
