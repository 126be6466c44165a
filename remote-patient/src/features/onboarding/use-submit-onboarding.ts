import type { AppError } from '@telehealth/contracts/errors';
import type { PatientOnboarding } from '@telehealth/contracts/people';
import { e164Of } from '@telehealth/contracts/phone';
import { useHostServices } from '@telehealth/contracts/session';
import { useState } from 'react';

interface OnboardingSubmit {
  submit: (values: PatientOnboarding) => Promise<void>;
  /** Why the last attempt was not saved. */
  problem: AppError | null;
}

export function useSubmitOnboarding(): OnboardingSubmit {
  const { auth, notify } = useHostServices();
  const [problem, setProblem] = useState<AppError | null>(null);
  const submit = async ({ noAllergies, ...values }: PatientOnboarding) => {
    setProblem(null);
    const { phoneNumber, emergencyContact, allergies } = values;
    const [phoneE164, contactE164] = await Promise.all([e164Of(phoneNumber), e164Of(emergencyContact.phone)]);
    // Said before an allergy was listed, it counts no more.
    const none = noAllergies === true && allergies.length === 0 && { noAllergies };
    const dialled = {
      ...values,
      ...none,
      phoneE164,
      emergencyContact: { ...emergencyContact, phoneE164: contactE164 },
    };
    const result = await auth.completeOnboarding({ role: 'patient', values: dialled });
    if (result.ok) return notify('onboarding.complete');
    setProblem(result.error);
    // Saved, but not complete: the second half has its own message.
    notify(result.error.id === 'toast.onboardingFailed' ? 'toast.onboardingFailed' : 'onboarding.failed');
  };
  return { submit, problem };
}
