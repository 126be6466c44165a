import { errorText } from '@telehealth/contracts/messages';
import { INITIAL_SPECIALIST_ONBOARDING } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import { specialistOnboardingSchema } from '@telehealth/contracts/schemas/specialist-onboarding';
import { specialistDraft } from '@telehealth/data/drafts/onboarding-draft.schema';
import { useOnboardingDraft } from '@telehealth/data/drafts/use-onboarding-draft';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { Form } from '@telehealth/ui/forms/form';
import { KeptNote } from '@telehealth/ui/forms/kept-note';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { AboutSection } from './about-section';
import { EvidenceSection } from './evidence-section';
import { HoursAndPriceSection } from './hours-and-price-section';
import { RegistrationSection } from './registration-section';
import { useSubmitOnboarding } from './use-submit-onboarding';

/** Keeps everything typed when saving fails; the host decides where to go afterwards. */
export function SpecialistOnboardingForm() {
  const form = useZodForm({ schema: specialistOnboardingSchema, defaultValues: INITIAL_SPECIALIST_ONBOARDING });
  const kept = useOnboardingDraft({
    role: 'specialist',
    schema: specialistDraft,
    values: form.watch(),
    restore: (draft) => form.reset({ ...form.getValues(), ...draft }),
  });
  const { submit, problem } = useSubmitOnboarding();
  return (
    <Form form={form} onSubmit={submit} label="Specialist onboarding" summary problem={problem && errorText(problem)}>
      <KeptNote {...kept} />
      <RegistrationSection number={form.watch('licenseNumber')} />
      <EvidenceSection />
      <AboutSection />
      <HoursAndPriceSection hourlyRate={form.watch('consultationRate')} />
      <Card title="Terms">
        <CheckboxField
          name="termsAccepted"
          label={
            <>
              I accept the{' '}
              <a href={pathTo('terms')} target="_blank" rel="noopener">
                terms and conditions
              </a>
            </>
          }
        />
      </Card>
      <SubmitButton wide busyLabel="Saving your details">
        Complete Onboarding
      </SubmitButton>
    </Form>
  );
}
