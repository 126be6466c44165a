import '@telehealth/contracts/words';
import { useSearchParams } from '@telehealth/contracts/router';
import { useHeldBooking } from '@telehealth/data/slots/use-held-booking';
import { HeldNotice } from '@telehealth/ui/feedback/held-notice';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { PatientOnboardingForm } from '../features/onboarding/patient-onboarding-form';
import { TakeOverCard } from '../features/onboarding/take-over-card';

export default function OnboardingPage() {
  const [search] = useSearchParams();
  const held = useHeldBooking(search.get('redirect'));
  return (
    <Page width="narrow">
      <PageHeading lead="Tell us once what a specialist needs to know before seeing you. It takes about two minutes; conditions, allergies and medicines can wait.">
        Patient onboarding
      </PageHeading>
      {held && <HeldNotice {...held} next="Tell us this once" />}
      <PatientOnboardingForm />
      <TakeOverCard />
    </Page>
  );
}
