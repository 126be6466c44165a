import { pathTo, ROLES, type RouteRow } from '@telehealth/contracts';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { useIdentity, useRole } from '@telehealth/contracts/session';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { useEffect } from 'react';
import { knownEmail, storedEmail } from '../features/email-verification/known-email';
import { useSignUpUnderWay } from '../features/email-verification/use-sign-up-under-way';
import { VerificationPanel } from '../features/email-verification/verification-panel';

/** Four paths, one screen. Whoever is signed in with a proven address has nothing left to do here. */
export default function VerifyEmailPage({ row }: { row: RouteRow }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const identity = useIdentity();
  const sessionRole = useRole();
  const { signUp, isSendFailed } = useSignUpUnderWay();
  const isDone = identity.status === 'signedIn' && identity.emailProven;
  useEffect(() => {
    if (isDone) void navigate(pathTo('auth.callback') + search, { replace: true });
  }, [isDone, navigate, search]);
  const signedInEmail = identity.status === 'signedIn' && identity.user.email !== '' ? identity.user.email : null;
  const email = signUp?.email ?? signedInEmail ?? knownEmail({ search, state, stored: storedEmail() });
  const role = ROLES.find((name) => row.path.startsWith(`/auth/${name}/`)) ?? sessionRole;
  return (
    <Stack gap={4}>
      <PageHeading lead={row.purpose}>{row.title}</PageHeading>
      <VerificationPanel
        email={email}
        role={role}
        takesCode={signUp !== null}
        initialProblem={isSendFailed ? 'verification.sendFailed' : null}
      />
    </Stack>
  );
}
