import '@telehealth/contracts/words';
import { pathTo } from '@telehealth/contracts/routes';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Section } from '@telehealth/ui/layout/section';
import { Cluster, Split } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { NumberedSteps } from '../explain/numbered-steps';
import { Questions } from '../explain/questions';
import { AssistantButton } from '../features/assistant/assistant-button';
import { CheckCode } from '../features/check-prescription/check-code';
import { OpenSent } from '../features/check-prescription/open-sent';
import { PHARMACIST_QUESTIONS } from '../features/prescriptions-explained/prescription-questions';
import { ISSUING_STEPS } from '../features/prescriptions-explained/renewal-steps';
import { SampleScript } from '../features/prescriptions-explained/sample-script';

export default function ServiceMyPrescriptionsPage() {
  return (
    <Page>
      <PageHeading lead="How prescriptions are issued, renewed and checked by a pharmacist.">
        Prescription service
      </PageHeading>
      <Split ratio="even">
        <div>
          <OpenSent />
          <CheckCode />
        </div>
        <SampleScript />
      </Split>
      <Section title="How a prescription comes about">
        <NumberedSteps steps={ISSUING_STEPS} />
      </Section>
      <Questions list={PHARMACIST_QUESTIONS} />
      <Cluster>
        <LinkButton variant="line" to={pathTo('public.myPrescriptions')}>
          About your prescriptions
        </LinkButton>
        <LinkButton variant="line" to={pathTo('service.medicalRecords')}>
          Medical records service
        </LinkButton>
      </Cluster>
      <AssistantButton />
    </Page>
  );
}
