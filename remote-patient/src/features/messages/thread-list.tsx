import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useActorMay } from '@telehealth/data/people/use-actor-may';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Badge } from '@telehealth/ui/parts/badge';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { shortWhen } from '@telehealth/ui/parts/time';
import { useVisitOutcomes } from '../../data/visits/visit-outcome.queries';
import { nearestVisits } from '../../visits/nearest-visits';
import { ZoneLine } from '../../visits/zone-line';
import { orderThreads, type Thread } from './order-threads';

/** The conversations of the visits nearest to now. The list also stands where it cannot be known what waits. */
export function ThreadList({ appointments }: { appointments: readonly Appointment[] }) {
  const { now } = useServerNow(60_000);
  const ids = nearestVisits(appointments, now);
  const knowsMore = useActorMay()('records');
  const query = useVisitOutcomes(ids, { enabled: knowsMore });
  const threads = appointments
    .filter(({ id }) => ids.includes(id))
    .map((visit) => ({ visit, came: query.data?.get(visit.id) ?? null }));
  if (threads.length === 0) return <Nothing />;
  // What waits decides the order and the height of the rows: drawn before it is known, they would move.
  if (knowsMore && query.status === 'pending') return <SkeletonRows count={4} />;
  return (
    <>
      <ZoneLine />
      <MissingNotice query={query} title="We cannot show what waits for an answer">
        Nothing is lost. Open a conversation to see it.
      </MissingNotice>
      <Card>
        <RowList label="Conversations">
          {orderThreads(threads).map((thread) => (
            <ThreadRow key={thread.visit.id} {...thread} />
          ))}
        </RowList>
      </Card>
    </>
  );
}

function ThreadRow({ visit, came }: Thread) {
  const zone = viewerTimeZone();
  const unread = came?.unread ?? 0;
  return (
    <Row
      lead={<Avatar name={visit.counterpartName} />}
      title={
        <Link to={`${pathTo('consultation', { id: visit.id })}#messages`}>
          {visit.counterpartName}
          <span className="visually-hidden">, visit of {shortWhen(visit.startsAt, zone)}</span>
        </Link>
      }
      detail={`Visit of ${shortWhen(visit.startsAt, zone)}. ${stateText(came, zone)}`}
      end={unread > 0 && <Badge tone="accent">{unread} new</Badge>}
    />
  );
}

function stateText(came: Thread['came'], zone: string): string {
  if (came === null) return '';
  if (came.unansweredSince !== null) return `Waits for your answer since ${shortWhen(came.unansweredSince, zone)}.`;
  if (came.threadUntil !== null) return `You may write until ${shortWhen(came.threadUntil, zone)}.`;
  return 'Closed: you can still read it.';
}

function Nothing() {
  return (
    <EmptyState
      title="No conversations yet"
      action={
        <LinkButton to={pathTo('findSpecialist')} icon={icons.search}>
          Find a specialist
        </LinkButton>
      }
    >
      From the booking until two weeks after a visit you can write to your specialist. For anything else, ask the help
      desk.
    </EmptyState>
  );
}
