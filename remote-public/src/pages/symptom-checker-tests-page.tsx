import { pathTo } from '@telehealth/contracts/routes';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Section } from '@telehealth/ui/layout/section';
import { Cluster } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { AssistantButton } from '../features/assistant/assistant-button';
import { AuditResults, ConfuserResults, SealedResults } from '../features/symptom-checker-tests/results-view';
import { WhatItIsNot } from '../features/symptom-checker-tests/what-it-is-not';

export default function SymptomCheckerTestsPage() {
  return (
    <Page>
      <PageHeading lead="How often it is right, too careful or not careful enough, and what it is not.">
        How the symptom checker was tested
      </PageHeading>
      <Section title="What it is not">
        <WhatItIsNot />
      </Section>
      <Section title="On texts its writers had not seen">
        <SealedResults />
      </Section>
      <Section title="On the public vignettes">
        <AuditResults />
      </Section>
      <Section title="False alarms">
        <ConfuserResults />
      </Section>
      <Cluster>
        <LinkButton to={pathTo('public.symptomChecker')}>Check a symptom</LinkButton>
        <LinkButton variant="line" to={pathTo('service.symptomChecker')}>
          How it decides
        </LinkButton>
      </Cluster>
      <AssistantButton />
    </Page>
  );
}
