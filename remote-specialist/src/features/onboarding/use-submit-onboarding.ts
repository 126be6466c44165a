import type { AppError } from '@telehealth/contracts/errors';
import type { SpecialistOnboarding } from '@telehealth/contracts/people';
import { e164Of } from '@telehealth/contracts/phone';
import { useHostServices } from '@telehealth/contracts/session';
import { useState } from 'react';

interface OnboardingSubmit {
  submit: (values: SpecialistOnboarding) => Promise<void>;
  problem: AppError | null;
}

export function useSubmitOnboarding(): OnboardingSubmit {
  const { auth, notify } = useHostServices();
  const [problem, setProblem] = useState<AppError | null>(null);
  const submit = async (values: SpecialistOnboarding) => {
    setProblem(null);
    const phoneE164 = await e164Of(values.phoneNumber);
    const result = await auth.completeOnboarding({ role: 'specialist', values: { ...values, phoneE164 } });
    if (result.ok) return notify('onboarding.complete');
    setProblem(result.error);
    // Saved, but not complete: the second half has its own message.
    notify(result.error.id === 'toast.onboardingFailed' ? 'toast.onboardingFailed' : 'onboarding.failed');
  };
  return { submit, problem };
}
