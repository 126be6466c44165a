import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import type { SessionKeeping } from './with-session-refresh';

/** What the host knows of the person's session, and does for it. */
export interface SessionGuard {
  whenOpen: SessionKeeping['whenOpen'];
  expectsPerson: SessionKeeping['expectsPerson'];
  /** Opens a new session with a fresh identity token. @returns whether there is one now */
  renew(): Promise<boolean>;
}

/** Without a host: nobody is expected, nothing waits, nothing is opened anew. */
export const NO_GUARD: SessionGuard = {
  whenOpen: async () => undefined,
  expectsPerson: () => false,
  renew: async () => false,
};

/** Where another token comes from: another request got one already, else the refresh token, else the identity. */
export function createFreshToken(auth: SupabaseClient['auth'], guard: SessionGuard): SessionKeeping['freshToken'] {
  const kept = async () => (await auth.getSession()).data.session?.access_token ?? null;
  let work: Promise<string | null> | null = null;
  const obtain = async (refused: string | null) => {
    const current = await kept();
    if (current !== null && current !== refused) return current;
    if (current !== null) {
      const { data, error } = await auth.refreshSession();
      if (data.session !== null) return data.session.access_token;
      // No answer is no refusal: whoever asked says so, and what there is stays.
      if (isAuthRetryableFetchError(error)) return null;
    }
    // The session was ended (`session_expired`, `refresh_token_not_found`): only the identity can open another.
    return (await guard.renew()) ? kept() : null;
  };
  return (refused) => {
    work ??= obtain(refused).finally(() => {
      work = null;
    });
    return work;
  };
}
