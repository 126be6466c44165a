import { type AppError, failed, ok, REMOTE_TIMEOUT_MS, type Result, type Role } from '@telehealth/contracts';
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import type { DataArea } from './data-area-store';
import { observeToken } from './server-clock';

/** Template of the identity's token that the backend accepts. */
const TEMPLATE = 'supabase';

export interface Connection {
  getToken(options: { template: string; skipCache?: boolean }): Promise<string | null>;
  dataArea(): Promise<DataArea>;
  /** What the token endpoint is told, see `Environment`. */
  provider(): Promise<string>;
  /** The role chosen so far; the profile takes it only while it has none. */
  role: Role | undefined;
  isOnline(): boolean;
  /** False once another person, or nobody, is signed in: what arrives then is not told to anybody. */
  isCurrent(): boolean;
}

/**
 * Exchanges the identity's token for a session with the backend, then mirrors the identity into the profile. The state
 * goes to `connecting` and ends at `ready` or at `failed` with one of the `sync` messages, or `data.offline`.
 * @param isQuiet a try nobody asked for: what pages show of the last failure stays until this one is decided
 * @param skipCache for a token that is made now, after something about the person changed
 */
export async function connectBackend(connection: Connection, isQuiet = false, skipCache = false): Promise<void> {
  if (!isQuiet) sessionWriter.backendConnecting();
  const outcome = await establish(connection, skipCache);
  if (!connection.isCurrent()) return;
  if (outcome.ok) sessionWriter.backendConnected(outcome.value.userId);
  else sessionWriter.backendFailed(outcome.error);
}

/**
 * Opens a new session with the backend for one that was ended, under a page in use: nothing on it changes when that works.
 * @returns whether there is a session now
 */
export async function renewBackend(connection: Connection): Promise<boolean> {
  const outcome = await exchange(connection, { skipCache: true });
  if (!connection.isCurrent()) return false;
  if (outcome.ok) {
    const { backend } = sessionStore.getState();
    if (backend.status !== 'ready' || backend.userId !== outcome.value.userId)
      sessionWriter.backendConnected(outcome.value.userId);
    return true;
  }
  // Without a connection every request says so itself, and the next one tries again.
  if (outcome.error.id !== 'data.offline') sessionWriter.backendFailed(outcome.error);
  return false;
}

async function establish(connection: Connection, skipCache: boolean): Promise<Result<{ userId: string }, AppError>> {
  const session = await exchange(connection, skipCache ? { skipCache } : {});
  if (!session.ok) return session;
  try {
    const { backend, module } = await connection.dataArea();
    // Pages ask for the person's rows, which begin with the profile: it must be there before anybody is told "ready".
    const { syncMyProfile } = await module.profileCalls();
    const profile = await syncMyProfile(backend, connection.role);
    if (profile.ok) return session;
    return failed(profile.error.id === 'data.offline' ? profile.error : { id: 'sync.failed', cause: profile.error });
  } catch (cause) {
    return failed({ id: 'sync.failed', cause });
  }
}

async function exchange(
  connection: Connection,
  options: { skipCache?: boolean },
): Promise<Result<{ userId: string }, AppError>> {
  // The clients' code can travel while the token is asked for.
  const loading = connection.dataArea();
  loading.then(
    ({ backend }) => backend.auth.prepare(),
    () => undefined,
  );
  const token = await obtainToken(connection, options);
  if (!token.ok) return token;
  try {
    const { backend } = await loading;
    return await backend.auth.exchange({ provider: await connection.provider(), token: token.value });
  } catch (cause) {
    return failed({ id: connection.isOnline() ? 'sync.failed' : 'data.offline', cause });
  }
}

/** The provider's client tries for minutes; nobody should look at a skeleton for that long. */
async function obtainToken(
  { getToken, isOnline }: Connection,
  options: { skipCache?: boolean },
): Promise<Result<string, AppError>> {
  if (!isOnline()) return failed({ id: 'data.offline' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the token did not arrive in time')), REMOTE_TIMEOUT_MS);
  });
  try {
    const token = await Promise.race([getToken({ template: TEMPLATE, ...options }), late]);
    if (token === null) return failed({ id: 'sync.noToken' });
    observeToken(token);
    return ok(token);
  } catch (cause) {
    return failed({ id: isOnline() ? 'sync.noToken' : 'data.offline', cause });
  } finally {
    clearTimeout(timer);
  }
}
