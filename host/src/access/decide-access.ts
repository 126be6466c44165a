import { type Access, type Role, safeRedirect } from '@telehealth/contracts/access';
import { ACCOUNT_PATHS, dashboardOf, pathTo, twoStepPath } from '@telehealth/contracts/routes';
import type { SessionState } from '@telehealth/contracts/session';

/** What the host does when a visitor opens a route. */
export type Decision =
  | { kind: 'wait' }
  | { kind: 'render' }
  /** `to` is a path with its query; it replaces the current entry of the history. */
  | { kind: 'redirect'; to: string }
  /** As if nothing were at this address: what the clinic works with is nobody else's to know of. */
  | { kind: 'notFound' }
  /** A page that says whose it is, with the way home. */
  | { kind: 'wrongRole'; needed: Role };

/** Where the visitor stands: path, and query and fragment with their signs (or empty). */
export interface Here {
  pathname: string;
  search: string;
  hash?: string;
}

const RENDER: Decision = { kind: 'render' };
/** No address has this origin, so that only paths pass. */
const NO_ORIGIN = 'null';

/**
 * Decides what the host does when a visitor opens a route.
 * Pure: the whole rule set is the table in decide-access.test.ts.
 * A session that still waits for something opens public pages and the page that does it, and nothing else. One that lacks the second
 * factor of its person's work opens no page of that work: the database would answer it nothing.
 * `rolePending` never redirects a signed-in person: its page shows the choice for a moment and then goes on by itself.
 */
export function decideAccess(
  access: Access,
  session: Pick<SessionState, 'identity' | 'backend'>,
  here: Here,
): Decision {
  const { identity, backend } = session;
  if (access === 'anyone') return RENDER;
  if (identity.status === 'loading') return { kind: 'wait' };
  if (access === 'guest') {
    // The query is kept: it carries where the person wanted to go, and only the callback page follows it.
    return identity.status === 'signedOut' ? RENDER : { kind: 'redirect', to: pathTo('auth.callback') + here.search };
  }
  if (identity.status === 'signedOut') {
    return { kind: 'redirect', to: pathTo('auth.signIn', {}, { redirect: addressOf(here) }) };
  }
  if (identity.task && here.pathname !== ACCOUNT_PATHS.twoStep) return toSetUp(here);
  if (access === 'signedIn' || access === 'rolePending') return RENDER;
  const proveFirst = backend.status === 'ready' && backend.secondFactor === 'needed' && toSetUp(here);
  if (access === 'operator') return identity.isOperator ? proveFirst || RENDER : { kind: 'notFound' };
  if (!identity.roleChosen) return { kind: 'redirect', to: pathTo('auth.roleSelection') };
  const needed = 'role' in access ? access.role : access.onboarding;
  if (identity.user.role !== needed) return { kind: 'wrongRole', needed };
  if (proveFirst && needed !== 'patient') return proveFirst;
  if ('onboarding' in access && identity.user.onboardingCompleted && identity.demo !== true) {
    return { kind: 'redirect', to: backFromOnboarding(here) ?? pathTo(dashboardOf(needed)) };
  }
  return RENDER;
}

const toSetUp = (here: Here): Decision => ({ kind: 'redirect', to: twoStepPath(addressOf(here)) });
const addressOf = ({ pathname, search, hash = '' }: Here) => pathname + search + hash;

/** Somebody who was sent to onboarding in the middle of something goes back to it; only own paths count. */
function backFromOnboarding({ pathname, search }: Here): string | null {
  const wanted = safeRedirect(new URLSearchParams(search).get('redirect'), NO_ORIGIN);
  return wanted === null || wanted.split('?')[0] === pathname ? null : wanted;
}
