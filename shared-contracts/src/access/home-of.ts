import { dashboardOf, onboardingOf } from '../routes/role-routes';
import type { SessionState } from '../session/session-state';
import type { Role } from './access';

/** Routes that can be somebody's home; none of them has parameters. */
export type HomeRouteId = 'home' | 'desk' | 'auth.roleSelection' | `${Role}.dashboard` | `${Role}.onboarding`;

/**
 * Where a visitor belongs: start page, role selection, onboarding, dashboard or, for who works for the clinic, the desk.
 * A demo entry as patient belongs on the dashboard although its onboarding counts as open.
 */
export function homeOf(session: Pick<SessionState, 'identity'>): HomeRouteId {
  const { identity } = session;
  if (identity.status !== 'signedIn') return 'home';
  if (identity.isOperator) return 'desk';
  if (!identity.roleChosen) return 'auth.roleSelection';
  const { role, onboardingCompleted } = identity.user;
  const skipsOnboarding = identity.demo === true && role === 'patient';
  return onboardingCompleted || skipsOnboarding ? dashboardOf(role) : onboardingOf(role);
}
