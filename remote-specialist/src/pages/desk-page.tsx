import '@telehealth/contracts/words';
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Split } from '@telehealth/ui/layout/stack';
import { useDeskOverview, useEmergenciesToReview, useRegistrationsToCheck } from '../data/desk/desk.queries';
import { DeskPage } from '../features/desk/desk-page';
import { undecidedFirst } from '../features/desk/desk-words';
import { EmergencyCaseCard } from '../features/desk/emergency-case-card';
import { orderQueues, QueueTiles } from '../features/desk/queue-tiles';
import { RegistrationRows } from '../features/desk/registration-rows';

const SHOWN = 3;

export default function DeskOverviewPage() {
  const { now } = useServerNow(30_000);
  const overview = useDeskOverview();
  return (
    <DeskPage
      title="Desk"
      lead={`${formatMoment(now, viewerTimeZone())}. You open no charts here. Every log line you read is logged too.`}
    >
      <QueryPanel query={overview} safe="Nothing was decided or lost.">
        {(queues) =>
          orderQueues(queues).length === 0 ? (
            <p>Nothing to do. This page refreshes every minute.</p>
          ) : (
            <QueueTiles queues={queues} now={now} />
          )
        }
      </QueryPanel>
      <Split>
        <MostUrgent now={now} />
        <div>
          <Registrations now={now} />
        </div>
      </Split>
    </DeskPage>
  );
}

/** The emergency case nearest to its deadline, open for a decision. */
function MostUrgent({ now }: { now: Date }) {
  const query = useEmergenciesToReview();
  const [first] = undecidedFirst(query.data ?? []);
  if (first !== undefined) return <EmergencyCaseCard emergency={first} now={now} key={first.id} />;
  return (
    <Card title="Emergency access to review">
      <QueryPanel query={query} safe="Nothing was decided.">
        {() => <p className="soft">No emergency access waits for a verdict.</p>}
      </QueryPanel>
    </Card>
  );
}

function Registrations({ now }: { now: Date }) {
  const query = useRegistrationsToCheck();
  const all = query.data ?? [];
  return (
    <Card
      title="Registrations to check"
      actions={all.length > SHOWN && <Link to={pathTo('desk.registrations')}>All {all.length}</Link>}
    >
      <QueryPanel query={query} safe="Nothing was decided." empty={<p className="soft">No number waits.</p>}>
        {(registrations) => <RegistrationRows registrations={registrations.slice(0, SHOWN)} now={now} />}
      </QueryPanel>
    </Card>
  );
}
