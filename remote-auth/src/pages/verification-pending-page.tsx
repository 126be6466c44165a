import '@telehealth/contracts/words';
import { message } from '@telehealth/contracts/messages';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { pathTo, purposeOf, type RouteRow } from '@telehealth/contracts/routes';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useEffect } from 'react';
import { knownEmail, storedEmail } from '../features/email-verification/known-email';

/** Forwards at once to the verification screen; stays only when the address is unknown. */
export default function VerificationPendingPage({ row }: { row: RouteRow }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const email = knownEmail({ search, state, stored: storedEmail() });
  useEffect(() => {
    if (email !== null) void navigate(pathTo('auth.verifyEmail'), { replace: true, state: { email } });
  }, [email, navigate]);
  return (
    <Stack gap={4}>
      <PageHeading>{row.title}</PageHeading>
      {email === null ? <AddressMissing /> : <Spinner label={purposeOf(row.id)} />}
    </Stack>
  );
}

function AddressMissing() {
  return (
    <>
      <Notice tone="warning">{message('verification.emailMissing')}</Notice>
      <LinkButton wide to={pathTo('auth.unifiedSignUp')}>
        Create an account
      </LinkButton>
      <LinkButton variant="quiet" wide to={pathTo('auth.signIn')}>
        Back to Login
      </LinkButton>
    </>
  );
}
