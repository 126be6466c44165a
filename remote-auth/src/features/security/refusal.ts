/*
 * The provider's own error checks are in `@clerk/react/errors`, a subpath that is not shared at run time: importing it would
 * bundle a second copy. Checking the shape is enough, and necessary because it comes over the network.
 */

/** Returns the codes of a refused call to the identity provider; empty for everything else. */
export function refusalCodes(cause: unknown): string[] {
  if (!(cause instanceof Error) || !('errors' in cause) || !Array.isArray(cause.errors)) return [];
  return cause.errors.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'code' in one && typeof one.code === 'string' ? [one.code] : [],
  );
}

/** Whether the person closed the reverification dialog. */
export function isReverificationCancelled(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'reverification_cancelled';
}
