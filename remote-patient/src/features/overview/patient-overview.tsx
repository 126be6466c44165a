import { useCurrentUser } from '@telehealth/contracts/session';
import { useAccessLive } from '@telehealth/data/access/access.live';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { groupAppointments } from '@telehealth/data/appointments/group-appointments';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { latePart } from '@telehealth/ui/feedback/late-part';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonCard } from '@telehealth/ui/feedback/skeleton';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { ZoneLine } from '@telehealth/visits/zone-line';
import { Suspense } from 'react';
import { decideTodos, isDoorOpen, isOfVisitsAlone, nextVisitOf } from './decide-todos';
import { NextVisitBanner } from './next-visit-banner';
import { useOpenMatters } from './open-matters';
import { OpenSkeleton } from './overview-skeleton';
import { NextStep, TodoCard } from './todo-card';
import { ComingUpCard, SeenLatelyCard } from './visits-card';
import { WhoLookedCard } from './who-looked-card';

// The drawing's code comes after what the page is for.
const LatestReadingCard = latePart(async () => (await import('./latest-reading-card')).LatestReadingCard);

const SHOWN_AHEAD = 3;
const SHOWN_BEHIND = 3;

/**
 * One next best step, everything else quieter. A visit that one can come into now is that step itself.
 * @param hasDanger something urgent stands above, or it is not known: there is never nothing to do
 */
export function PatientOverview({ appointments, hasDanger }: { appointments: Appointment[]; hasDanger: boolean }) {
  const { now, until } = useServerNow(15_000);
  const user = useCurrentUser();
  const matters = useOpenMatters(appointments, now);
  useAccessLive();
  const next = nextVisitOf(appointments, now);
  const groups = groupAppointments(appointments, now);
  const further = groups.upcoming.filter((visit) => visit.status === 'booked' && visit.id !== next?.id);
  const seen = latestOfEach(groups.past.filter(({ status }) => status === 'completed')).slice(0, SHOWN_BEHIND);
  const todos = decideTodos(appointments, user?.onboardingCompleted ?? true, now, matters);
  const step = next !== null && isDoorOpen(next, now) ? undefined : todos[0];
  const others = step === undefined ? todos : todos.slice(1);
  const nextStep = step !== undefined && <NextStep todo={step} until={until} />;
  // What is known later stands below the visit, so that nothing moves under the eyes of whoever reads.
  const isFirst = step !== undefined && isOfVisitsAlone(step);
  return (
    <Stack gap={4}>
      {isFirst && nextStep}
      <NextVisitBanner visit={next} now={now} />
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
            <TodoCard todos={others} hasStep={step !== undefined || hasDanger} until={until} />
            <ComingUpCard visits={further.slice(0, SHOWN_AHEAD)} />
          </Split>
        </>
      )}
      <Split ratio="even">
        <Suspense fallback={<SkeletonCard height="14rem" />}>
          <LatestReadingCard />
        </Suspense>
        <WhoLookedCard />
      </Split>
      <SeenLatelyCard visits={seen} />
      {next === null && <ZoneLine />}
    </Stack>
  );
}

/** One visit per specialist, the latest; expects the latest first. */
function latestOfEach(visits: readonly Appointment[]): Appointment[] {
  const seen = new Set<string>();
  return visits.filter(({ counterpartId }) => !seen.has(counterpartId) && seen.add(counterpartId));
}
