import type { AppError, Result, Role } from '@telehealth/contracts';
import { sessionWriter } from '@telehealth/contracts/host';
import type { DataArea } from './backend-store';

/** Template of the identity's token that the backend accepts. */
const TEMPLATE = 'supabase';

interface Connection {
  getToken(options: { template: string }): Promise<string | null>;
  dataArea(): Promise<DataArea>;
  /** What the token endpoint is told, see `Environment`. */
  provider(): Promise<string>;
  /** The role chosen so far; the profile takes it only while it has none. */
  role: Role | undefined;
  /** False once another person, or nobody, is signed in: what arrives then is not told to anybody. */
  isCurrent(): boolean;
}

/**
 * Exchanges the identity's token for a session with the backend, then mirrors the identity into the profile. The state
 * goes to `connecting` and ends at `ready` or at `failed` with one of the `sync` messages.
 */
export async function connectBackend(connection: Connection): Promise<void> {
  sessionWriter.backendConnecting();
  const outcome = await exchange(connection).catch((cause: unknown) => refused({ id: 'sync.failed', cause }));
  if (!connection.isCurrent()) return;
  if (outcome.ok) sessionWriter.backendConnected(outcome.value.userId);
  else sessionWriter.backendFailed(outcome.error);
}

const refused = (error: AppError) => ({ ok: false, error }) as const;

async function exchange(connection: Connection): Promise<Result<{ userId: string }, AppError>> {
  // The client's code can travel while the token is asked for.
  const loading = connection.dataArea();
  loading.catch(() => undefined);
  const token = await connection.getToken({ template: TEMPLATE }).catch(() => null);
  if (token === null) return refused({ id: 'sync.noToken' });
  const { backend, module } = await loading;
  const session = await backend.auth.exchange({ provider: await connection.provider(), token });
  if (!session.ok) return session;
  // Pages ask for the person's rows, which begin with the profile: it must be there before anybody is told "ready".
  const profile = await module.syncMyProfile(backend, connection.role);
  return profile.ok ? session : refused({ id: 'sync.failed', cause: profile.error });
}
