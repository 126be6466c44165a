import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { AssistantButton } from '../features/assistant/assistant-button';
import { LazyChecker } from '../features/symptom-checker/lazy-checker';

export default function SymptomCheckerPage() {
  return (
    <Page width="narrow">
      <PageHeading lead="Answer a few questions and learn how soon you should be seen, and by whom.">
        Symptom checker
      </PageHeading>
      <LazyChecker />
      <AssistantButton />
    </Page>
  );
}
