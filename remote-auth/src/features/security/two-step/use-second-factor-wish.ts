import { useUser } from '@clerk/react';
import { TWO_STEP_WANTED } from '@telehealth/contracts/routes';
import { useBackendState, useIdentity } from '@telehealth/contracts/session';

/**
 * What brings somebody to the set-up: `task`, the identity lets the session do nothing before; `work`, the database answers nothing of their
 * work before; `none`; or `unknown`, while that is asked.
 */
export type SecondFactorWish = 'task' | 'work' | 'none' | 'unknown';

/** @param search query of the page; a refusal that led here says so in it */
export function useSecondFactorWish(search: string): SecondFactorWish {
  const identity = useIdentity();
  const backend = useBackendState();
  const { user } = useUser();
  if (identity.status !== 'signedIn') return 'unknown';
  if (identity.task === 'setup-mfa') return 'task';
  if (backend.status === 'connecting') return 'unknown';
  if (backend.status === 'ready' && backend.secondFactor !== undefined) {
    return backend.secondFactor === 'needed' ? 'work' : 'none';
  }
  const isWanted = new URLSearchParams(search).has(TWO_STEP_WANTED);
  return isWanted && user?.totpEnabled === false ? 'work' : 'none';
}
