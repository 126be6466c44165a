import type { SupabaseClient } from '@supabase/supabase-js';
import { type AppError, failed, ok, type Result } from '@telehealth/contracts';
import { toAuthError, toSyncError } from '../errors/to-auth-error';
import { dropSession, keepsSession, usableSession } from './kept-session';
import { type Late, loadAtLast } from './late';

export interface BackendAuth {
  /** Fetches the code of what follows, while its token is asked for. */
  prepare(): void;
  /**
   * Exchanges the identity provider's token for a backend session (grant `id_token`).
   * @param token.provider what the token endpoint is told, e.g. `jwt`
   * @returns the backend's uuid of the person; `sync.refused` when the server said no, `data.offline` when nothing
   *   answered, `sync.failed` for anything else
   * @throws when its code did not arrive
   */
  exchange(token: { provider: string; token: string }): Promise<Result<{ userId: string }, AppError>>;
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

type Auth = SupabaseClient['auth'];

export function createBackendAuth(whole: Late<{ auth: Auth }>): BackendAuth {
  let isLeaving = false;
  return {
    // Whoever needs it says why it did not arrive.
    prepare: () => void whole.load().catch(() => undefined),
    exchange: async (token) => exchange((await whole.load()).auth, token),
    onLost: (listener) =>
      listenForLoss(whole, () => {
        // Not within the callback: the client waits for it, and a listener that asks the client would wait for ever.
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
    if (error) return failed(toSyncError(error));
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
    // Another tab ended it while nobody here could hear that.
    if (wasKept && !keepsSession()) onLoss();
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** Nothing on this device waits for code or network: they only tell the server and the other tabs. */
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
