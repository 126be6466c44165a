import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { AssistantDoor } from '../features/assistant/assistant-door';
import { SpecialistSearch } from '../features/specialist-search/specialist-search';

export default function FindSpecialistPage() {
  return (
    <Page width="wide">
      <PageHeading lead="Everyone here has a checked registration. Every time shown is free right now.">
        Find a specialist
      </PageHeading>
      <SpecialistSearch />
      <AssistantDoor />
    </Page>
  );
}
