import type { Role } from '../access/access';

/** The dashboard of a role. */
export function dashboardOf<R extends Role>(role: R): `${R}.dashboard` {
  return `${role}.dashboard`;
}

/** The onboarding page of a role. */
export function onboardingOf<R extends Role>(role: R): `${R}.onboarding` {
  return `${role}.onboarding`;
}

/** The sign-in page of a role. */
export function loginOf(role: Role): 'auth.patientLogin' | 'auth.specialistLogin' {
  return role === 'patient' ? 'auth.patientLogin' : 'auth.specialistLogin';
}

/** The sign-up page of a role. */
export function signupOf(role: Role): 'auth.patientSignup' | 'auth.specialistSignup' {
  return role === 'patient' ? 'auth.patientSignup' : 'auth.specialistSignup';
}
