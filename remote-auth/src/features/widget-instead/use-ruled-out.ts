import { useClerk } from '@clerk/react';
import { ruledOutForms } from '@telehealth/contracts';
import { useIdentity } from '@telehealth/contracts/session';

/** Whether the instance's settings rule our sign-in or sign-up form out. */
export function useRuledOut(): { signIn: boolean; signUp: boolean } {
  const clerk = useClerk();
  // The settings arrive together with the identity; reading its status draws the page again at that moment.
  const isKnown = useIdentity().status !== 'loading';
  return ruledOutForms(isKnown ? clerk : undefined);
}
