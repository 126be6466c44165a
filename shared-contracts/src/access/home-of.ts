import { dashboardOf, onboardingOf } from '../routes/role-routes';
import type { RouteId } from '../routes/route-table';
import type { SessionState } from '../session/session-state';

/** Where a visitor belongs: start page, role selection, onboarding or dashboard. */
export function homeOf(session: Pick<SessionState, 'identity'>): RouteId {
  const { identity } = session;
  if (identity.status !== 'signedIn') return 'home';
  if (!identity.roleChosen) return 'auth.roleSelection';
  return identity.user.onboardingCompleted ? dashboardOf(identity.user.role) : onboardingOf(identity.user.role);
}
