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
import { RECORD_QUESTIONS } from '../features/records-explained/record-questions';
import { SampleRecord } from '../features/records-explained/sample-record';
import { SHARING_STEPS } from '../features/records-explained/sharing-steps';
import { WhatIsKept } from '../features/records-explained/what-is-kept';

export default function MedicalRecordsPage() {
  return (
    <Page>
      <PageHeading lead="Keep your records in one place and decide who may open them.">Medical records</PageHeading>
      <WayIn title="You hold the keys" what="my records" own={pathTo('patient.medicalRecords')}>
        Only people you let in can open your record, and you can end that at any time. In an emergency a specialist can,
        and you are told at once.
      </WayIn>
      <Section title="What it looks like">
        <SampleRecord />
      </Section>
      <WhatIsKept />
      <Section title="How sharing works">
        <NumberedSteps steps={SHARING_STEPS} />
      </Section>
      <Questions list={RECORD_QUESTIONS} />
      <Cluster>
        <LinkButton variant="line" to={pathTo('service.medicalRecords')}>
          How records are protected
        </LinkButton>
        <LinkButton variant="line" to={pathTo('public.myPrescriptions')}>
          About prescriptions
        </LinkButton>
      </Cluster>
      <AssistantButton />
    </Page>
  );
}
