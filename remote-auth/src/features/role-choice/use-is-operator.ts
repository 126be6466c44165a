import { useClerk } from '@clerk/react';
import { isOperator } from '@telehealth/contracts';
import { useIdentity } from '@telehealth/contracts/session';

/** Whether the signed-in user works for the clinic. */
export function useIsOperator(): boolean {
  const clerk = useClerk();
  const isSignedIn = useIdentity().status === 'signedIn';
  return isSignedIn && isOperator(clerk.user?.publicMetadata);
}
