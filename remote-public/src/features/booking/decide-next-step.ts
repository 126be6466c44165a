import type { BackendState, IdentityState } from '@telehealth/contracts/session';

export type NextStep = 'wait' | 'signUp' | 'onboard' | 'book' | 'reconnect' | 'wrongRole';

/** Pure; the test's table is the complete rule. */
export function decideNextStep(identity: IdentityState, backend: BackendState): NextStep {
  if (identity.status === 'loading') return identity.isUnreachable ? 'reconnect' : 'wait';
  if (identity.status === 'signedOut') return 'signUp';
  if (!identity.roleChosen) return 'onboard';
  if (identity.user.role === 'specialist') return 'wrongRole';
  if (!identity.user.onboardingCompleted) return 'onboard';
  if (backend.status === 'failed') return 'reconnect';
  return backend.status === 'ready' ? 'book' : 'wait';
}
