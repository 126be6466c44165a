import '@telehealth/contracts/words';
import { message } from '@telehealth/contracts/messages';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import type { RouteRow } from '@telehealth/contracts/routes';
import { useHostServices, useIdentity } from '@telehealth/contracts/session';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { useEffect, useRef, useState } from 'react';
import { decideCallback } from '../features/callback/decide-callback';
import { recentArrival, rememberArrival } from '../features/callback/recent-arrival';
import { forgetReturnPath, keepReturnPath, keptReturnPath, readReturnPath } from '../features/return-path/return-path';

/** The end of signing in: waits for the identity, then navigates on with a welcome. */
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
  // For a moment this page is still rendered at the next URL, whose query is not for it.
  const [own] = useState(pathname);
  const isHere = pathname === own;
  const navigate = useNavigate();
  const { notify } = useHostServices();
  const identity = useIdentity();
  // This page stays until the next one is ready. If the person navigated elsewhere by then, a new identity event must not take
  // them back.
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
    // The pages on the way drop the query, so the path is stored.
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
