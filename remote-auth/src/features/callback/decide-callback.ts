import { homeOf, type IdentityState, pathTo, twoStepPath } from '@telehealth/contracts';

/** What the callback page does next; `to` is a path of ours. */
export type CallbackStep =
  | { kind: 'wait' }
  | { kind: 'go'; to: string }
  /** Signing in is complete. */
  | { kind: 'arrive'; to: string; userId: string; name: string }
  /** The identity provider reported an error. */
  | { kind: 'fail'; to: string };

/** What the callback page knows. */
export interface Arrival {
  identity: IdentityState;
  /** Where the person wanted to go, already checked; or null. */
  returnTo: string | null;
  /** The address carries an `error`. */
  hasError: boolean;
}

/**
 * The crossroads after signing in. Pure: the whole rule set is the table in decide-callback.test.ts.
 * An error counts only while nobody is signed in; otherwise it is left over from an earlier attempt.
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
