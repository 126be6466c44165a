/** Bump when a remote built against the old contract could break the new host. Checked at run time by the host. */
export const CONTRACT_VERSION = 2;
