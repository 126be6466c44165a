import { useClerk, useUser } from '@clerk/react';
import { sessionWriter } from '@telehealth/contracts/host';
import { phoneWaysOf, ruledOutForms } from '@telehealth/contracts/identity';
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import { useEffect, useRef } from 'react';
import type { ClerkLike } from '../clerk/clerk';
import { identityAnswered, identityUnreachable, useIdentityAttempt } from './identity-need';
import type { Unanswered } from './use-is-unanswered';

function hasAnswered(clerk: ClerkLike): void {
  identityAnswered(clerk);
  sessionWriter.signingInKnown({
    ruledOut: ruledOutForms(clerk),
    byPhone: phoneWaysOf(clerk),
    waitsForSecondStep: () => clerk.client?.signIn.status === 'needs_second_factor',
  });
}

/**
 * Tells the host whether Clerk's client has an answer, and asks again when a page wants that. A running client asks its
 * service; one that never loaded or failed is created anew.
 */
export function useProviderAnswer({ is: isUnanswered, ask }: Unanswered, startAnew: () => void): void {
  const clerk = useClerk();
  const { isLoaded } = useUser();
  const attempt = useIdentityAttempt();
  const asked = useRef(attempt);
  // Rerenders when the status changes, because it is part of Clerk's context.
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
