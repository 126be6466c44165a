import '@telehealth/contracts/words';
import { pathTo } from '@telehealth/contracts/routes';
import { useActorMay } from '@telehealth/data/people/use-actor-may';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { SavePending } from '../features/symptom-checks/save-pending';
import { SavedChecks } from '../features/symptom-checks/saved-checks';

export default function SymptomChecksPage() {
  const { isOwn, Your, you } = useSubjectWords();
  // Whoever may only book keeps a result for the visit, and reads no earlier one.
  const mayRead = useActorMay()('records');
  return (
    <Page width="narrow">
      <PageHeading
        lead={
          isOwn
            ? 'The results you kept. Only you see them, until you take one to a visit.'
            : `Results that were kept for ${you}. No specialist sees them, until one is taken to a visit.`
        }
        actions={
          <LinkButton variant="line" to={pathTo('public.symptomChecker')}>
            Check a symptom
          </LinkButton>
        }
      >
        {isOwn ? 'My' : Your} symptom checks
      </PageHeading>
      <SavePending />
      {mayRead && <SavedChecks />}
    </Page>
  );
}
