import type { SupabaseClient } from '@supabase/supabase-js';
import type { Late } from './late';
import { keepsSession, usableSession } from './stored-session';
import type { SessionGuard, SessionKeeping } from './with-session-refresh';

type WholeClient = Late<Pick<SupabaseClient, 'auth'>>;

/** The error name that means no response or no decision; importing the library's own check would load the library. */
const isUnanswered = (error: Error | null) => error?.name === 'AuthRetryableFetchError';

const tokenOf = async ({ auth }: Pick<SupabaseClient, 'auth'>) =>
  (await auth.getSession()).data.session?.access_token ?? null;

/**
 * Returns the token for a person's request, or null for anonymous ones. Before the full client has loaded it is the stored one;
 * if that is about to expire, it waits for the client, which refreshes it.
 */
export function createAccessToken(whole: WholeClient): () => Promise<string | null> {
  return async () => {
    const client = whole.arrived();
    if (client !== null) return tokenOf(client);
    const usable = usableSession();
    if (usable !== null) return usable.accessToken;
    return keepsSession() ? tokenOf(await whole.load()) : null;
  };
}

/** Gets a new token: another request may already have one, else by the refresh token, else by the identity. */
export function createFreshToken(whole: WholeClient, guard: SessionGuard): SessionKeeping['freshToken'] {
  let work: Promise<string | null> | null = null;
  const obtain = async (refused: string | null) => {
    const client = await whole.load();
    const current = await tokenOf(client);
    if (current !== null && current !== refused) return current;
    if (current !== null) {
      const { data, error } = await client.auth.refreshSession();
      if (data.session !== null) return data.session.access_token;
      // No response is not a refusal: the caller reports it, and the session stays.
      if (isUnanswered(error)) return null;
    }
    // The session was ended (`session_expired`, `refresh_token_not_found`): only the identity can open another.
    return (await guard.renew()) ? tokenOf(client) : null;
  };
  return (refused) => {
    work ??= obtain(refused).finally(() => {
      work = null;
    });
    return work;
  };
}
