/** What the identity provider's client knows of signing in and up in this browser. */
export interface AttemptUnderWay {
  /** e.g. `needs_new_password`; null without one. */
  signInStatus: string | null;
  /** e.g. `missing_requirements`; null without one. */
  signUpStatus: string | null;
  signUpEmail: string | null;
  signUpPhone: string | null;
  /** Ids of the sessions of this browser. */
  sessions: readonly string[];
}

/** What becomes of a path below a hosted page: the widget draws it, our own verification does, or it starts again. */
export type StepDecision = 'first' | 'later' | 'wait' | 'verification' | 'start';

/** Steps the widget itself leads away from when there is nothing for them, or explains. */
const SIGN_IN_STEPS = ['factor-one', 'factor-two', 'sso-callback', 'verify'];
const SIGN_UP_STEPS = ['sso-callback', 'verify'];
/** Steps it would leave blank, or show a form or a success that nothing stands behind, without an attempt that is there. */
const NEEDS_SIGN_IN: Readonly<Record<string, string>> = {
  'client-trust': 'needs_client_trust',
  'protect-check': 'needs_protect_check',
  'reset-password': 'needs_new_password',
};
/** From `continue` the widget would lead to the one sign-up its instance names, whichever page it is on. */
const NEEDS_SIGN_UP = ['continue', 'enterprise-connections', 'protect-check', 'continue/protect-check'];

/** What no step is called: the page's own address, escaped without need, which the widget would not know. */
const ESCAPED = '%';

/**
 * @param path of the page, e.g. `/auth/patient/login`
 * @param pathname e.g. `/auth/patient/login/factor-one`
 * @returns e.g. `factor-one`; empty on the page itself, and elsewhere: for a moment the page still stands while the address
 * is the next one already, and leading back from there would undo where the person went
 */
export function stepOf(path: string, pathname: string): string {
  if (pathname.startsWith(`${path}/`)) return pathname.slice(path.length).replace(/^\/+|\/+$/g, '');
  return pathname !== path && isUnescaped(pathname, path) ? ESCAPED : '';
}

function isUnescaped(pathname: string, path: string): boolean {
  try {
    return `${decodeURIComponent(pathname)}/`.startsWith(`${path}/`);
  } catch {
    // Not an address of ours at all.
    return false;
  }
}

/**
 * The widget's own steps are those of `@clerk/ui`, components/SignIn and SignUp.
 * @param name as `stepOf` gives it
 * @param search the step's query
 * @param attempt null while it is not known
 */
export function decideStep(
  { name, isSignUp, search }: { name: string; isSignUp: boolean; search: string },
  attempt: AttemptUnderWay | null,
): StepDecision {
  if (name === '') return 'first';
  if ((isSignUp ? SIGN_UP_STEPS : SIGN_IN_STEPS).includes(name)) return 'later';
  const check = isSignUp ? signUpCheck(name) : signInCheck(name, search);
  if (check === null) return 'start';
  return attempt === null ? 'wait' : check(attempt);
}

type Check = (attempt: AttemptUnderWay) => StepDecision;

function signInCheck(name: string, search: string): Check | null {
  const needed = NEEDS_SIGN_IN[name];
  if (needed !== undefined) return ({ signInStatus }) => (signInStatus === needed ? 'later' : 'start');
  if (name !== 'reset-password-success') return null;
  const session = new URLSearchParams(search).get('createdSessionId') ?? '';
  return ({ sessions }) => (sessions.includes(session) ? 'later' : 'start');
}

function signUpCheck(name: string): Check | null {
  if (/^(continue\/)?verify-email-address$/.test(name)) {
    return ({ signUpEmail }) => (signUpEmail === null ? 'start' : 'verification');
  }
  if (/^(continue\/)?verify-phone-number$/.test(name)) {
    return ({ signUpPhone }) => (signUpPhone === null ? 'start' : 'later');
  }
  if (!NEEDS_SIGN_UP.includes(name)) return null;
  return ({ signUpStatus }) => (signUpStatus === 'missing_requirements' ? 'later' : 'start');
}
