import { failed } from '@telehealth/contracts/errors';
import type { AuthActionName, AuthActions } from '@telehealth/contracts/identity';
import { once } from '../once';
import type { Around } from './browser-auth-actions';

const NAMES = [
  'signIn',
  'confirmSecondFactor',
  'signUp',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'resendVerification',
  'signInByPhone',
  'signUpByPhone',
  'textCodeAgain',
  'confirmTextedCode',
  'chooseRole',
  'completeOnboarding',
  'updateMedicalInfo',
  'updatePreferences',
  'enterDemo',
  'getKeckToken',
  'signOut',
  'mailIdentityCode',
  'proveIdentity',
] as const satisfies readonly AuthActionName[];

/** Auth actions whose code is loaded by the first call. A failed load is an error value like any other. */
export function createLateAuthActions(load: () => Promise<AuthActions>): AuthActions {
  const arrive = once(load);
  const late =
    (name: AuthActionName) =>
    async (...values: unknown[]) => {
      let actions: AuthActions;
      try {
        actions = await arrive();
      } catch (cause) {
        return failed({ id: navigator.onLine ? 'data.failed' : 'auth.offline', cause } as const);
      }
      return (actions[name] as (...values: unknown[]) => Promise<unknown>)(...values);
    };
  return Object.fromEntries(NAMES.map((name) => [name, late(name)])) as unknown as AuthActions;
}

export const fetchAuthActions = () => import('./browser-auth-actions');

export const loadAuthActions = (around: Around): Promise<AuthActions> =>
  fetchAuthActions().then(({ createBrowserAuthActions }) => createBrowserAuthActions(around));
