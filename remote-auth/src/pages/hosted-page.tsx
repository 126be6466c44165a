import { useClerk } from '@clerk/react';
import { pathTo, type RouteRow } from '@telehealth/contracts';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { useIdentity } from '@telehealth/contracts/session';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { useEffect } from 'react';
import { DemoEntry } from '../features/demo-entry/demo-entry';
import { toHostedContext } from '../features/hosted-auth/hosted-context';
import { HostedWidget } from '../features/hosted-auth/hosted-widget';
import { OtherRoleLink } from '../features/hosted-auth/other-role-link';
import { useReturnPath } from '../features/return-path/use-return-path';

/** Six paths: sign-in or sign-up, for everyone or for one role. The row's title says which. */
export default function HostedPage({ row }: { row: RouteRow }) {
  const { pathname, search } = useLocation();
  const returnTo = useReturnPath(row.path);
  const context = toHostedContext(row.path, new URLSearchParams(search).get('role'), returnTo);
  const isFirstStep = pathname.replace(/\/$/, '') === row.path;
  useVerificationDetour(row.path);
  return (
    <Stack gap={4}>
      <PageHeading lead={row.purpose}>{row.title}</PageHeading>
      <HostedWidget context={context} path={row.path} isFirstStep={isFirstStep} />
      {context.role !== null && <OtherRoleLink role={context.role} isSignUp={context.isSignUp} returnTo={returnTo} />}
      {isFirstStep && <DemoEntry />}
    </Stack>
  );
}

/**
 * The widget's verification step stays blank when no sign-up is under way, for instance from an old bookmark. Our own
 * verification screen takes that step over; without a sign-up the form starts again.
 */
function useVerificationDetour(start: string): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const clerk = useClerk();
  const isKnown = useIdentity().status !== 'loading';
  useEffect(() => {
    if (!isKnown || !pathname.endsWith('/verify-email-address')) return;
    const hasSignUp = typeof clerk.client?.signUp?.emailAddress === 'string';
    void navigate(hasSignUp ? pathTo('auth.verifyEmail') : start, { replace: true });
  }, [clerk, isKnown, pathname, navigate, start]);
}
