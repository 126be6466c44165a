export const ROLES = ['patient', 'specialist'] as const;
/** What a person uses the product as. `specialist` is shown as "Healthcare Provider". */
export type Role = (typeof ROLES)[number];
/** Default of the specification wherever no role is known. */
export const DEFAULT_ROLE: Role = 'patient';

/**
 * Who may open a route: anyone; only people who are signed out (`guest`); signed in; signed in without a role yet; people who
 * work for the clinic (`operator`); one role; or one role that has not completed onboarding.
 */
export type Access =
  | 'anyone'
  | 'guest'
  | 'signedIn'
  | 'rolePending'
  | 'operator'
  | { role: Role }
  | { onboarding: Role };
