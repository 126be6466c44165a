import { LiveNotice } from '@telehealth/care/visits/live-notice';
import { actingPerson } from '@telehealth/contracts/people';
import { useSearchParams } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useNotificationsLive } from '@telehealth/data/notifications/notification.live';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { myPrescriptionKeys, useMyPrescriptions } from '@telehealth/data/prescriptions/my-prescriptions.queries';
import type { MyPrescription } from '@telehealth/data/prescriptions/my-prescriptions.schema';
import { placePrescriptions } from '@telehealth/data/prescriptions/place-prescriptions';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { PastCard } from './past-card';
import { PrescriptionCard } from './prescription-card';
import { ScriptView } from './script-view';

/** Each step of a request notifies its patient, so notifications refresh this list. */
const STALE_ON_NEWS = [myPrescriptionKeys.all];
const POLL_WITHOUT_LIVE_MS = 30_000;

/** The patient's prescriptions; `?script=` shows one for printing. */
export function OwnPrescriptions() {
  const { Your } = useSubjectWords();
  const live = useNotificationsLive(STALE_ON_NEWS);
  const isOwn = actingPerson() === null;
  const query = useMyPrescriptions({ pollMs: isOwn && live === 'reconnecting' && POLL_WITHOUT_LIVE_MS });
  const [search] = useSearchParams();
  const script = search.get('script');
  const shown = script === null ? undefined : query.data?.find(({ id }) => id === script);
  if (shown !== undefined) return <ScriptView prescription={shown} />;
  return (
    <Page>
      <PageHeading lead={`What ${isOwn ? 'you' : 'they'} take, how long it lasts, and how far each request is.`}>
        Prescriptions
      </PageHeading>
      <LiveNotice state={live} />
      <QueryPanel
        query={query}
        skeleton={<Bones />}
        safe={`${Your} prescriptions are safe, and nothing was requested.`}
        empty={isOwn ? <Nothing /> : <NothingOfTheirs />}
      >
        {(all) => <List all={all} />}
      </QueryPanel>
    </Page>
  );
}

function List({ all }: { all: readonly MyPrescription[] }) {
  const placed = placePrescriptions(all);
  const open = placed.filter(({ place }) => place !== 'past');
  const first = open.find(({ mayRequest }) => mayRequest);
  return (
    <Stack gap={4}>
      {open.length === 0 && (
        <EmptyState
          title="Nothing is prescribed at the moment"
          action={
            <LinkButton to={pathTo('findSpecialist')} icon={icons.search}>
              Find a specialist
            </LinkButton>
          }
        >
          What you took before is below.
        </EmptyState>
      )}
      {open.map((one) => (
        <PrescriptionCard key={one.prescription.id} placed={one} isFirst={one === first} />
      ))}
      <PastCard placed={placed.filter(({ place }) => place === 'past')} />
      <Cluster>
        <LinkButton variant="quiet" to={pathTo('service.myPrescriptions')}>
          How prescriptions are issued and checked
        </LinkButton>
      </Cluster>
    </Stack>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="Nothing was prescribed to you here yet"
      action={
        <LinkButton to={pathTo('findSpecialist')} icon={icons.search}>
          Find a specialist
        </LinkButton>
      }
    >
      After a visit, each prescription appears here with the day it runs out, a script to print, and a button to ask for
      more.
    </EmptyState>
  );
}

function NothingOfTheirs() {
  return (
    <EmptyState title="Nothing was prescribed to them here yet">
      After a visit, each prescription appears here.
    </EmptyState>
  );
}

function Bones() {
  const { your } = useSubjectWords();
  return (
    <SkeletonGroup label={`Loading ${your} prescriptions`}>
      <Stack gap={4}>
        <SkeletonCard height="19rem" />
        <SkeletonCard height="12rem" />
      </Stack>
    </SkeletonGroup>
  );
}
