/**
 * Pages every signed-in person has, beside the specification's routes. The sections bring them themselves
 * (`manifest.more`); host, mails and other pages know the addresses, because they lead there.
 */
export const ACCOUNT_PATHS = {
  /** Where one is signed in, password, addresses, two-step sign-in. */
  security: '/auth/security',
  /** Of whoever works in a practice, also with a patient's account. */
  team: '/specialist/team',
  /** Where a session waits until two-step sign-in is set up. */
  twoStep: '/auth/two-step',
  /** Notices and data of who works here; the section of the specialists brings it. */
  workSettings: '/specialist/account-settings',
} as const;

/** In the query of the set-up: it is wanted of somebody of whom the session does not say so, such as reception. */
export const TWO_STEP_WANTED = 'wanted';

/** The set-up of two-step sign-in. @param returnTo path with query where the person wanted to go */
export function twoStepPath(returnTo: string | null): string {
  return returnTo === null
    ? ACCOUNT_PATHS.twoStep
    : `${ACCOUNT_PATHS.twoStep}?${new URLSearchParams({ redirect: returnTo })}`;
}
