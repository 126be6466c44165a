import { message, type RouteRow } from '@telehealth/contracts';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { useHostServices, useIdentity } from '@telehealth/contracts/session';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { useEffect, useRef, useState } from 'react';
import { decideCallback } from '../features/callback/decide-callback';
import { recentArrival, rememberArrival } from '../features/callback/recent-arrival';
import { forgetReturnPath, keepReturnPath, keptReturnPath, readReturnPath } from '../features/return-path/return-path';

/** Where signing in ends: waits for the identity, then leads on and says welcome. */
export default function CallbackPage({ row }: { row: RouteRow }) {
  useOnward();
  return (
    <Stack gap={4}>
      <PageHeading>{row.title}</PageHeading>
      <p role="status">{message('callback.working')}</p>
      <Spinner label="" size="l" />
    </Stack>
  );
}

function useOnward(): void {
  const here = useLocation();
  const { pathname, search } = here;
  // For a moment this page still stands while the address is the next one already, whose query is not for it.
  const [own] = useState(pathname);
  const isHere = pathname === own;
  const navigate = useNavigate();
  const { notify } = useHostServices();
  const identity = useIdentity();
  // This page stands until the next one is ready. The person may have gone elsewhere by then and must not be taken back
  // because something became known anew.
  const led = useRef<{ here: unknown; to: string } | null>(null);
  useEffect(() => {
    if (!isHere) return;
    const named = readReturnPath(search);
    const hasError = new URLSearchParams(search).has('error');
    const step = decideCallback({ identity, returnTo: named ?? keptReturnPath(), hasError });
    if (step.kind === 'wait') return;
    if (led.current?.here === here && led.current.to === step.to) return;
    led.current = { here, to: step.to };
    if (step.kind === 'fail') notify('callback.failed');
    // The pages on the way drop the query; the way itself must not be lost with it.
    if (step.kind === 'go' && named !== null) keepReturnPath(search);
    const earlier = step.kind === 'arrive' ? recentArrival(step.userId) : null;
    if (step.kind === 'arrive' && earlier === null) {
      rememberArrival(step.userId, step.to);
      forgetReturnPath();
      notify('callback.welcome', { name: step.name });
    }
    void navigate(named === null ? (earlier ?? step.to) : step.to, { replace: true });
  }, [isHere, here, identity, search, navigate, notify]);
}
