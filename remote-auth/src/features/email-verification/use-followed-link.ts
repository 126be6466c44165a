import { useClerk } from '@clerk/react';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { useIdentity } from '@telehealth/contracts/session';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { useEffect, useRef, useState } from 'react';
import { type LinkOutcome, readLinkOutcome, withoutLinkOutcome } from './link-outcome';

/** `verified` here means: verified, but the session belongs to another browser or there is none to start. */
export type FollowedLink = 'working' | LinkOutcome | null;

/**
 * Completes a mailed link that led here. In the browser that requested it the session starts, or the signed-in person's address
 * becomes verified, and the page navigates on; elsewhere it says to go back.
 */
export function useFollowedLink(): FollowedLink {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const clerk = useClerk();
  const isKnown = useIdentity().status !== 'loading';
  const [outcome, setOutcome] = useState<FollowedLink>(() => (readLinkOutcome(search) === null ? null : 'working'));
  const begun = useRef(false);
  useEffect(() => {
    const told = readLinkOutcome(search);
    if (told === null || !isKnown || begun.current) return;
    begun.current = true;
    const end = told === 'verified' ? finish(clerk) : Promise.resolve(told);
    void end.then((ended) => {
      setOutcome(ended);
      void navigate(pathname + withoutLinkOutcome(search), { replace: true, state });
    });
  }, [search, isKnown, clerk, navigate, pathname, state]);
  return outcome;
}

async function finish(clerk: ReturnType<typeof useClerk>): Promise<LinkOutcome> {
  try {
    localStorage.removeItem(STORAGE_KEYS.verificationEmail);
  } catch {
    // Without storage nothing was kept.
  }
  try {
    await clerk.handleEmailLinkVerification({});
    await clerk.user?.reload();
    return 'verified';
  } catch {
    // The provider's client reads the URL again and found it changed meanwhile, or could not start the session.
    return 'failed';
  }
}
