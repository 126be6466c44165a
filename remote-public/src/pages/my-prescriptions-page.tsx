import '@telehealth/contracts/words';
import { errorText } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import { useIdentity } from '@telehealth/contracts/session';
import { useBackend } from '@telehealth/data/client/use-backend';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Section } from '@telehealth/ui/layout/section';
import { Cluster, Split } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { NumberedSteps } from '../explain/numbered-steps';
import { Questions } from '../explain/questions';
import { WayIn } from '../explain/way-in';
import { AssistantButton } from '../features/assistant/assistant-button';
import { OwnPrescriptions } from '../features/my-prescriptions/own-prescriptions';
import { PATIENT_QUESTIONS } from '../features/prescriptions-explained/prescription-questions';
import { RENEWAL_STEPS } from '../features/prescriptions-explained/renewal-steps';
import { SampleList } from '../features/prescriptions-explained/sample-list';
import { SampleScript } from '../features/prescriptions-explained/sample-script';

const LEAD = 'See what was prescribed to you, ask for a renewal and follow it until it is ready.';

/** The signed-in patient's prescriptions; for all others an explanation of the page. */
export default function MyPrescriptionsPage() {
  const identity = useIdentity();
  if (identity.status === 'signedIn' && identity.roleChosen && identity.user.role === 'patient') {
    return <OwnPrescriptions />;
  }
  // The identity is known in a moment; if it cannot be, the explanation is shown.
  if (identity.status === 'loading' && !identity.isUnreachable) return <OnItsWay />;
  return <Explained />;
}

function OnItsWay() {
  return (
    <Page>
      <PageHeading lead={LEAD}>Prescriptions</PageHeading>
      <SkeletonGroup label="Loading prescriptions">
        <SkeletonCard height="19rem" />
      </SkeletonGroup>
    </Page>
  );
}

/** The link to the visitor's own page; without an identity service, why there is none. */
function OwnWay() {
  const identity = useIdentity();
  const { reconnect } = useBackend();
  if (identity.status === 'loading') {
    return (
      <RetryNotice title="Your own prescriptions cannot be shown just now" onRetry={reconnect}>
        {errorText({ id: 'session.identityUnreachable' })}
      </RetryNotice>
    );
  }
  return (
    <WayIn title="Nothing runs out unnoticed" what="my prescriptions" own={pathTo('public.myPrescriptions')}>
      Every prescription with the day it runs out, and every request with whose turn it is.
    </WayIn>
  );
}

function Explained() {
  return (
    <Page>
      <PageHeading lead={LEAD}>Prescriptions</PageHeading>
      <OwnWay />
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
