import '@telehealth/contracts/words';
import { pathTo } from '@telehealth/contracts/routes';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { SavePending } from '../features/symptom-checks/save-pending';
import { SavedChecks } from '../features/symptom-checks/saved-checks';

export default function SymptomChecksPage() {
  return (
    <Page width="narrow">
      <PageHeading
        lead="The results you kept. Only you see them, until you take one to a visit."
        actions={
          <LinkButton variant="line" to={pathTo('public.symptomChecker')}>
            Check a symptom
          </LinkButton>
        }
      >
        My symptom checks
      </PageHeading>
      <SavePending />
      <SavedChecks />
    </Page>
  );
}
