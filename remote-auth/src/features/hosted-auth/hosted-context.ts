import { loginOf, pathTo, ROLES, type Role, signupOf } from '@telehealth/contracts';

/** What the path of a hosted page says: which widget, for whom, and where its counterpart is. */
export interface HostedContext {
  isSignUp: boolean;
  /** Null on the pages for everyone. */
  role: Role | null;
  signInUrl: string;
  signUpUrl: string;
  /** Where the widget leads when it is done. */
  callbackUrl: string;
}

/**
 * @param path of the row, e.g. `/auth/patient/signup`
 * @param named role of the query, for the pages for everyone
 * @param returnTo path to return to, or null
 */
export function toHostedContext(path: string, named: string | null, returnTo: string | null): HostedContext {
  const search = { redirect: returnTo ?? undefined };
  const inPath = ROLES.find((role) => path.startsWith(`/auth/${role}/`));
  return {
    isSignUp: path.includes('signup') || path.includes('sign-up'),
    role: inPath ?? ROLES.find((role) => role === named) ?? null,
    signInUrl: pathTo(inPath === undefined ? 'auth.signIn' : loginOf(inPath), {}, search),
    signUpUrl: pathTo(inPath === undefined ? 'auth.signUp' : signupOf(inPath), {}, search),
    callbackUrl: pathTo('auth.callback', {}, search),
  };
}
