import { pathTo } from '@telehealth/contracts';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Section } from '@telehealth/ui/layout/section';
import { Cluster, Split } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { NumberedSteps } from '../explain/numbered-steps';
import { Questions } from '../explain/questions';
import { WayIn } from '../explain/way-in';
import { AssistantButton } from '../features/assistant/assistant-button';
import { PATIENT_QUESTIONS } from '../features/prescriptions-explained/prescription-questions';
import { RENEWAL_STEPS } from '../features/prescriptions-explained/renewal-steps';
import { SampleList } from '../features/prescriptions-explained/sample-list';
import { SampleScript } from '../features/prescriptions-explained/sample-script';

export default function MyPrescriptionsPage() {
  return (
    <Page>
      <PageHeading lead="See what was prescribed to you, ask for a renewal and follow it until it is ready.">
        Prescriptions
      </PageHeading>
      <WayIn title="Nothing runs out unnoticed" what="my prescriptions">
        Every prescription with the day it runs out, and every request with whose turn it is.
      </WayIn>
      <Section title="What it looks like">
        <Split ratio="even">
          <SampleList />
          <SampleScript />
        </Split>
      </Section>
      <Section title="How a renewal goes">
        <NumberedSteps steps={RENEWAL_STEPS} />
      </Section>
      <Questions list={PATIENT_QUESTIONS} />
      <Cluster>
        <LinkButton variant="line" to={pathTo('service.myPrescriptions')}>
          Check a prescription by its code
        </LinkButton>
        <LinkButton variant="line" to={pathTo('public.medicalRecords')}>
          About medical records
        </LinkButton>
      </Cluster>
      <AssistantButton />
    </Page>
  );
}
