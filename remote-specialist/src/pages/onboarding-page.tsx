import '@telehealth/contracts/words';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { SpecialistOnboardingForm } from '../features/onboarding/specialist-onboarding-form';

export default function OnboardingPage() {
  return (
    <Page width="narrow">
      <PageHeading lead="Tell patients who you are, when you work and what a visit costs. We check your registration before you are listed.">
        Specialist onboarding
      </PageHeading>
      <SpecialistOnboardingForm />
    </Page>
  );
}
