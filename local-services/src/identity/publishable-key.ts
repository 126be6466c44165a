import { createHash } from 'node:crypto';

/**
 * Key of the local instance in Clerk's production format: with a proxy path the host inside is never contacted, and the
 * production protocol needs no developer cookies.
 */
export const LOCAL_PUBLISHABLE_KEY = `pk_live_${Buffer.from('clerk.localhost.local$').toString('base64')}`;

/** Returns the cookie suffix that the SDK derives from the key, so that instances on one host do not mix. */
export function cookieSuffix(publishableKey: string): string {
  return createHash('sha1').update(publishableKey).digest('base64url').slice(0, 8);
}
