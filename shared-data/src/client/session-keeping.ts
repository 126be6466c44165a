import type { SupabaseClient } from '@supabase/supabase-js';
import { keepsSession, usableSession } from './kept-session';
import type { Late } from './late';
import type { SessionGuard, SessionKeeping } from './with-session-refresh';

type WholeClient = Late<Pick<SupabaseClient, 'auth'>>;

/** The library's own test of it would bring the library: nothing answered, or nothing that decides. */
const isUnanswered = (error: Error | null) => error?.name === 'AuthRetryableFetchError';

const tokenOf = async ({ auth }: Pick<SupabaseClient, 'auth'>) =>
  (await auth.getSession()).data.session?.access_token ?? null;

/**
 * The token that a request of the person carries, or null for nobody's. Before the whole client has arrived it is the one
 * that lies on this device; when that is at its end, the client is waited for, which refreshes it.
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

/** Where another token comes from: another request got one already, else the refresh token, else the identity. */
export function createFreshToken(whole: WholeClient, guard: SessionGuard): SessionKeeping['freshToken'] {
  let work: Promise<string | null> | null = null;
  const obtain = async (refused: string | null) => {
    const client = await whole.load();
    const current = await tokenOf(client);
    if (current !== null && current !== refused) return current;
    if (current !== null) {
      const { data, error } = await client.auth.refreshSession();
      if (data.session !== null) return data.session.access_token;
      // No answer is no refusal: whoever asked says so, and what there is stays.
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
