import type { Role } from '@telehealth/contracts/access';
import { useCallback } from 'react';
import { z } from 'zod';
import { acknowledged, callBackend, toResult } from '../client/call-backend';
import { useBackend } from '../client/use-backend';
import { instant } from '../rows/row-values';
import { type KeptForm, useKeptForm } from './use-kept-form';

interface OnboardingDraftSettings<Draft> {
  role: Role;
  /** The stored part of the form; other fields of `values` are left out. */
  schema: z.ZodType<Draft>;
  values: unknown;
  /** Fills the form with a stored draft. */
  restore: (draft: Draft) => void;
}

/** Stores the onboarding form of a role with the account as it is typed. */
export function useOnboardingDraft<Draft>({ role, ...form }: OnboardingDraftSettings<Draft>): KeptForm {
  const backend = useBackend();
  const keep = useCallback(
    (text: string) =>
      toResult(() =>
        callBackend(
          backend.client.rpc('keep_onboarding_draft', { p_role: role, p_draft: JSON.parse(text) }),
          acknowledged,
        ),
      ),
    [backend, role],
  );
  const { state, filled } = useKeptForm({
    ...form,
    queryKey: ['onboarding-draft', role],
    keep,
    read: ({ client }, signal) =>
      callBackend(
        client.from('onboarding_drafts').select('draft, updated_at').eq('role', role).abortSignal(signal).maybeSingle(),
        z.object({ draft: form.schema, updated_at: instant }).nullable(),
      ),
  });
  return { state, filled };
}
