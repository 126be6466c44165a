import { pathTo } from '@telehealth/contracts/routes';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Section } from '@telehealth/ui/layout/section';
import { Cluster } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { NumberedSteps } from '../explain/numbered-steps';
import { Questions } from '../explain/questions';
import { WayIn } from '../explain/way-in';
import { AssistantButton } from '../features/assistant/assistant-button';
import { HowProtected } from '../features/records-explained/how-protected';
import { PROTECTION_QUESTIONS } from '../features/records-explained/record-questions';
import { SHARING_STEPS } from '../features/records-explained/sharing-steps';

export default function ServiceMedicalRecordsPage() {
  return (
    <Page>
      <PageHeading lead="How your records are kept, shared and protected.">Medical records service</PageHeading>
      <HowProtected />
      <Section title="From a visit to a closed door">
        <NumberedSteps steps={SHARING_STEPS} />
      </Section>
      <WayIn title="See who looked at yours" what="my records" own={pathTo('patient.medicalRecords')}>
        The list is yours, from the first day.
      </WayIn>
      <Questions list={PROTECTION_QUESTIONS} />
      <Cluster>
        <LinkButton variant="line" to={pathTo('public.medicalRecords')}>
          What a record looks like
        </LinkButton>
        <LinkButton variant="line" to={pathTo('service.myPrescriptions')}>
          Prescription service
        </LinkButton>
      </Cluster>
      <AssistantButton />
    </Page>
  );
}
