import type { SupabaseClient } from '@supabase/supabase-js';
import { type AppError, failed, ok, type Result } from '@telehealth/contracts';
import { toAuthError, toSyncError } from '../errors/to-auth-error';

export interface BackendAuth {
  /**
   * Exchanges the identity provider's token for a backend session (grant `id_token`).
   * @param token.provider what the token endpoint is told, e.g. `jwt`
   * @returns the backend's uuid of the person; `sync.refused` when the server said no, `data.offline` when nothing
   *   answered, `sync.failed` for anything else
   */
  exchange(token: { provider: string; token: string }): Promise<Result<{ userId: string }, AppError>>;
  /** The person of the kept session, or null. Refreshes it first when it is about to lapse. */
  userId(): Promise<string | null>;
  /**
   * Says when the session was lost without anybody signing out: a refresh was refused, or another tab lost it.
   * @returns stops listening
   */
  onLost(listener: () => void): () => void;
  /** Ends the session on this device; the identity's own sign-out comes before. */
  signOut(): Promise<Result<void, AppError>>;
  /**
   * Sends the sign-up mail again.
   * @param redirectTo absolute address of the app's verify page, where the link of the mail leads
   */
  resendVerification(email: string, redirectTo: string): Promise<Result<void, AppError>>;
}

export function createBackendAuth(client: Pick<SupabaseClient, 'auth'>): BackendAuth {
  let isLeaving = false;
  return {
    async exchange({ provider, token }) {
      try {
        const { data, error } = await client.auth.signInWithIdToken({ provider, token });
        if (error) return failed(toSyncError(error));
        if (data.user === null) return failed({ id: 'sync.failed' });
        return ok({ userId: data.user.id });
      } catch (cause) {
        return failed({ id: 'sync.failed', cause });
      }
    },
    async userId() {
      const { data } = await client.auth.getSession();
      return data.session?.user.id ?? null;
    },
    onLost(listener) {
      const { data } = client.auth.onAuthStateChange((event) => {
        // Not within the callback: the client waits for it, and a listener that asks the client would wait for ever.
        if (event === 'SIGNED_OUT' && !isLeaving) setTimeout(listener);
      });
      return () => data.subscription.unsubscribe();
    },
    async signOut() {
      isLeaving = true;
      const { error } = await client.auth.signOut({ scope: 'local' }).finally(() => {
        isLeaving = false;
      });
      return error ? failed(toAuthError(error)) : ok(undefined);
    },
    async resendVerification(email, redirectTo) {
      const { error } = await client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } });
      return error ? failed(toAuthError(error)) : ok(undefined);
    },
  };
}
