import type { Role } from '@telehealth/contracts/access';
import type { AppError } from '@telehealth/contracts/errors';
import type { AuthActions } from '@telehealth/contracts/identity';
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import { createAccountActions } from './account-actions';
import type { ActionSurroundings } from './action-surroundings';
import { createIdentityActions } from './identity-actions';
import { createPhoneActions } from './phone-actions';
import { createProfileActions } from './profile-actions';
import { createSignInActions } from './sign-in-actions';
import { createSignUpActions } from './sign-up-actions';
import { createVerificationActions } from './verification-actions';

/** The specification's auth layer over Clerk's client and the backend. */
export function createAuthActions(around: ActionSurroundings): AuthActions {
  return {
    ...createSignInActions(around),
    ...createSignUpActions(around),
    ...createVerificationActions(around),
    ...createPhoneActions(around),
    ...createAccountActions(around),
    ...createProfileActions(around),
    ...createIdentityActions(around),
  };
}

/**
 * Requests a sign-in ticket for a demo account from local services. @throws AppError if the demo is not offered, else Error
 */
export async function fetchDemoTicket(role: Role): Promise<string> {
  const response = await fetch('/demo/enter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role }),
    signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
  });
  if (response.status === 404) throw { id: 'auth.demoOff' } satisfies AppError;
  if (!response.ok) throw new Error(`/demo/enter: HTTP ${response.status}`);
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null || !('ticket' in answer) || typeof answer.ticket !== 'string') {
    throw new Error('/demo/enter has another shape');
  }
  return answer.ticket;
}
