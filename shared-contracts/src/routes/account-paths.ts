/**
 * Pages every signed-in person has, beside the specification's routes. The auth section brings them itself
 * (`manifest.more`); the host knows the addresses, because its menu and its guard lead there.
 */
export const ACCOUNT_PATHS = {
  /** Where one is signed in, password, addresses, two-step sign-in. */
  security: '/auth/security',
  team: '/specialist/team',
  /** Where a session waits until two-step sign-in is set up. */
  twoStep: '/auth/two-step',
} as const;

/** The set-up of two-step sign-in. @param returnTo path with query where the person wanted to go */
export function twoStepPath(returnTo: string | null): string {
  return returnTo === null
    ? ACCOUNT_PATHS.twoStep
    : `${ACCOUNT_PATHS.twoStep}?${new URLSearchParams({ redirect: returnTo })}`;
}
