import { useClerk } from '@clerk/react';
import { useIdentity } from '@telehealth/contracts/session';
import { ruledOut } from './password-forms';

/** Whether the instance's settings rule our sign-in or sign-up form out. */
export function useRuledOut(): { signIn: boolean; signUp: boolean } {
  const clerk = useClerk();
  // The settings arrive together with the identity; reading its status draws the page again at that moment.
  const isKnown = useIdentity().status !== 'loading';
  const environment: unknown = isKnown ? Reflect.get(clerk, '__internal_environment') : undefined;
  const settings =
    typeof environment === 'object' && environment !== null ? Reflect.get(environment, 'userSettings') : undefined;
  return ruledOut(settings);
}
