import { useClerk } from '@clerk/react';
import { useIdentity } from '@telehealth/contracts/session';
import { useEffect, useState } from 'react';

/** An unverified address in this browser. */
export interface AddressToProve {
  email: string;
  /** False where the instance sends links only. */
  takesCode: boolean;
}

/** Addresses for which a first mail was requested, so that rendering twice does not send two. */
const asked = new Set<string>();

/**
 * Returns the address of the current sign-up, or the signed-in person's unverified primary one, or null. A visitor who arrives
 * without a sent mail gets one, for instance from the hosted widget, which sends it only on its own next step.
 * @returns also whether that first mail failed
 */
export function useAddressToProve(): { address: AddressToProve | null; isSendFailed: boolean } {
  const clerk = useClerk();
  const [isSendFailed, setSendFailed] = useState(false);
  // The client exists once the identity is known; reading the status re-renders at that moment.
  const isKnown = useIdentity().status !== 'loading';
  const waiting = isKnown ? (ofPerson(clerk) ?? ofSignUp(clerk)) : null;
  const { id, needsMail = false, send } = waiting ?? {};
  useEffect(() => {
    if (!needsMail || id === undefined || asked.has(id)) return;
    asked.add(id);
    send?.().catch(() => {
      asked.delete(id);
      setSendFailed(true);
    });
  }, [needsMail, id, send]);
  return { address: waiting, isSendFailed };
}

interface Waiting extends AddressToProve {
  id: string;
  needsMail: boolean;
  send: () => Promise<unknown>;
}
type Clerk = ReturnType<typeof useClerk>;

function ofPerson(clerk: Clerk): Waiting | null {
  const address = clerk.user?.primaryEmailAddress;
  if (address === undefined || address === null || address.verification.status === 'verified') return null;
  return {
    id: address.id,
    email: address.emailAddress,
    takesCode: true,
    needsMail: address.verification.strategy === null,
    send: () => address.prepareVerification({ strategy: 'email_code' }),
  };
}

function ofSignUp(clerk: Clerk): Waiting | null {
  const attempt = clerk.client?.signUp;
  const { id, emailAddress } = attempt ?? {};
  if (attempt === undefined || id === undefined || typeof emailAddress !== 'string') return null;
  if (attempt.status !== 'missing_requirements') return null;
  const { strategy } = attempt.verifications.emailAddress;
  return {
    id,
    email: emailAddress,
    takesCode: strategy !== 'email_link',
    needsMail: strategy === null,
    send: () => attempt.prepareEmailAddressVerification({ strategy: 'email_code' }),
  };
}
