import { useCurrentUser } from '@telehealth/contracts/session';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { groupAppointments } from '@telehealth/data/appointments/group-appointments';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { decideTodos, nextVisitOf } from './decide-todos';
import { NextVisitBanner } from './next-visit-banner';
import { TodoCard } from './todo-card';
import { ComingUpCard, SeenLatelyCard } from './visits-card';

const SHOWN_AHEAD = 3;
const SHOWN_BEHIND = 3;

export function PatientOverview({ appointments }: { appointments: Appointment[] }) {
  const { now, until } = useServerNow(15_000);
  const user = useCurrentUser();
  const next = nextVisitOf(appointments, now);
  const groups = groupAppointments(appointments, now);
  const further = groups.upcoming.filter((visit) => visit.status === 'booked' && visit.id !== next?.id);
  return (
    <Stack gap={4}>
      <NextVisitBanner visit={next} now={now} />
      <Split ratio="wide">
        <TodoCard todos={decideTodos(appointments, user?.onboardingCompleted ?? true, now)} until={until} />
        <ComingUpCard visits={further.slice(0, SHOWN_AHEAD)} />
      </Split>
      <SeenLatelyCard visits={latestOfEach(groups.past).slice(0, SHOWN_BEHIND)} />
    </Stack>
  );
}

/** One visit per specialist, the latest; expects the latest first. */
function latestOfEach(visits: readonly Appointment[]): Appointment[] {
  const seen = new Set<string>();
  return visits.filter(({ counterpartId }) => !seen.has(counterpartId) && seen.add(counterpartId));
}
