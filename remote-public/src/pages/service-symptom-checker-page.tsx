import { pathTo } from '@telehealth/contracts/routes';
import { Banner } from '@telehealth/ui/layout/banner';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Section } from '@telehealth/ui/layout/section';
import { Cluster } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { NumberedSteps } from '../explain/numbered-steps';
import { Questions } from '../explain/questions';
import { AssistantButton } from '../features/assistant/assistant-button';
import { CHECKER_QUESTIONS } from '../features/symptom-checker/explained/checker-questions';
import { CHECKER_STEPS } from '../features/symptom-checker/explained/checker-steps';

export default function ServiceSymptomCheckerPage() {
  return (
    <Page>
      <PageHeading lead="How the symptom checker decides, where its rules come from and what it cannot do.">
        Symptom checker service
      </PageHeading>
      <Section title="How it decides">
        <NumberedSteps steps={CHECKER_STEPS} />
      </Section>
      <Banner
        title="Check a symptom"
        action={
          <LinkButton variant="paper" to={pathTo('public.symptomChecker')}>
            Begin
          </LinkButton>
        }
      >
        <p>Three minutes, without an account. Nothing you type leaves your device until you say so.</p>
      </Banner>
      <Questions list={CHECKER_QUESTIONS} />
      <Cluster>
        <LinkButton variant="line" to={pathTo('symptomCheckerTests')}>
          How it was tested
        </LinkButton>
        <LinkButton variant="line" to={pathTo('service.medicalRecords')}>
          Medical records service
        </LinkButton>
      </Cluster>
      <AssistantButton />
    </Page>
  );
}
