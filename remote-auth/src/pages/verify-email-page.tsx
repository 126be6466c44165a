import '@telehealth/contracts/words';
import { ROLES } from '@telehealth/contracts/access';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { pathTo, purposeOf, type RouteRow } from '@telehealth/contracts/routes';
import { useIdentity, useRole } from '@telehealth/contracts/session';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { useEffect } from 'react';
import { knownEmail, storedEmail } from '../features/email-verification/known-email';
import { LinkNotice } from '../features/email-verification/link-notice';
import { withoutLinkOutcome } from '../features/email-verification/link-outcome';
import { useAddressToProve } from '../features/email-verification/use-address-to-prove';
import { useFollowedLink } from '../features/email-verification/use-followed-link';
import { useProofElsewhere } from '../features/email-verification/use-proof-elsewhere';
import { BackToLogin, VerificationPanel } from '../features/email-verification/verification-panel';
import { HeldTime } from '../features/return-path/held-time';
import { useReturnPath } from '../features/return-path/use-return-path';

/** Four paths, one screen. A signed-in person with a verified address is sent on. */
export default function VerifyEmailPage({ row }: { row: RouteRow }) {
  const { search, state } = useLocation();
  const identity = useIdentity();
  const sessionRole = useRole();
  const link = useFollowedLink();
  const { address, isSendFailed } = useAddressToProve();
  useProofElsewhere(address !== null && link !== 'working');
  useOnward(search);
  const returnTo = useReturnPath('');
  const signedInEmail = identity.status === 'signedIn' && identity.user.email !== '' ? identity.user.email : null;
  const email = address?.email ?? signedInEmail ?? knownEmail({ search, state, stored: storedEmail() });
  const role = ROLES.find((name) => row.path.startsWith(`/auth/${name}/`)) ?? sessionRole;
  return (
    <Stack gap={4}>
      <PageHeading lead={purposeOf(row.id)}>{row.title}</PageHeading>
      <HeldTime returnTo={returnTo} next="Confirm your address" />
      {link !== null && <LinkNotice outcome={link} />}
      {link === 'verified' && <BackToLogin role={role} />}
      {link !== 'working' && link !== 'verified' && (
        <VerificationPanel
          email={email}
          role={role}
          by={address === null ? null : address.takesCode ? 'code' : 'link'}
          initialProblem={isSendFailed ? 'verification.sendFailed' : null}
        />
      )}
    </Stack>
  );
}

function useOnward(search: string): void {
  const navigate = useNavigate();
  const identity = useIdentity();
  const isDone = identity.status === 'signedIn' && identity.emailProven;
  useEffect(() => {
    if (isDone) void navigate(pathTo('auth.callback') + withoutLinkOutcome(search), { replace: true });
  }, [isDone, navigate, search]);
}
