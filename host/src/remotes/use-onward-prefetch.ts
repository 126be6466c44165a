import { type RouteRow, rowOf } from '@telehealth/contracts';
import { useIdentity, usePreferredRole } from '@telehealth/contracts/session';
import { useEffect } from 'react';
import { useHost } from '../host-context';
import { usePageStore } from './page-store';
import { createPrefetch } from './prefetch';

/** The page itself and what it needs come first, also where a widget draws it on a slow line. */
const AFTER_MS = 4000;

/**
 * While somebody fills in a page for signing in or up, fetches what comes right after it: the crossroads behind it, and
 * the first page of the role the visitor comes as. Pressing the button then costs answers only, no code.
 */
export function useOnwardPrefetch(row: RouteRow): void {
  const pages = usePageStore();
  const { environment } = useHost();
  const role = usePreferredRole();
  const isStranger = useIdentity().status === 'signedOut';
  useEffect(() => {
    if (row.access !== 'guest' || !isStranger) return;
    const isSignUp = row.path.includes('signup') || row.path.includes('sign-up');
    const timer = setTimeout(() => {
      const prefetch = createPrefetch({ pages, environment });
      prefetch(rowOf('auth.callback'));
      prefetch(rowOf(isSignUp ? `${role}.onboarding` : `${role}.dashboard`));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [row, role, isStranger, pages, environment]);
}
