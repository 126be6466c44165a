import '@telehealth/contracts/words';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Split } from '@telehealth/ui/layout/stack';
import { CloseCard } from '../features/settings/close-card';
import { ConsentsCard } from '../features/settings/consents-card';
import { ExportCard } from '../features/settings/export-card';
import { LookCard } from '../features/settings/look-card';
import { SignInCard } from '../features/settings/sign-in-card';
import { Telling } from '../features/settings/telling';

export default function AccountSettingsPage() {
  return (
    <Page>
      <PageHeading lead="What you are told, how it looks, and what happens to your data.">Account settings</PageHeading>
      <Telling />
      <Split ratio="even">
        <LookCard />
        <ConsentsCard />
      </Split>
      <SignInCard />
      <Split ratio="even">
        <ExportCard />
        <CloseCard />
      </Split>
    </Page>
  );
}
