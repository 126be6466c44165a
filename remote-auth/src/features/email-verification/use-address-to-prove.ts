import { useClerk } from '@clerk/react';
import { useIdentity } from '@telehealth/contracts/session';
import { useEffect, useState } from 'react';

/** An address that waits for its proof in this browser. */
export interface AddressToProve {
  email: string;
  /** False where the instance sends links only. */
  takesCode: boolean;
}

/** Addresses a first mail was asked for, so that drawing the page twice does not send two. */
const asked = new Set<string>();

/**
 * The address of the sign-up under way, or the unproven primary one of the signed-in person, or null. Whoever comes here
 * without a mail on the way, for instance out of the hosted widget, which sends it only on its own next step, gets it.
 * @returns also whether that first mail could not be sent
 */
export function useAddressToProve(): { address: AddressToProve | null; isSendFailed: boolean } {
  const clerk = useClerk();
  const [isSendFailed, setSendFailed] = useState(false);
  // The client is there as soon as the identity is known; reading the status draws the page again at that moment.
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
