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
