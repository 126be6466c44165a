import '@telehealth/contracts/words';
import { CloseCard } from '@telehealth/care/settings/close-card';
import { SignInCard } from '@telehealth/care/settings/sign-in-card';
import { TeamCard } from '@telehealth/care/settings/team-card';
import { actingPerson, pathFor } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import { useSubjectName } from '@telehealth/data/people/use-subject-words';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Split } from '@telehealth/ui/layout/stack';
import { DocumentLink } from '@telehealth/ui/parts/document-link';
import { ConsentsCard } from '../features/settings/consents-card';
import { LookCard } from '../features/settings/look-card';
import { RecordExport } from '../features/settings/record-export';
import { Telling } from '../features/settings/telling';

export default function AccountSettingsPage() {
  return actingPerson() === null ? <OwnSettings /> : <SettingsOfPerson />;
}

/** Of a person without a sign-in there is nothing to set but what happens to their data. */
function SettingsOfPerson() {
  return (
    <Page>
      <PageHeading
        lead="Notices, look, sign-in and agreements are those of your own account."
        actions={
          <DocumentLink variant="line" href={pathFor(null, pathTo('patient.accountSettings'))}>
            Go to your own settings
          </DocumentLink>
        }
      >
        Settings of {useSubjectName()}
      </PageHeading>
      <RecordExport />
    </Page>
  );
}

function OwnSettings() {
  return (
    <Page>
      <PageHeading lead="What you are told, how it looks, and what happens to your data.">Account settings</PageHeading>
      <Telling />
      <Split ratio="even">
        <LookCard />
        <ConsentsCard />
      </Split>
      <SignInCard />
      <TeamCard />
      <Split ratio="even">
        <RecordExport />
        <CloseCard lead="Erased: your name, address, contacts, uploads and settings. Kept by law, no longer with your name: notes of visits, prescriptions, receipts. It cannot be undone." />
      </Split>
    </Page>
  );
}
