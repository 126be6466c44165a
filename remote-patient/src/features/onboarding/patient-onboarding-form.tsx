import { errorText } from '@telehealth/contracts/messages';
import { INITIAL_PATIENT_ONBOARDING, type PatientOnboarding } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import { patientOnboardingSchema } from '@telehealth/contracts/schemas/patient-onboarding';
import { useIdentity } from '@telehealth/contracts/session';
import { patientDraft } from '@telehealth/data/drafts/onboarding-draft.schema';
import { useOnboardingDraft } from '@telehealth/data/drafts/use-onboarding-draft';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { Form } from '@telehealth/ui/forms/form';
import { KeptNote } from '@telehealth/ui/forms/kept-note';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Steps } from '@telehealth/ui/parts/steps';
import { EmergencyContactSection } from './emergency-contact-section';
import { MedicalInformationSection } from './medical-information-section';
import { PersonalDetailsSection } from './personal-details-section';
import { useSubmitOnboarding } from './use-submit-onboarding';

const BEGINNING = { ...INITIAL_PATIENT_ONBOARDING, noAllergies: false };

const STEPS = ['About you', 'Emergency contact', 'Your agreement'];

/** The first of the steps whose answers are not all there; what can wait is none. */
function stepOf({ dateOfBirth, gender, phoneNumber, address, emergencyContact }: Partial<PatientOnboarding>): number {
  if (![dateOfBirth, gender, phoneNumber, address].every(Boolean)) return 0;
  const { name, relationship, phone } = emergencyContact ?? {};
  return [name, relationship, phone].every(Boolean) ? 2 : 1;
}

/** Keeps everything typed when saving fails; the host decides where to go afterwards. */
export function PatientOnboardingForm() {
  const identity = useIdentity();
  // The number that signs in is the one to ask about.
  const phoneNumber = identity.status === 'signedIn' && identity.user.role === 'patient' ? identity.user.phone : '';
  const form = useZodForm({ schema: patientOnboardingSchema, defaultValues: { ...BEGINNING, phoneNumber } });
  const kept = useOnboardingDraft({
    role: 'patient',
    schema: patientDraft,
    values: form.watch(),
    restore: (draft) => form.reset({ ...form.getValues(), ...draft }),
  });
  const { submit, problem } = useSubmitOnboarding();
  const { errors: wrong } = form.formState;
  return (
    <Form form={form} onSubmit={submit} label="Patient onboarding" summary problem={problem && errorText(problem)}>
      <Steps label="What is asked" items={STEPS} current={stepOf(form.watch())} />
      <KeptNote {...kept} />
      <PersonalDetailsSection />
      <EmergencyContactSection />
      <MedicalInformationSection
        medicalConditions={form.watch('medicalConditions')}
        allergies={form.watch('allergies')}
        currentMedications={form.watch('currentMedications')}
        isRefused={Boolean(wrong.medicalConditions ?? wrong.allergies ?? wrong.currentMedications)}
      />
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
