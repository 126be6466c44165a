import { LiveNotice } from '@telehealth/care/visits/live-notice';
import { message } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import { useRole } from '@telehealth/contracts/session';
import { type ServerNow, useServerNow } from '@telehealth/data/clock/use-server-now';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useRoomLive, useVisitDetails } from '@telehealth/data/visits/visit-details.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { type ComponentType, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useOpenElsewhere } from '../../visit/use-open-elsewhere';
import type { VisitPart } from '../../visit/visit-part';
import { type VisitPhase, visitPhase } from '../../visit/visit-phase';
import { BeforeVisit } from './before-visit';
import { CalledOff } from './called-off';
import { ChangeAnnouncer } from './change-announcer';
import styles from './consultation.module.css';
import { VisitAside } from './visit-aside';
import { VisitHead } from './visit-head';

/**
 * Parts of other features, loaded when the visit reaches them: waiting room, call and after-visit page. Each replaces
 * everything below the heading.
 */
export interface VisitParts {
  door?: ComponentType<VisitPart>;
  room?: ComponentType<VisitPart>;
  after?: ComponentType<VisitPart>;
  /** Prefetches what the call needs while entry is open, so that admission takes one request. */
  prepare?: (appointmentId: string) => void;
  /** For a user who is not part of the visit and may be invited as a guest. `otherwise`: shown if they are not. */
  guest?: ComponentType<{ appointmentId: string; otherwise: ReactNode }>;
}

/** One visit before, during and after it, for its participants. */
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
  const phase = visitPhase(details, clock.now);
  const Part = partOf(phase, parts);
  const { id } = details.visit;
  const { prepare } = parts;
  const isOpen = phase === 'open' || phase === 'waiting';
  const page = useShownAnew(details);
  const isElsewhere = useOpenElsewhere(id, isOpen || phase === 'running');
  useEffect(() => {
    if (isOpen) prepare?.(id);
  }, [isOpen, prepare, id]);
  return (
    <div ref={page} className={styles.page} data-role={details.visit.viewerRole}>
      <ChangeAnnouncer details={details} />
      {/* During the call the seat handles this: it moves to the newest tab. */}
      <div role="status">
        {isElsewhere && isOpen && (
          <Notice tone="warning" title="This visit is open in another tab of this browser">
            You may hear an echo. Close one of the two.
          </Notice>
        )}
      </div>
      {details.room !== null && <RoomSubscription appointmentId={details.visit.id} />}
      {Part === undefined ? (
        <Whole details={details} phase={phase} clock={clock} />
      ) : (
        <Suspense fallback={<ConsultationSkeleton />}>
          <Part details={details} phase={phase} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * When the reader's own press changes the visit and removes the pressed button, focus moves to the head, which shows the
 * result.
 */
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
    // With a dialog open, focus moves after it closes.
    const dialog = document.activeElement?.closest('dialog');
    if (dialog) dialog.addEventListener('close', show, { once: true });
    else show();
  }, [status, isOwn]);
  return page;
}

function partOf(phase: VisitPhase, { door, room, after }: VisitParts): ComponentType<VisitPart> | undefined {
  if (phase === 'open' || phase === 'waiting') return door;
  if (phase === 'running') return room;
  return phase === 'over' || phase === 'missed' ? after : undefined;
}

function Whole({ details, phase, clock }: VisitPart & { clock: ServerNow }) {
  const isOver = phase === 'over' || phase === 'missed' || phase === 'off';
  return (
    <>
      <VisitHead details={details} phase={phase} clock={clock} />
      <Split>
        <Stack gap={4}>
          {isOver ? <CalledOff details={details} phase={phase} /> : <BeforeVisit details={details} phase={phase} />}
        </Stack>
        <Stack gap={4}>
          <VisitAside details={details} phase={phase} />
        </Stack>
      </Split>
    </>
  );
}

/** Subscribes to the call's state. Rendered only for booked visits, because row security refuses the topic otherwise. */
function RoomSubscription({ appointmentId }: { appointmentId: string }) {
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

/** The same text for a visit of others and for one that does not exist, so that neither can be told apart. */
function NotYours() {
  const { your } = useSubjectWords();
  const list = useRole() === 'specialist' ? 'specialist.appointments' : 'patient.appointments';
  return (
    <EmptyState
      title="This visit is not yours, or it does not exist"
      action={<LinkButton to={pathTo(list)}>See {your} appointments</LinkButton>}
    >
      {message('consultation.notFound')} If you have more than one account, sign in with the one that booked it.
    </EmptyState>
  );
}

function ConsultationSkeleton() {
  return (
    <SkeletonGroup label="Loading the visit">
      <div className={styles.page}>
        <SkeletonCard height="10rem" tone="pattern" />
        <Split>
          <SkeletonCard height="20rem" />
          <SkeletonCard height="16rem" />
        </Split>
      </div>
    </SkeletonGroup>
  );
}
