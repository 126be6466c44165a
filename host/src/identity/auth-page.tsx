import type { PageModule, RouteRow } from '@telehealth/contracts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { RemotePage } from '../remotes/remote-page';
import { useOnwardPrefetch } from '../remotes/use-onward-prefetch';
import { askIdentityAgain, requestIdentity, useIdentityNeed } from './identity-need';
import { identityPortal } from './identity-portal';
import { WaitingForIdentity } from './waiting-for-identity';

/** The page of an auth row. */
export function AuthPage({ row, load }: { row: RouteRow; load?: () => Promise<PageModule> }) {
  return row.early ? <EarlyPage row={row} /> : <PageInProvider row={row} load={load} />;
}

/** A form that stands without the provider's client. While that does not answer, it keeps what was typed, out of sight. */
function EarlyPage({ row }: { row: RouteRow }) {
  const isAway = useIdentityNeed() === 'unreachable';
  useEffect(requestIdentity, []);
  useOnwardPrefetch(row);
  return (
    <>
      {isAway && <WaitingForIdentity title={row.title} onRetry={askIdentityAgain} />}
      <div hidden={isAway}>
        <RemotePage row={row} remote="auth" />
      </div>
    </>
  );
}

/**
 * Most auth pages need the identity provider's context, but wrapping the whole application into that
 * provider when it arrives would draw every page anew and lose what was typed. So the provider stands beside the pages
 * and draws this one into here through a portal.
 */
function PageInProvider({ row, load }: { row: RouteRow; load?: (() => Promise<PageModule>) | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const isThere = useStore(identityPortal, (portal) => portal.isProviderThere);
  // Without the provider's client these pages have nothing to offer, so they do not stand beside the message.
  const isWaiting = useIdentityNeed() === 'unreachable' || !isThere;
  // Addresses that only look different, such as `/%61uth/verify`, lead here without the host having asked for it.
  useEffect(requestIdentity, []);
  useOnwardPrefetch(row);
  useLayoutEffect(() => {
    const node = place.current;
    if (node === null) return;
    identityPortal.setState({ page: { node, row, load } });
    return () => identityPortal.setState(({ page }) => (page?.node === node ? { page: null } : {}));
  }, [row, load]);
  return (
    <>
      {isWaiting && <WaitingForIdentity title={row.title} />}
      <div ref={place} hidden={isWaiting} />
    </>
  );
}
