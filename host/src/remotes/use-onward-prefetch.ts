import { type RouteRow, rowOf } from '@telehealth/contracts';
import { useIdentity, usePreferredRole } from '@telehealth/contracts/session';
import { useEffect, useRef } from 'react';
import { usePrefetch } from './use-prefetch';

/** The page itself and what it needs come first. */
const AFTER_MS = 1000;

/**
 * While somebody fills in a page for signing in or up, fetches what comes right after it: the crossroads behind it, and
 * the first page of the role the visitor comes as. Pressing the button then costs answers only, no code.
 */
export function useOnwardPrefetch(row: RouteRow): void {
  const prefetch = useRef(usePrefetch());
  const role = usePreferredRole();
  const isStranger = useIdentity().status === 'signedOut';
  useEffect(() => {
    if (row.access !== 'guest' || !isStranger) return;
    const isSignUp = row.path.includes('signup') || row.path.includes('sign-up');
    const timer = setTimeout(() => {
      prefetch.current(rowOf('auth.callback'));
      prefetch.current(rowOf(isSignUp ? `${role}.onboarding` : `${role}.dashboard`));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [row, role, isStranger]);
}
