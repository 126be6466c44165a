import { useClerk } from '@clerk/react';
import { useIdentity } from '@telehealth/contracts/session';

/** The organization role that mirrors who the database calls an operator. */
const OPERATOR = 'org:operator';

/** Whether the person works for the clinic. Decides what is shown only: the database decides what an operator may do. */
export function useIsOperator(): boolean {
  const clerk = useClerk();
  const isSignedIn = useIdentity().status === 'signedIn';
  return isSignedIn && clerk.user?.organizationMemberships?.some(({ role }) => role === OPERATOR) === true;
}
