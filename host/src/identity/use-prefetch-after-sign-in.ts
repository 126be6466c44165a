import { type RouteRow, rowOf } from '@telehealth/contracts/routes';
import { useIdentity, usePreferredRole } from '@telehealth/contracts/session';
import { useEffect } from 'react';
import { useHost } from '../host-context';
import { usePageStore } from '../remotes/page-store';
import { createPrefetch } from '../remotes/prefetch';

/** Delay, because the page itself and a widget on it come first on a slow network. */
const AFTER_MS = 4000;

/**
 * While the user fills in a sign-in or sign-up page, prefetches `/auth/callback` and the first page of their preferred role,
 * so that submitting needs no more code.
 */
export function usePrefetchAfterSignIn(row: RouteRow): void {
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
