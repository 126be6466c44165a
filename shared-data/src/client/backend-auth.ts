import type { SupabaseClient } from '@supabase/supabase-js';
import { type AppError, failed, ok, type Result } from '@telehealth/contracts/errors';
import { toAuthError, toExchangeError } from '../errors/to-auth-error';
import { type Late, loadAtLast } from './late';
import { dropSession, keepsSession, usableSession } from './stored-session';

export interface BackendAuth {
  /** Loads the code for the exchange in advance, while its token is requested. */
  prepare(): void;
  /**
   * Exchanges the identity provider's token for a backend session (grant `id_token`).
   * @param token.provider the provider's name for the token endpoint, e.g. `jwt`
   * @returns the person's backend uuid; `sync.refused` when the server refused, `data.offline` without a response, `sync.failed`
   * for anything else
   * @throws when the code could not be loaded
   */
  exchange(token: { provider: string; token: string }): Promise<Result<{ userId: string }, AppError>>;
  /**
   * Calls the listener when the session was lost without a sign-out: a refresh was refused, or another tab lost it.
   * @returns stops listening
   */
  onLost(listener: () => void): () => void;
  /** Ends the session on this device; the identity's own sign-out comes first. */
  signOut(): Promise<Result<void, AppError>>;
  /**
   * Sends the sign-up mail again.
   * @param redirectTo absolute address of the app's verify page, where the mail's link leads
   */
  resendVerification(email: string, redirectTo: string): Promise<Result<void, AppError>>;
}

type Auth = SupabaseClient['auth'];

export function createBackendAuth(whole: Late<{ auth: Auth }>): BackendAuth {
  let isLeaving = false;
  return {
    // The later call that needs the code reports why it could not be loaded.
    prepare: () => void whole.load().catch(() => undefined),
    exchange: async (token) => exchange((await whole.load()).auth, token),
    onLost: (listener) =>
      listenForLoss(whole, () => {
        // Deferred, because the client waits for this callback, and a listener that calls the client would deadlock.
        if (!isLeaving) setTimeout(listener);
      }),
    async signOut() {
      isLeaving = true;
      const error = await endSession(whole).finally(() => {
        isLeaving = false;
      });
      return error === null ? ok(undefined) : failed(error);
    },
    async resendVerification(email, redirectTo) {
      const client = await whole.load().catch((cause: unknown) => ({ cause }));
      if ('cause' in client) return failed({ id: 'data.offline', cause: client.cause });
      const { error } = await client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } });
      return error ? failed(toAuthError(error)) : ok(undefined);
    },
  };
}

async function exchange(
  auth: Auth,
  token: { provider: string; token: string },
): Promise<Result<{ userId: string }, AppError>> {
  try {
    const { data, error } = await auth.signInWithIdToken(token);
    if (error) return failed(toExchangeError(error));
    if (data.user === null) return failed({ id: 'sync.failed' });
    return ok({ userId: data.user.id });
  } catch (cause) {
    return failed({ id: 'sync.failed', cause });
  }
}

function listenForLoss(whole: Late<{ auth: Auth }>, onLoss: () => void): () => void {
  const wasKept = keepsSession();
  let isOver = false;
  let stop = (): void => undefined;
  void loadAtLast(whole).then(({ auth }) => {
    if (isOver) return;
    const { data } = auth.onAuthStateChange((event) => {
      if (event === 'SIGNED_OUT') onLoss();
    });
    stop = () => data.subscription.unsubscribe();
    // Another tab ended the session while this one was not listening.
    if (wasKept && !keepsSession()) onLoss();
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** Signing out on this device waits for no code or network, which only inform the server and the other tabs. */
async function endSession(whole: Late<{ auth: Auth }>): Promise<AppError | null> {
  const open = whole.arrived() === null ? usableSession() : null;
  if (open !== null) dropSession();
  const client = await whole.load().catch((cause: unknown) => ({ cause }));
  if ('cause' in client) {
    dropSession();
    return { id: 'data.offline', cause: client.cause };
  }
  const { error } = await client.auth.signOut({ scope: 'local' });
  const refusal = open === null ? error : (await client.auth.admin.signOut(open.accessToken, 'local')).error;
  return refusal ? toAuthError(refusal) : null;
}
