import { ClerkProvider } from '@clerk/react';
import { isLikelySignedIn } from '@telehealth/contracts/identity';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { ACCOUNT_PATHS, pathTo } from '@telehealth/contracts/routes';
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { loadClient } from '../clerk/clerk';
import type { Environment } from '../environment';
import { useHost } from '../host-context';
import { SessionLock } from '../lock/lock';
import { once } from '../once';
import { LoadedPage } from '../remotes/loaded-page';
import { rowAt } from '../remotes/prefetch';
import { RemotePage } from '../remotes/remote-page';
import {
  createLazyWidgets,
  isWidgetPath,
  loadWidgetCode,
  WIDGET_APPEARANCE,
  WidgetStandIns,
  widgetTarget,
} from '../widgets/widgets';
import { identityUnreachable, useIdentityAttempt } from './identity-need';
import { identityPortal, type PortalPage } from './identity-portal';
import { SessionKeeper } from './session-keeper';
import { useIsUnanswered } from './use-is-unanswered';
import { usePrefetchAfterSignIn } from './use-prefetch-after-sign-in';
import { useProviderAnswer } from './use-provider-answer';

/** Pages for pending session tasks of Clerk. */
const TASK_URLS = { 'setup-mfa': ACCOUNT_PATHS.twoStep } as const;

/** Clerk's context and everything that needs it: the session keeper and the auth pages. */
export function IdentityProvider() {
  const { environment } = useHost();
  const [settings, setSettings] = useState<Environment | null>(null);
  const navigate = useNavigate();
  const attempt = useIdentityAttempt();
  const [isStarting, startAnew] = useStartAnew();
  // A new `attempt` retries.
  useEffect(() => {
    environment().then(setSettings, identityUnreachable);
  }, [environment, attempt]);
  const hasClient = useClient(settings, attempt);
  // The widgets' code comes with the first widget, because most pages have none.
  const widgets = useMemo(() => {
    if (settings === null) return null;
    const load = once(loadWidgetCode);
    return { load, ui: { ClerkUI: createLazyWidgets(load) } };
  }, [settings]);
  const { pathname } = useLocation();
  // Not in the auth page itself, whose code the landing page carries.
  usePrefetchAfterSignIn(rowAt(pathname));
  const wantsWidget = isWidgetPath(pathname);
  useEffect(() => {
    // In parallel with the client. A possibly signed-in user is redirected and sees no widget. A failure is shown in the
    // widget's place.
    if (wantsWidget && !isLikelySignedIn(document.cookie)) widgets?.load().catch(() => undefined);
  }, [widgets, wantsWidget]);
  if (settings === null || widgets === null || !hasClient || isStarting) return null;
  return (
    <ClerkProvider
      publishableKey={settings.publishableKey}
      proxyUrl={settings.clerkProxyUrl}
      telemetry={false}
      {...{ ui: widgets.ui }}
      taskUrls={TASK_URLS}
      // The widgets follow URLs in the query (`redirect_url` and others): only ours are allowed.
      allowedRedirectOrigins={[window.location.origin]}
      routerPush={(to) => navigate(widgetTarget(to, window.location))}
      routerReplace={(to) => navigate(to, { replace: true })}
      signInUrl={pathTo('auth.signIn')}
      signUpUrl={pathTo('auth.signUp')}
      afterSignOutUrl={pathTo('home')}
      appearance={WIDGET_APPEARANCE}
    >
      <InsideProvider onAskAgain={startAnew} />
    </ClerkProvider>
  );
}

/** Loads Clerk's client; `attempt` retries. A late answer counts. */
function useClient(settings: Environment | null, attempt: number): boolean {
  const [hasClient, setHasClient] = useState(false);
  useEffect(() => {
    if (settings === null || hasClient) return;
    const late = setTimeout(identityUnreachable, REMOTE_TIMEOUT_MS);
    loadClient(settings)
      .then(() => setHasClient(true), identityUnreachable)
      .finally(() => clearTimeout(late));
    return () => clearTimeout(late);
  }, [settings, attempt, hasClient]);
  return hasClient;
}

function PageInside({ row, load }: PortalPage) {
  return load === undefined ? <RemotePage row={row} remote="auth" /> : <LoadedPage row={row} load={load} />;
}

/** Clerk's provider creates its client once, so it is unmounted for a moment to get another. */
function useStartAnew() {
  const [isStarting, setStarting] = useState(false);
  useEffect(() => {
    if (isStarting) setStarting(false);
  }, [isStarting]);
  return [isStarting, useCallback(() => setStarting(true), [])] as const;
}

function InsideProvider({ onAskAgain }: { onAskAgain: () => void }) {
  const page = useStore(identityPortal, (portal) => portal.page);
  useEffect(() => {
    identityPortal.setState({ isProviderThere: true });
    return () => identityPortal.setState({ isProviderThere: false });
  }, []);
  const unanswered = useIsUnanswered();
  useProviderAnswer(unanswered, onAskAgain);
  return (
    <>
      <SessionKeeper isUnanswered={unanswered.is} />
      <SessionLock />
      <WidgetStandIns />
      {page !== null && createPortal(<PageInside key={page.row.page} {...page} />, page.node)}
    </>
  );
}
