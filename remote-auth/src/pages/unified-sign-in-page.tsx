import * as icons from '@telehealth/ui/parts/icons';
import '@telehealth/contracts/words';
import { message } from '@telehealth/contracts/messages';
import { Link } from '@telehealth/contracts/router';
import { pathTo, type RouteRow } from '@telehealth/contracts/routes';
import { useSigningIn } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Suspense, useState } from 'react';
import { PhoneSignIn } from '../features/by-phone/opened-parts';
import { DemoEntry } from '../features/demo-entry/demo-entry';
import { HeldTime } from '../features/return-path/held-time';
import { useReturnPath } from '../features/return-path/use-return-path';
import { ForgotPasswordForm } from '../features/sign-in/forgot-password-form';
import { ResetPasswordForm } from '../features/sign-in/reset-password-form';
import { SecondFactorForm } from '../features/sign-in/second-factor-form';
import { SignInForm } from '../features/sign-in/sign-in-form';
import { useKeptStep } from '../features/sign-in/use-kept-step';
import { useRuledOut } from '../features/widget-instead/use-ruled-out';
import { WidgetNotice } from '../features/widget-instead/widget-notice';

type Mode = 'signIn' | 'phone' | 'forgot' | 'reset' | 'secondFactor' | 'widget';
const RESET_TITLE = 'Reset your password';
const WORDS: Readonly<Record<Mode, { title?: string; lead: string }>> = {
  signIn: { lead: 'Sign in with your email and password.' },
  phone: { lead: 'Sign in with your number and a code that we text to it.' },
  forgot: { title: RESET_TITLE, lead: 'Enter your address and we send you an email to set a new password.' },
  reset: { title: RESET_TITLE, lead: 'Choose a new password; you are signed in right after.' },
  secondFactor: { title: 'One more step', lead: 'Your account needs a second check that it is you.' },
  widget: { lead: 'Sign in to your account.' },
};

/** Our own sign-in with its forgot-password mode and its second step. An address typed in one mode carries over to the others. */
export default function UnifiedSignInPage({ row }: { row: RouteRow }) {
  const returnTo = useReturnPath(row.path);
  const isRuledOut = useRuledOut().signIn;
  const isByPhone = useSigningIn()?.byPhone.signIn === true;
  const [isOver, setOver] = useState(false);
  const kept = useKeptStep(() => setOver(true));
  const [chosen, setMode] = useState<Mode | null>(kept.address === null ? null : 'secondFactor');
  const [email, setEmail] = useState(kept.address ?? '');
  const mode = isRuledOut ? 'widget' : isOver ? 'signIn' : (chosen ?? 'signIn');
  const go = (next: Mode) => (typed?: string) => {
    if (typed !== undefined) setEmail(typed);
    setOver(false);
    setMode(next);
    if (next === 'secondFactor') kept.keep(typed ?? email);
    else if (kept.address !== null) kept.forget();
  };
  const back = () => go('signIn')();
  const onward = { onSecondFactor: go('secondFactor'), onForWidget: go('widget') };
  return (
    <Stack gap={4}>
      <PageHeading lead={WORDS[mode].lead}>{WORDS[mode].title ?? row.title}</PageHeading>
      <HeldTime returnTo={returnTo} next="Sign in" />
      {isOver && <Notice live>{message('auth.signInOver')}</Notice>}
      {mode === 'signIn' && (
        <SignInForm email={email} onForgot={go('forgot')} {...onward} focusFirst={chosen !== null} />
      )}
      {mode === 'signIn' && isByPhone && (
        <Button variant="line" icon={icons.phone} wide onClick={() => go('phone')()}>
          Use a phone number instead
        </Button>
      )}
      {mode === 'phone' && (
        <Suspense fallback={<Spinner />}>
          <PhoneSignIn
            onSecondFactor={() => go('secondFactor')('')}
            onForWidget={() => go('widget')('')}
            onBack={back}
          />
        </Suspense>
      )}
      {mode === 'forgot' && <ForgotPasswordForm email={email} onSent={go('reset')} onBack={back} />}
      {mode === 'reset' && <ResetPasswordForm email={email} onBack={back} {...onward} />}
      {mode === 'secondFactor' && <SecondFactorForm onBack={back} />}
      {mode === 'widget' && <WidgetNotice kind="signIn" email={email} returnTo={returnTo} />}
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
