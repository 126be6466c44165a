import { ROUTE_TABLE } from '@telehealth/contracts/routes';

/** The provider client's sign-in and sign-up attempts in this browser. */
export interface AttemptUnderWay {
  /** e.g. `needs_new_password`; null without one. */
  signInStatus: string | null;
  /** e.g. `missing_requirements`; null without one. */
  signUpStatus: string | null;
  signUpEmail: string | null;
  signUpPhone: string | null;
  sessions: readonly string[];
}

/** What a hosted page shows at its subpath: the widget, our own verification, or the start again. */
export type StepDecision = 'first' | 'later' | 'wait' | 'verification' | 'start';

/** Steps that the widget handles itself without an attempt. */
const SIGN_IN_STEPS = ['factor-one', 'factor-two', 'sso-callback', 'verify'];
const SIGN_UP_STEPS = ['sso-callback', 'verify'];
/** Steps that, without a matching attempt, would be blank or show a form or success that is not real. */
const NEEDS_SIGN_IN: Readonly<Record<string, string>> = {
  'client-trust': 'needs_client_trust',
  'protect-check': 'needs_protect_check',
  'reset-password': 'needs_new_password',
};
/** From `continue` the widget would lead to its instance's one sign-up page, whichever page it is on. */
const NEEDS_SIGN_UP = ['continue', 'enterprise-connections', 'protect-check', 'continue/protect-check'];

/** Stands for the page's own address in needless percent-encoding, which the widget would not know; no step has this name. */
const ESCAPED = '%';

/**
 * @param path of the page, e.g. `/auth/patient/login`
 * @param pathname e.g. `/auth/patient/login/factor-one`
 * @returns e.g. `factor-one`; empty on the page itself, and on every other page, also one whose path begins with this page's:
 * for a moment the page is still rendered at the next URL, and redirecting from there would undo the navigation
 */
export function stepOf(path: string, pathname: string): string {
  if (isPage(pathname.replace(/\/+$/, ''))) return '';
  if (pathname.startsWith(`${path}/`)) return pathname.slice(path.length).replace(/^\/+|\/+$/g, '');
  return pathname !== path && isUnescaped(pathname, path) ? ESCAPED : '';
}

const isPage = (pathname: string) => ROUTE_TABLE.some((row) => row.path === pathname);

function isUnescaped(pathname: string, path: string): boolean {
  try {
    return `${decodeURIComponent(pathname)}/`.startsWith(`${path}/`);
  } catch {
    // Not one of our addresses.
    return false;
  }
}

/**
 * Decides by the step names of `@clerk/ui`, components/SignIn and SignUp.
 * @param name from `stepOf`
 * @param search the step's query
 * @param attempt null while unknown
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
