import { pathTo, type RouteRow } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { useState } from 'react';
import { DemoEntry } from '../features/demo-entry/demo-entry';
import { useReturnPath } from '../features/return-path/use-return-path';
import { ForgotPasswordForm } from '../features/sign-in/forgot-password-form';
import { ResetPasswordForm } from '../features/sign-in/reset-password-form';
import { SignInForm } from '../features/sign-in/sign-in-form';

type Mode = 'signIn' | 'forgot' | 'reset';
const LEADS: Readonly<Record<Mode, string>> = {
  signIn: 'Sign in with your email and password.',
  forgot: 'Enter your address and we send you an email to set a new password.',
  reset: 'Choose a new password; you are signed in right after.',
};

/** Our own sign-in with its forgot-password mode. The address typed in one mode is there in the others. */
export default function UnifiedSignInPage({ row }: { row: RouteRow }) {
  const returnTo = useReturnPath(row.path);
  const [mode, setMode] = useState<Mode>('signIn');
  const [email, setEmail] = useState('');
  const go = (next: Mode) => (typed: string) => {
    setEmail(typed);
    setMode(next);
  };
  const back = () => setMode('signIn');
  return (
    <Stack gap={4}>
      <PageHeading lead={LEADS[mode]}>{mode === 'signIn' ? row.title : 'Reset your password'}</PageHeading>
      {mode === 'signIn' && <SignInForm email={email} onForgot={go('forgot')} />}
      {mode === 'forgot' && <ForgotPasswordForm email={email} onSent={go('reset')} onBack={back} />}
      {mode === 'reset' && <ResetPasswordForm email={email} onBack={back} />}
      {mode === 'signIn' && (
        <>
          <p className="soft">
            New here?{' '}
            <Link to={pathTo('auth.unifiedSignUp', {}, { redirect: returnTo ?? undefined })}>Create an account</Link>
          </p>
          <DemoEntry />
        </>
      )}
    </Stack>
  );
}
