import { ROLES, type Role } from '@telehealth/contracts/access';
import { loginOf, pathTo, signupOf } from '@telehealth/contracts/routes';

/** The meaning of a hosted page's path: which widget, for which role, and its counterpart. */
export interface HostedContext {
  isSignUp: boolean;
  /** Null on the pages without a role. */
  role: Role | null;
  signInUrl: string;
  signUpUrl: string;
  /** Where the widget navigates when it is done. */
  callbackUrl: string;
}

/**
 * @param path of the row, e.g. `/auth/patient/signup`
 * @param named role from the query, for the pages without a role
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
