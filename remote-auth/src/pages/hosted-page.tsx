import { useLocation } from '@telehealth/contracts/router';
import { purposeOf, type RouteRow } from '@telehealth/contracts/routes';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { useState } from 'react';
import { DemoEntry } from '../features/demo-entry/demo-entry';
import { toHostedContext } from '../features/hosted-auth/hosted-context';
import { HostedWidget } from '../features/hosted-auth/hosted-widget';
import { OtherRoleLink } from '../features/hosted-auth/other-role-link';
import { useWidgetStep } from '../features/hosted-auth/use-widget-step';
import { HeldTime } from '../features/return-path/held-time';
import { useReturnPath } from '../features/return-path/use-return-path';

/** Six paths: sign-in or sign-up, for everyone or for one role. The row's title says which. */
export default function HostedPage({ row }: { row: RouteRow }) {
  const { search, state } = useLocation();
  const returnTo = useReturnPath(row.path);
  const context = toHostedContext(row.path, new URLSearchParams(search).get('role'), returnTo);
  const step = useWidgetStep(row.path, context.isSignUp);
  // The widget's own steps drop the state.
  const [email] = useState(() => typedEmail(state));
  return (
    <Stack gap={4}>
      <PageHeading lead={step === 'first' ? purposeOf(row.id) : undefined}>{row.title}</PageHeading>
      <HeldTime returnTo={returnTo} next={context.isSignUp ? 'Create your account' : 'Sign in'} />
      {step === 'first' || step === 'later' ? (
        <HostedWidget key={row.path} context={context} path={row.path} isFirst={step === 'first'} email={email} />
      ) : (
        <Spinner label="Loading the form" />
      )}
      {context.role !== null && <OtherRoleLink role={context.role} isSignUp={context.isSignUp} returnTo={returnTo} />}
      {step === 'first' && <DemoEntry />}
    </Stack>
  );
}

/** Returns the address typed into our form before. It travels in the navigation state, not in the URL. */
function typedEmail(state: unknown): string | undefined {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined;
  return typeof email === 'string' && email !== '' ? email : undefined;
}
