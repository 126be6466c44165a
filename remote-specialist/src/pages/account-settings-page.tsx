import '@telehealth/contracts/words';
import { CloseCard } from '@telehealth/care/settings/close-card';
import { ExportCard } from '@telehealth/care/settings/export-card';
import { SignInCard } from '@telehealth/care/settings/sign-in-card';
import type { RouteRow } from '@telehealth/contracts/routes';
import { useIdentity } from '@telehealth/contracts/session';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Split } from '@telehealth/ui/layout/stack';
import { WorkTelling } from '../features/settings/work-telling';

/** Whose notices they are: of a practice, of the desk, or of both. */
function useWorkers() {
  const identity = useIdentity();
  if (identity.status !== 'signedIn') return [];
  const isSpecialist = identity.roleChosen && identity.user.role === 'specialist';
  return [...(isSpecialist ? (['specialist'] as const) : []), ...(identity.isOperator ? (['operator'] as const) : [])];
}

export default function AccountSettingsPage({ row }: { row: Pick<RouteRow, 'title'> }) {
  const workers = useWorkers();
  const isSpecialist = workers.some((worker) => worker === 'specialist');
  return (
    <Page>
      <PageHeading lead="What you are told and when, how you sign in, and what happens to your data.">
        {row.title}
      </PageHeading>
      <WorkTelling readers={workers} />
      <SignInCard />
      <Split ratio="even">
        <ExportCard>
          {isSpecialist
            ? 'Everything we know about you and your practice, as one file that other systems can read. Records of your patients are not in it: they are theirs.'
            : 'Everything we know about you, as one file that other systems can read.'}
        </ExportCard>
        <CloseCard
          lead={
            isSpecialist
              ? 'Erased: your address, contacts, settings and sign-in. Kept by law: what you wrote into records and prescriptions, with your name as its author. It cannot be undone.'
              : 'Erased: your name, contacts, settings and sign-in. It cannot be undone.'
          }
        />
      </Split>
    </Page>
  );
}
