/**
 * Exact versions of the provider's scripts, so that their addresses never change what is behind them and browsers keep
 * them. The same as in the workspace's catalogue.
 */
export const CLERK_VERSIONS = { clerkJs: '6.34.1', ui: '1.34.0' } as const;

/** The provider takes them as properties that its public type leaves out. */
export const CLERK_SCRIPTS: object = {
  __internal_clerkJSVersion: CLERK_VERSIONS.clerkJs,
  __internal_clerkUIVersion: CLERK_VERSIONS.ui,
};

/**
 * What the provider's client (6.34) calls itself while it was told nothing. Whom it then takes from the session's cookie has
 * no role, no name, and a session that seems over: acting on that would sign the person out.
 */
export const UNTOLD = 'client_init';
