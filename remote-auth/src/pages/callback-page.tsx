import { message, type RouteRow } from '@telehealth/contracts';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { useHostServices, useIdentity } from '@telehealth/contracts/session';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { useEffect } from 'react';
import { decideCallback } from '../features/callback/decide-callback';
import { forgetReturnPath, keptReturnPath, readReturnPath } from '../features/return-path/return-path';

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
  const { search } = useLocation();
  const navigate = useNavigate();
  const { notify } = useHostServices();
  const identity = useIdentity();
  useEffect(() => {
    const returnTo = readReturnPath(search) ?? keptReturnPath();
    const step = decideCallback({ identity, returnTo, hasError: new URLSearchParams(search).has('error') });
    if (step.kind === 'wait') return;
    if (step.kind === 'fail') notify('callback.failed');
    if (step.kind === 'arrive') {
      forgetReturnPath();
      notify('callback.welcome', { name: step.name });
    }
    void navigate(step.to, { replace: true });
  }, [identity, search, navigate, notify]);
}
