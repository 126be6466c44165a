import '@telehealth/contracts/words';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { PatientOnboardingForm } from '../features/onboarding/patient-onboarding-form';
import { TakeOverCard } from '../features/onboarding/take-over-card';

export default function OnboardingPage() {
  return (
    <Page width="narrow">
      <PageHeading lead="Tell us once what a specialist needs to know before seeing you. It takes about two minutes; the lists of conditions, allergies and medicines may stay empty.">
        Patient onboarding
      </PageHeading>
      <TakeOverCard />
      <PatientOnboardingForm />
    </Page>
  );
}
