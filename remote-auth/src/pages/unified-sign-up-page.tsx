import * as icons from '@telehealth/ui/parts/icons';
import '@telehealth/contracts/words';
import { Link } from '@telehealth/contracts/router';
import { pathTo, purposeOf, type RouteRow } from '@telehealth/contracts/routes';
import { useSigningIn } from '@telehealth/contracts/session';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Suspense, useState } from 'react';
import { PhoneSignUp } from '../features/by-phone/opened-parts';
import { HeldTime } from '../features/return-path/held-time';
import { useReturnPath } from '../features/return-path/use-return-path';
import { SignUpForm } from '../features/sign-up/sign-up-form';
import { useRuledOut } from '../features/widget-instead/use-ruled-out';
import { WidgetNotice } from '../features/widget-instead/widget-notice';

export default function UnifiedSignUpPage({ row }: { row: RouteRow }) {
  const returnTo = useReturnPath(row.path);
  const isRuledOut = useRuledOut().signUp;
  const byPhone = useSigningIn()?.byPhone;
  const [isByPhone, setByPhone] = useState(false);
  /** The address of an account that only the provider's widget can create. */
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <Stack gap={4}>
      <PageHeading lead={isByPhone ? 'Register with your name and a number that we can text.' : purposeOf(row.id)}>
        {row.title}
      </PageHeading>
      <HeldTime returnTo={returnTo} next="Create your account" />
      {isRuledOut || refused !== null ? (
        <WidgetNotice kind="signUp" email={refused ?? ''} returnTo={returnTo} />
      ) : isByPhone ? (
        <Suspense fallback={<Spinner />}>
          <PhoneSignUp
            needsPassword={byPhone?.needsPassword === true}
            onForWidget={() => setRefused('')}
            onBack={() => setByPhone(false)}
          />
        </Suspense>
      ) : (
        <>
          <SignUpForm onForWidget={setRefused} />
          {byPhone?.signUp && (
            <Button variant="line" icon={icons.phone} wide onClick={() => setByPhone(true)}>
              Use a phone number instead
            </Button>
          )}
        </>
      )}
      <p className="soft">
        Already have an account?{' '}
        <Link to={pathTo('auth.unifiedSignIn', {}, { redirect: returnTo ?? undefined })}>Sign in</Link>
      </p>
    </Stack>
  );
}
