/**
 * Whether somebody works for the clinic, by what the identity's server wrote about them (no browser can). It decides what is
 * shown only: the database decides what an operator may do.
 */
export const isOperator = (publicMetadata: Readonly<Record<string, unknown>> | undefined): boolean =>
  publicMetadata?.operator === true;
