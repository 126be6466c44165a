import type { RouteRow } from '@telehealth/contracts/routes';
import type { PageModule } from '@telehealth/contracts/shell';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { RemotePage } from '../remotes/remote-page';
import { askIdentityAgain, requestIdentity, useIdentityNeed } from './identity-need';
import { identityPortal } from './identity-portal';
import { WaitingForIdentity } from './waiting-for-identity';

export function AuthPage({ row, load }: { row: RouteRow; load?: () => Promise<PageModule> }) {
  return row.early ? <EarlyPage row={row} /> : <PageInProvider row={row} load={load} />;
}

/**
 * One of our own forms, which works without Clerk's client. If that does not answer, the form is hidden and keeps its input.
 */
function EarlyPage({ row }: { row: RouteRow }) {
  const isAway = useIdentityNeed() === 'unreachable';
  useEffect(requestIdentity, []);
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
 * Most auth pages need Clerk's React context. Wrapping the whole application in the provider when it loads would remount
 * every page and lose input. So the provider is rendered beside the pages and draws this one here through a portal.
 */
function PageInProvider({ row, load }: { row: RouteRow; load?: (() => Promise<PageModule>) | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const isThere = useStore(identityPortal, (portal) => portal.isProviderThere);
  // Without Clerk's client these pages are useless, so only the message is shown.
  const isWaiting = useIdentityNeed() === 'unreachable' || !isThere;
  // Equivalent URLs such as `/%61uth/verify` lead here without the host having requested the identity.
  useEffect(requestIdentity, []);
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
