import { useClerk } from '@clerk/react';
import { useIdentity } from '@telehealth/contracts/session';
import { useEffect, useState } from 'react';

/** A sign-up that waits for the code of its e-mail. */
export interface SignUpUnderWay {
  id: string;
  email: string;
}

/** Sign-ups a first code was asked for, so that drawing the page twice does not send two mails. */
const asked = new Set<string>();

/**
 * The sign-up that waits in this browser, or null. When it came out of the hosted widget, which sends the code only on its
 * own next step, the code is sent from here.
 * @returns also whether that first mail could not be sent
 */
export function useSignUpUnderWay(): { signUp: SignUpUnderWay | null; isSendFailed: boolean } {
  const clerk = useClerk();
  const [isSendFailed, setSendFailed] = useState(false);
  // The client is there as soon as the identity is known; reading the status draws the page again at that moment.
  const isKnown = useIdentity().status !== 'loading';
  const attempt = isKnown ? clerk.client?.signUp : undefined;
  const email = attempt?.emailAddress ?? null;
  const id = attempt?.id;
  const isWaiting = id !== undefined && email !== null && attempt?.status === 'missing_requirements';
  const needsMail = isWaiting && attempt?.verifications.emailAddress.strategy === null;
  useEffect(() => {
    if (!needsMail || id === undefined || asked.has(id)) return;
    asked.add(id);
    attempt?.prepareEmailAddressVerification({ strategy: 'email_code' }).catch(() => {
      asked.delete(id);
      setSendFailed(true);
    });
  }, [needsMail, id, attempt]);
  return { signUp: isWaiting ? { id, email } : null, isSendFailed };
}
