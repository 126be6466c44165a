import { type RouteRow, rowOf } from '@telehealth/contracts/routes';
import { useIdentity, usePreferredRole } from '@telehealth/contracts/session';
import { useEffect } from 'react';
import { loadDataArea } from '../connection/connection';
import { useHost } from '../host-context';
import { usePageStore } from '../remotes/page-store';
import { createPrefetch } from '../remotes/prefetch';

/** Delay, because the page itself and a widget on it come first on a slow network. Whoever types has them already. */
const AFTER_MS = 4000;

/**
 * While the user fills in a sign-in or sign-up page, prefetches `/auth/callback`, the first page of their preferred role and the
 * code that opens the session, so that submitting needs no more of it.
 * @param row the page that is open
 */
export function usePrefetchAfterSignIn(row: RouteRow | undefined): void {
  const pages = usePageStore();
  const { environment, fetchActions } = useHost();
  const role = usePreferredRole();
  const isStranger = useIdentity().status === 'signedOut';
  useEffect(() => {
    if (row?.access !== 'guest' || !isStranger) return;
    const isSignUp = row.path.includes('signup') || row.path.includes('sign-up');
    const fetchNext = () => {
      stop();
      const prefetch = createPrefetch({ pages, environment });
      prefetch(rowOf('auth.callback'));
      prefetch(rowOf(isSignUp ? `${role}.onboarding` : `${role}.dashboard`));
      // A form of ours submits by them; the provider's has code of its own.
      if (row.page.startsWith('unified')) fetchActions().catch(() => undefined);
      // Whoever submits learns why it could not be loaded.
      loadDataArea(environment)
        .then(({ backend, module }) => Promise.all([backend.auth.prepare(), module.profileCalls()]))
        .catch(() => undefined);
    };
    const timer = setTimeout(fetchNext, isTyping() ? 0 : AFTER_MS);
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('input', fetchNext);
    };
    document.addEventListener('input', fetchNext);
    return stop;
  }, [row, role, isStranger, pages, environment, fetchActions]);
}

/** A form of ours can be filled in before it is known who is here. */
const isTyping = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value !== '';
