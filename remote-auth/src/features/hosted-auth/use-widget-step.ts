import { useClerk } from '@clerk/react';
import { useLocation, useNavigate, useNavigationType } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useIdentity } from '@telehealth/contracts/session';
import { useEffect, useMemo, useState } from 'react';
import { type AttemptUnderWay, decideStep, type StepDecision, stepOf } from './widget-step';

/** The client may learn of an attempt a moment after the widget went to its next step. */
const SECOND_LOOK_MS = 300;

/**
 * Decides what a hosted page shows at its subpath; leads away from steps that the widget would leave blank.
 * @param start the page's own path
 */
export function useWidgetStep(start: string, isSignUp: boolean): StepDecision {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const clerk = useClerk();
  const isKnown = useIdentity().status !== 'loading';
  const name = stepOf(start, pathname);
  // Only the widget navigates to a step; a URL opened directly has nothing to wait for.
  const isLedHere = useNavigationType() !== 'POP';
  const [looked, setLooked] = useState<string | null>(null);
  const isSecondLook = looked === name;
  // Decided when the step is entered, because a successful attempt leaves the client before it leaves the page.
  const step = useMemo(
    () => decideStep({ name, isSignUp, search }, isKnown || isSecondLook ? readAttempt(clerk.client) : null),
    [name, isSignUp, search, isKnown, clerk, isSecondLook],
  );
  useEffect(() => {
    if (step === 'verification') void navigate(pathTo('auth.verifyEmail'), { replace: true });
    if (step !== 'start') return;
    if (!isLedHere) return void navigate(start + search, { replace: true });
    const timer = setTimeout(() => {
      if (isSecondLook) void navigate(start + search, { replace: true });
      else setLooked(name);
    }, SECOND_LOOK_MS);
    return () => clearTimeout(timer);
  }, [step, isLedHere, isSecondLook, name, navigate, start, search]);
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
