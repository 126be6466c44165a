import { ACTING_SCOPES } from '@telehealth/contracts/people';
import { useCurrentUser } from '@telehealth/contracts/session';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { groupAppointments } from '@telehealth/data/appointments/group-appointments';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useActorMay } from '@telehealth/data/people/use-actor-may';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonCard } from '@telehealth/ui/feedback/skeleton';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { Suspense } from 'react';
import { useAccessLive } from '../../data/access/access.live';
import { ZoneLine } from '../../visits/zone-line';
import { decideTodos, isDoorOpen, isOfVisitsAlone, nextVisitOf, openTo } from './decide-todos';
import { NextVisitBanner } from './next-visit-banner';
import { NotAllowedCard } from './not-allowed-card';
import { useOpenMatters } from './open-matters';
import { OpenSkeleton } from './overview-skeleton';
import { type Looked, NextStep, TodoCard } from './todo-card';
import { ComingUpCard, SeenLatelyCard } from './visits-card';
import { WhoLookedCard } from './who-looked-card';

// The chart's code loads after the main content.
const LatestReadingCard = lazyPart(async () => (await import('./latest-reading-card')).LatestReadingCard);

const SHOWN_AHEAD = 3;
const SHOWN_BEHIND = 3;

/** Whether danger signs stand above; unknown where they could not be looked for. */
export type DangerAbove = 'none' | 'open' | 'unknown';

interface PatientOverviewProps {
  appointments: Appointment[];
  danger: DangerAbove;
}

/** Shows one next step, everything else less prominent. A visit that can be entered now is that step. */
export function PatientOverview({ appointments, danger }: PatientOverviewProps) {
  const { now, until } = useServerNow(15_000);
  const user = useCurrentUser();
  const subject = useSubjectWords();
  const matters = useOpenMatters(appointments, now);
  useAccessLive();
  const next = nextVisitOf(appointments, now);
  const groups = groupAppointments(appointments, now);
  const further = groups.upcoming.filter((visit) => visit.status === 'booked' && visit.id !== next?.id);
  const seen = latestOfEach(groups.past.filter(({ status }) => status === 'completed')).slice(0, SHOWN_BEHIND);
  const may = useActorMay();
  const isOnboarded = subject.isOwn ? (user?.onboardingCompleted ?? true) : true;
  const todos = openTo(decideTodos(appointments, isOnboarded, now, matters), may);
  const step = next !== null && isDoorOpen(next, now) ? undefined : todos[0];
  const others = step === undefined ? todos : todos.slice(1);
  const nextStep = step !== undefined && <NextStep todo={step} until={until} />;
  const looked = lookedOf({
    isUnknown: danger === 'unknown' || matters.isIncomplete,
    isAbove: danger === 'open' || step !== undefined,
    isPart: !ACTING_SCOPES.every((scope) => scope === 'notices' || may(scope)),
  });
  // A step that loads later goes below the visit, so that the content does not shift while the patient reads.
  const isFirst = step !== undefined && isOfVisitsAlone(step);
  return (
    <Stack gap={4}>
      {isFirst && nextStep}
      {may('book') && <NextVisitBanner visit={next} now={now} />}
      {matters.isIncomplete && (
        <RetryNotice title="Something may be missing here" onRetry={matters.retry} busy={matters.isFetching}>
          Medicines, messages or requests could not be looked up. Nothing of them is lost.
        </RetryNotice>
      )}
      {matters.isComing ? (
        <OpenSkeleton />
      ) : (
        <>
          {!isFirst && nextStep}
          <Split ratio="wide">
            <TodoCard todos={others} looked={looked} until={until} />
            {may('book') && <ComingUpCard visits={further.slice(0, SHOWN_AHEAD)} />}
          </Split>
        </>
      )}
      {may('records', 'manage') && (
        <Split ratio="even">
          {may('records') && (
            <Suspense fallback={<SkeletonCard height="14rem" />}>
              <LatestReadingCard />
            </Suspense>
          )}
          {may('manage') && <WhoLookedCard />}
        </Split>
      )}
      <SeenLatelyCard visits={seen} />
      <NotAllowedCard />
      {next === null && <ZoneLine />}
    </Stack>
  );
}

/** Nothing is said to be open only where all of it was looked through. */
function lookedOf({ isUnknown, isAbove, isPart }: Record<'isUnknown' | 'isAbove' | 'isPart', boolean>): Looked {
  if (isUnknown) return 'unknown';
  if (isPart) return 'part';
  return isAbove ? 'above' : 'all';
}

/** One visit per specialist, the latest; expects the latest first. */
function latestOfEach(visits: readonly Appointment[]): Appointment[] {
  const seen = new Set<string>();
  return visits.filter(({ counterpartId }) => !seen.has(counterpartId) && seen.add(counterpartId));
}
