import type { Role } from '@telehealth/contracts/access';
import { type AppError, failed, ok, type Result } from '@telehealth/contracts/errors';
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import type { SecondFactor } from '@telehealth/contracts/session';
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import type { DataArea } from './data-area-store';
import { observeToken } from './server-clock';

/** Name of the JWT template that the backend accepts. */
const TEMPLATE = 'supabase';

/** What the first request may be refused with that its own sentence explains better than "it failed". */
const SAID_AS_IT_IS: ReadonlySet<string> = new Set(['data.offline', 'account.holderDied']);

export interface Connection {
  getToken(options: { template: string; skipCache?: boolean }): Promise<string | null>;
  dataArea(): Promise<DataArea>;
  /** Provider name for the token endpoint, see `Environment`. */
  provider(): Promise<string>;
  /** The chosen role; the profile takes it only while it has none. */
  role: Role | undefined;
  /** Whether the second factor matters: to their work, or because they have one. Asked late, when a role may have been chosen. */
  asksSecondFactor(): boolean;
  /** Whether the identity says that this session has proven one. */
  hasSecondFactor(): boolean;
  isOnline(): boolean;
  /** False once the user changed or signed out; later results are dropped. */
  isCurrent(): boolean;
}

/**
 * Exchanges the identity's token for a backend session, then copies the identity into the profile. The state becomes
 * `connecting` and ends as `ready` or `failed` with a `sync` message or `data.offline`.
 * @param isQuiet an automatic attempt: pages keep showing the last failure until this one is decided
 * @param skipCache request a fresh token, after the user's data changed
 */
export async function connectBackend(connection: Connection, isQuiet = false, skipCache = false): Promise<void> {
  if (!isQuiet) sessionWriter.backendConnecting();
  const outcome = await establish(connection, skipCache);
  if (!connection.isCurrent()) return;
  if (outcome.ok) sessionWriter.backendConnected(outcome.value.userId, outcome.value.secondFactor);
  else sessionWriter.backendFailed(outcome.error);
}

/**
 * Replaces an ended backend session while a page is in use; on success nothing on the page changes.
 * @returns whether there is a session now
 */
export async function renewBackend(connection: Connection): Promise<boolean> {
  const outcome = await exchange(connection, { skipCache: true });
  const proof = outcome.ok ? await prove(connection) : outcome;
  if (!connection.isCurrent()) return false;
  if (outcome.ok && proof.ok) {
    const { backend } = sessionStore.getState();
    const person = personOf(outcome.value.userId);
    const isSame = backend.status === 'ready' && (backend.actorId ?? backend.userId) === person;
    if (!isSame || backend.secondFactor !== proof.value) sessionWriter.backendConnected(person, proof.value);
    return true;
  }
  // Offline, each request reports itself and the next one retries.
  const error = outcome.ok ? (proof.ok ? null : proof.error) : outcome.error;
  if (error !== null && error.id !== 'data.offline') sessionWriter.backendFailed(error);
  return false;
}

/** Asks anew about the second factor of the open session, for instance once a role was chosen. Failures change nothing. */
export async function askSecondFactor(connection: Connection): Promise<void> {
  const proof = await prove(connection);
  const { backend } = sessionStore.getState();
  if (!connection.isCurrent() || !proof.ok || backend.status !== 'ready') return;
  if (backend.secondFactor === proof.value) return;
  sessionWriter.backendConnected(backend.actorId ?? backend.userId, proof.value);
}

/**
 * Lets the database keep that the session was opened with a second factor, and learns whether it needs one. Of two exchanges at
 * the same moment the database believes the later one only, so whoever did prove it exchanges once more.
 */
async function prove(connection: Connection, isSecond = false): Promise<Result<SecondFactor | undefined, AppError>> {
  if (!connection.asksSecondFactor()) return ok(undefined);
  try {
    const { backend, module } = await connection.dataArea();
    const { secondFactor } = await module.profileCalls();
    const state = await secondFactor(backend);
    if (!state.ok) return failed(state.error);
    if (state.value === 'proven' || isSecond || !connection.hasSecondFactor()) return state;
    const again = await exchange(connection, { skipCache: true });
    return again.ok ? await prove(connection, true) : again;
  } catch (cause) {
    return failed({ id: 'sync.failed', cause });
  }
}

const persons = new Map<string, string>();

/**
 * Whoever took their record over is the person of that record, under another id than their account's.
 * @param person as the profile says, where that was just read
 */
function personOf(account: string, person = persons.get(account) ?? account): string {
  persons.set(account, person);
  return person;
}

interface Established {
  userId: string;
  secondFactor: SecondFactor | undefined;
}

async function establish(connection: Connection, skipCache: boolean): Promise<Result<Established, AppError>> {
  // Loads the profile's code while the token is exchanged.
  const calling = connection.dataArea().then(({ module }) => module.profileCalls());
  calling.catch(() => undefined);
  const session = await exchange(connection, skipCache ? { skipCache } : {});
  if (!session.ok) return session;
  try {
    const { backend } = await connection.dataArea();
    // Pages query the user's rows, beginning with the profile, so it must exist before the state is `ready`.
    const { syncMyProfile } = await calling;
    const profile = await syncMyProfile(backend, connection.role);
    if (profile.ok) {
      const proof = await prove(connection);
      if (!proof.ok) return failed({ id: 'sync.failed', cause: proof.error });
      const userId = personOf(session.value.userId, profile.value.id);
      return ok({ userId, secondFactor: proof.value });
    }
    return failed(SAID_AS_IT_IS.has(profile.error.id) ? profile.error : { id: 'sync.failed', cause: profile.error });
  } catch (cause) {
    return failed({ id: 'sync.failed', cause });
  }
}

async function exchange(
  connection: Connection,
  options: { skipCache?: boolean },
): Promise<Result<{ userId: string }, AppError>> {
  // Loads the client's code while the token is requested.
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

/** Clerk's client retries for minutes, too long for a user to look at a skeleton. */
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
