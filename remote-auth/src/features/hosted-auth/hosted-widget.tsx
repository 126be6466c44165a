import { SignIn, SignUp } from '@clerk/react';
import type { HostedContext } from './hosted-context';
import { widgetLook } from './widget-look';

interface HostedWidgetProps {
  context: HostedContext;
  /** The page's own path; the widget keeps its steps below it. */
  path: string;
  isFirstStep: boolean;
}

/** The identity provider's sign-in or sign-up. It takes the password; we never see it. */
export function HostedWidget({ context, path, isFirstStep }: HostedWidgetProps) {
  const shared = {
    routing: 'path',
    path,
    appearance: widgetLook(isFirstStep),
    forceRedirectUrl: context.callbackUrl,
  } as const;
  if (!context.isSignUp) {
    return <SignIn {...shared} signUpUrl={context.signUpUrl} signUpForceRedirectUrl={context.callbackUrl} />;
  }
  const metadata = context.role === null ? undefined : { role: context.role, onboardingCompleted: false };
  return (
    <SignUp
      {...shared}
      signInUrl={context.signInUrl}
      signInForceRedirectUrl={context.callbackUrl}
      unsafeMetadata={metadata}
    />
  );
}
