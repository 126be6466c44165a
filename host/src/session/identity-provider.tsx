import { ClerkProvider, useClerk, useUser } from '@clerk/react';
import { pathTo, REMOTE_TIMEOUT_MS } from '@telehealth/contracts';
import { useNavigate } from '@telehealth/contracts/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Environment } from '../environment';
import { useHost } from '../host-context';
import { LoadedPage } from '../remotes/loaded-page';
import { RemotePage } from '../remotes/remote-page';
import { clerkArrived } from './clerk-handle';
import type { ClerkLike } from './clerk-like';
import { CLERK_SCRIPTS } from './clerk-versions';
import { identityUnreachable } from './identity-need';
import { SessionKeeper } from './session-keeper';
import { type Slot, slotStore } from './slot-store';
import { WIDGET_LOOK } from './widget-look';

/** The identity provider's context with everything that lives in it: the session's keeper and the auth pages. */
export function IdentityProvider() {
  const { environment } = useHost();
  const [settings, setSettings] = useState<Environment | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    environment().then(setSettings, identityUnreachable);
  }, [environment]);
  if (settings === null) return null;
  return (
    <ClerkProvider
      publishableKey={settings.publishableKey}
      proxyUrl={settings.clerkProxyUrl}
      telemetry={false}
      {...CLERK_SCRIPTS}
      routerPush={(to) => navigate(to)}
      routerReplace={(to) => navigate(to, { replace: true })}
      signInUrl={pathTo('auth.signIn')}
      signUpUrl={pathTo('auth.signUp')}
      afterSignOutUrl={pathTo('home')}
      appearance={WIDGET_LOOK}
    >
      <InsideProvider />
    </ClerkProvider>
  );
}

function SlotPage({ row, load }: Slot) {
  return load === undefined ? <RemotePage row={row} remote="auth" /> : <LoadedPage row={row} load={load} />;
}

function InsideProvider() {
  const clerk = useClerk();
  const { isLoaded } = useUser();
  const slot = useSyncExternalStore(slotStore.subscribe, slotStore.slot);
  useEffect(() => {
    slotStore.providerChanged(true);
    return () => slotStore.providerChanged(false);
  }, []);
  useEffect(() => {
    if (isLoaded) return clerkArrived(clerk as ClerkLike);
    const timer = setTimeout(identityUnreachable, REMOTE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, clerk]);
  return (
    <>
      <SessionKeeper />
      {slot !== null && createPortal(<SlotPage key={slot.row.page} {...slot} />, slot.node)}
    </>
  );
}
