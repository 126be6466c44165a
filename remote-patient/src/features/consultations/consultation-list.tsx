import { FurtherVisits } from '@telehealth/care/visits/further-visits';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { isAhead } from '@telehealth/data/appointments/group-appointments';
import { useGroupedAppointments } from '@telehealth/data/appointments/use-grouped-appointments';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { Section } from '@telehealth/ui/layout/section';
import { Stack } from '@telehealth/ui/layout/stack';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { MOST_VISITS_AT_ONCE, useVisitOutcomes } from '../../data/visits/visit-outcome.queries';
import { ZoneLine } from '../../visits/zone-line';
import { ComingVisits } from './coming-visits';
import styles from './consultations.module.css';
import { PastVisit } from './past-visit';

/** Coming visits, then past ones with their results, page by page. */
export function ConsultationList({ appointments }: { appointments: Appointment[] }) {
  const { now } = useServerNow(30_000);
  const { groups, further } = useGroupedAppointments(appointments, now);
  const coming = groups.upcoming.filter((visit) => isAhead(visit, now));
  const { past } = groups;
  if (coming.length === 0 && past.length === 0) return <Nothing />;
  return (
    <Stack gap={4}>
      <ZoneLine />
      <ComingVisits visits={coming} now={now} />
      {past.length > 0 && (
        <Section title="Over">
          <Stack>
            {inParts(past).map((part) => (
              <PastPart key={part[0]?.id} visits={part} now={now} />
            ))}
            <FurtherVisits group="past" further={further.past} />
          </Stack>
        </Section>
      )}
    </Stack>
  );
}

function Nothing() {
  const { your } = useSubjectWords();
  return (
    <EmptyState
      title="No visits yet"
      action={
        <LinkButton to={pathTo('findSpecialist')} icon={icons.search}>
          Find a specialist
        </LinkButton>
      }
    >
      After each visit you find here what was decided, {your} plan in plain words, and what is still to do.
    </EmptyState>
  );
}

function inParts(visits: readonly Appointment[]): Appointment[][] {
  const parts = Math.ceil(visits.length / MOST_VISITS_AT_ONCE);
  return Array.from({ length: parts }, (_, at) => {
    return visits.slice(at * MOST_VISITS_AT_ONCE, (at + 1) * MOST_VISITS_AT_ONCE);
  });
}

/** One page holds as many visits as one call can query. The list renders before the response, and without it. */
function PastPart({ visits, now }: { visits: readonly Appointment[]; now: Date }) {
  const query = useVisitOutcomes(visits.map(({ id }) => id));
  const { data, status } = query;
  return (
    <>
      <MissingNotice query={query} title="We cannot show how these visits ended">
        The visits are as shown, and everything in them is kept. Open one to see it.
      </MissingNotice>
      <ul className={styles.list} aria-label="Visits that are over">
        {visits.map((visit) => (
          <PastVisit
            key={visit.id}
            visit={visit}
            now={now}
            came={data === undefined ? (status === 'error' ? null : undefined) : (data.get(visit.id) ?? null)}
          />
        ))}
      </ul>
    </>
  );
}
