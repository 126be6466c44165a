import { now } from '@telehealth/contracts/clock';
import { isLikelySignedIn } from '@telehealth/contracts/identity';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import type { RouteRow } from '@telehealth/contracts/routes';
import { useBackendState, useIdentity } from '@telehealth/contracts/session';
import { INVITATION } from '@telehealth/contracts/visit';
import { type ReactNode, useEffect } from 'react';
import { decideAccess } from '../access/decide-access';
import { ActingGuard } from '../acting/acting';
import { storeInTab } from '../browser-storage';
import { WaitingForIdentity } from '../identity/identity';
import { NotFoundPage } from '../pages/not-found-page';
import { WrongRolePage } from '../pages/wrong-role-page';
import { PageSkeleton } from '../shell/page-skeleton';

interface GuardProps {
  row: RouteRow;
  children: ReactNode;
}

/** Renders a page only for users whom its row admits; the rules are `decideAccess`. */
export function RouteGuard({ row, children }: GuardProps) {
  return (
    <ActingGuard row={row}>
      <OwnGuard row={row}>{children}</OwnGuard>
    </ActingGuard>
  );
}

function OwnGuard({ row, children }: GuardProps) {
  const identity = useIdentity();
  const backend = useBackendState();
  const { pathname, search, hash } = useLocation();
  // The return path is in a query, which servers log, so a secret in the hash is stored in this tab instead.
  const secret = hash.startsWith(INVITATION) && hash;
  const decision = decideAccess(row.access, { identity, backend }, { pathname, search, hash: secret ? '' : hash });
  switch (decision.kind) {
    case 'render':
      return children;
    case 'wait':
      // The cookies show no signed-in user, which is all that our own forms need to start.
      if (row.early && seemsNobody()) return children;
      return <WaitingForIdentity title={row.title} />;
    case 'notFound':
      return <NotFoundPage />;
    case 'wrongRole':
      return <WrongRolePage needed={decision.needed} />;
    case 'redirect':
      if (secret) storeInTab(pathname + INVITATION, `${secret} ${now().getTime()}`);
      return <Redirect to={decision.to} />;
  }
}

/** Prerendered documents are for signed-out visitors too. */
const seemsNobody = () => typeof document === 'undefined' || !isLikelySignedIn(document.cookie);

function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return <PageSkeleton />;
}
