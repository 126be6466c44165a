import { homeOf } from '@telehealth/contracts/access';
import { pathTo, twoStepPath } from '@telehealth/contracts/routes';
import type { IdentityState } from '@telehealth/contracts/session';

/** The next step of the callback page; `to` is a path of ours. */
export type CallbackStep =
  | { kind: 'wait' }
  | { kind: 'go'; to: string }
  | { kind: 'arrive'; to: string; userId: string; name: string }
  /** The identity provider reported an error. */
  | { kind: 'fail'; to: string };

export interface Arrival {
  identity: IdentityState;
  /** The validated return path; or null. */
  returnTo: string | null;
  /** The URL carries an `error`. */
  hasError: boolean;
}

/**
 * Decides where to go after signing in. Pure: the table in decide-callback.test.ts is the whole rule set. An error counts only
 * while signed out; otherwise it is left over from an earlier attempt.
 */
export function decideCallback({ identity, returnTo, hasError }: Arrival): CallbackStep {
  if (identity.status === 'loading') return { kind: 'wait' };
  const redirect = { redirect: returnTo ?? undefined };
  if (identity.status === 'signedOut') {
    const to = pathTo('auth.signIn', {}, redirect);
    return { kind: hasError ? 'fail' : 'go', to };
  }
  if (!identity.emailProven) return { kind: 'go', to: pathTo('auth.verifyEmail', {}, redirect) };
  if (identity.task !== undefined) return { kind: 'go', to: twoStepPath(returnTo) };
  if (!identity.roleChosen && !identity.isOperator) return { kind: 'go', to: pathTo('auth.roleSelection') };
  const { id: userId, name } = identity.user;
  return { kind: 'arrive', to: returnTo ?? pathTo(homeOf({ identity })), userId, name };
}
