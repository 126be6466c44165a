import { decideAccess, INVITATION, isLikelySignedIn, now, type RouteRow } from '@telehealth/contracts';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { useIdentity } from '@telehealth/contracts/session';
import { type ReactNode, useEffect } from 'react';
import { storeInTab } from '../browser-storage';
import { WaitingForIdentity } from '../identity/identity';
import { NotFoundPage } from '../pages/not-found-page';
import { WrongRolePage } from '../pages/wrong-role-page';
import { PageSkeleton } from '../shell/page-skeleton';

/** Lets a page be drawn only for whom its row admits; the rules are `decideAccess` of the contracts. */
export function RouteGuard({ row, children }: { row: RouteRow; children: ReactNode }) {
  const identity = useIdentity();
  const { pathname, search, hash } = useLocation();
  // The way back stands in a query, which servers log: a secret of the address stays in this tab instead.
  const secret = hash.startsWith(INVITATION) && hash;
  const decision = decideAccess(row.access, { identity }, { pathname, search, hash: secret ? '' : hash });
  switch (decision.kind) {
    case 'render':
      return children;
    case 'wait':
      // The cookies call nobody, and a form of ours needs no more than that to begin.
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

/** A document is drawn for nobody, too. */
const seemsNobody = () => typeof document === 'undefined' || !isLikelySignedIn(document.cookie);

function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return <PageSkeleton />;
}
