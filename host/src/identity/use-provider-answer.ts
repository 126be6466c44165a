import { useClerk, useUser } from '@clerk/react';
import { REMOTE_TIMEOUT_MS, ruledOutForms } from '@telehealth/contracts';
import { sessionWriter } from '@telehealth/contracts/host';
import { useEffect, useRef } from 'react';
import type { ClerkLike } from '../clerk/clerk';
import { identityAnswered, identityUnreachable, useIdentityAttempt } from './identity-need';
import type { Unanswered } from './use-is-unanswered';

function hasAnswered(clerk: ClerkLike): void {
  identityAnswered(clerk);
  sessionWriter.signingInKnown({
    ruledOut: ruledOutForms(clerk),
    waitsForSecondStep: () => clerk.client?.signIn.status === 'needs_second_factor',
  });
}

/**
 * Tells the host whether the identity provider's client has an answer, and asks for one anew when a page wants that: a
 * client that runs asks its service again; one that never came, or does not get going, is started anew.
 */
export function useProviderAnswer({ is: isUnanswered, ask }: Unanswered, startAnew: () => void): void {
  const clerk = useClerk();
  const { isLoaded } = useUser();
  const attempt = useIdentityAttempt();
  const asked = useRef(attempt);
  // Drawn anew when the status changes: it is part of the provider's context.
  const hasFailed = clerk.status === 'error';
  useEffect(() => {
    const isAsking = asked.current !== attempt;
    asked.current = attempt;
    if (isLoaded && !hasFailed && !isUnanswered) return hasAnswered(clerk as ClerkLike);
    if (isAsking && !isLoaded) return startAnew();
    if (!isAsking && (hasFailed || isUnanswered)) return identityUnreachable();
    let isWaiting = true;
    const timer = setTimeout(identityUnreachable, REMOTE_TIMEOUT_MS);
    if (isAsking) ask().catch(() => isWaiting && identityUnreachable());
    return () => {
      isWaiting = false;
      clearTimeout(timer);
    };
  }, [isLoaded, hasFailed, isUnanswered, ask, clerk, attempt, startAnew]);
}
