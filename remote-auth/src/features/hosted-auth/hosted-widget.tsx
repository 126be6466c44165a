import { SignIn, SignUp } from '@clerk/react';
import { HOSTED_APPEARANCE } from './hosted-appearance';
import type { HostedContext } from './hosted-context';
import { HostedStep } from './hosted-step';

interface HostedWidgetProps {
  context: HostedContext;
  /** The page's own path; the widget adds its steps below it. */
  path: string;
  /** Nothing of it has been sent yet. */
  isFirst: boolean;
  /** Typed before, so that the person need not type it again. */
  email: string | undefined;
}

/** The identity provider's sign-in or sign-up. It takes the password, which we never see. */
export function HostedWidget({ context, path, isFirst, email }: HostedWidgetProps) {
  const shared = {
    routing: 'path',
    path,
    appearance: HOSTED_APPEARANCE,
    forceRedirectUrl: context.callbackUrl,
    ...(email !== undefined && { initialValues: { emailAddress: email } }),
  } as const;
  if (!context.isSignUp) {
    return (
      <HostedStep first={isFirst ? 'signIn' : null}>
        <SignIn {...shared} signUpUrl={context.signUpUrl} signUpForceRedirectUrl={context.callbackUrl} />
      </HostedStep>
    );
  }
  const metadata = context.role === null ? undefined : { role: context.role, onboardingCompleted: false };
  return (
    <HostedStep first={isFirst ? 'signUp' : null}>
      <SignUp
        {...shared}
        signInUrl={context.signInUrl}
        signInForceRedirectUrl={context.callbackUrl}
        unsafeMetadata={metadata}
      />
    </HostedStep>
  );
}
