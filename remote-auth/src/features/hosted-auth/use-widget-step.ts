import { useClerk } from '@clerk/react';
import { pathTo } from '@telehealth/contracts';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { useIdentity } from '@telehealth/contracts/session';
import { useEffect, useMemo } from 'react';
import { type AttemptUnderWay, decideStep, type StepDecision, stepOf } from './widget-step';

/**
 * What is drawn below a hosted page; leads away from what the widget has nothing for.
 * @param start the page's own path
 */
export function useWidgetStep(start: string, isSignUp: boolean): StepDecision {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const clerk = useClerk();
  const isKnown = useIdentity().status !== 'loading';
  const name = stepOf(start, pathname);
  // Judged when the step is entered: an attempt that succeeds leaves the client before it leaves the page.
  const step = useMemo(
    () => decideStep({ name, isSignUp, search }, isKnown ? readAttempt(clerk.client) : null),
    [name, isSignUp, search, isKnown, clerk],
  );
  useEffect(() => {
    if (step === 'start') void navigate(start + search, { replace: true });
    if (step === 'verification') void navigate(pathTo('auth.verifyEmail'), { replace: true });
  }, [step, navigate, start, search]);
  return step;
}

function readAttempt(client: ReturnType<typeof useClerk>['client']): AttemptUnderWay {
  return {
    signInStatus: client?.signIn?.status ?? null,
    signUpStatus: client?.signUp?.status ?? null,
    signUpEmail: client?.signUp?.emailAddress ?? null,
    signUpPhone: client?.signUp?.phoneNumber ?? null,
    sessions: client?.sessions?.map((session) => session.id) ?? [],
  };
}
