import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { AppError } from '@telehealth/contracts/errors';
import type { BackendState, IdentityState } from '@telehealth/contracts/session';
import { useBackendState, useIdentity } from '@telehealth/contracts/session';
import type { Arrival } from '@telehealth/contracts/shell';
import type { BackendHandle } from './backend';
import { useBackend } from './use-backend';

/** The return type of `*.queries.ts` functions: one key, one way to fetch. */
export interface BackendQueryOptions<T> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  staleTime?: number;
  /** How long data is cached after its last use, in ms. */
  gcTime?: number;
}

/** A query as pages see it. `data` stays while it is refetched, also after a failed refetch. */
export interface BackendQuery<T> {
  status: 'pending' | 'error' | 'success';
  data: T | undefined;
  error: AppError | null;
  isFetching: boolean;
  refetch: () => void;
}

interface QuerySettings {
  /** Polling interval in ms, e.g. while live updates are unavailable. */
  pollMs?: number | false;
  /** Polling continues in a hidden tab. */
  pollsHidden?: boolean;
  enabled?: boolean;
  /**
   * While the query is repeated after sign-in, the anonymous response stays shown, so that a form on the page keeps its state.
   */
  keepsAcrossViewers?: boolean;
}

const ANYONE = 'anyone';
const WAITING_KEY = ['waiting for the backend'];

/**
 * A query of public data; needs no session. Responses are cached per viewer, because a person's own hold looks free to them only.
 */
export function usePublicQuery<T>(
  options: (backend: BackendHandle) => BackendQueryOptions<T>,
  settings: QuerySettings = {},
): BackendQuery<T> {
  const state = useBackendState();
  const seen = seenBy(state.status === 'ready' ? state.userId : null, options(useBackend()));
  return useOptions(seen, { ...settings, keepsAcrossViewers: true });
}

const exceptLast = (key: QueryKey) => JSON.stringify(key.slice(0, -1));

function seenBy<T>(userId: string | null, options: BackendQueryOptions<T>): BackendQueryOptions<T> {
  return { ...options, queryKey: [...options.queryKey, userId ?? ANYONE] };
}

/**
 * Sends a public query before its component renders; `usePublicQuery` with the same options then waits for this response. That
 * component handles a failure.
 */
export function sendPublicQuery<T>(
  { backend, userId }: Pick<Arrival, 'backend' | 'userId'>,
  options: (backend: BackendHandle) => BackendQueryOptions<T>,
): void {
  const handle = backend as BackendHandle;
  const { queryFn, ...rest } = seenBy(userId, options(handle));
  void handle.queries.prefetchQuery({ ...rest, queryFn: ({ signal }) => queryFn({ signal }) });
}

/**
 * A query of the signed-in person's data. Nothing is sent before the backend session exists. While it connects the query is
 * pending; when that failed or the identity is unreachable it is in error, and `refetch` retries the connection.
 */
export function useBackendQuery<T>(
  options: (backend: BackendHandle, userId: string) => BackendQueryOptions<T>,
  settings: QuerySettings = {},
): BackendQuery<T> {
  const backend = useBackend();
  const state = useBackendState();
  const identity = useIdentity();
  const isReady = state.status === 'ready';
  const query = useOptions<T>(
    isReady
      ? options(backend, state.userId)
      : { queryKey: WAITING_KEY, queryFn: () => new Promise<T>(() => undefined) },
    { ...settings, enabled: isReady && settings.enabled !== false },
  );
  const obstacle = toObstacle(state, identity);
  if (obstacle === null) return query;
  return { status: 'error', data: undefined, error: obstacle, isFetching: false, refetch: backend.reconnect };
}

function toObstacle(state: BackendState, identity: IdentityState): AppError | null {
  if (state.status === 'failed') return state.error;
  if (state.status !== 'off') return null;
  if (identity.status === 'signedOut') return { id: 'sync.signInRequired' };
  return identity.status === 'loading' && identity.isUnreachable ? { id: 'session.identityUnreachable' } : null;
}

function useOptions<T>(options: BackendQueryOptions<T>, settings: QuerySettings): BackendQuery<T> {
  const query = useQuery<T, AppError>({
    queryKey: options.queryKey,
    queryFn: ({ signal }) => options.queryFn({ signal }),
    enabled: settings.enabled ?? true,
    refetchInterval: settings.pollMs ?? false,
    refetchIntervalInBackground: settings.pollsHidden ?? false,
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    // A page that is drawn ahead has no document, and this time to keep an answer would keep its build from ending.
    ...(options.gcTime === undefined || typeof document === 'undefined' ? {} : { gcTime: options.gcTime }),
    ...(settings.keepsAcrossViewers === true && {
      placeholderData: (data, before) =>
        before?.queryKey.at(-1) === ANYONE && exceptLast(before.queryKey) === exceptLast(options.queryKey)
          ? data
          : undefined,
    }),
  });
  return {
    status: query.status,
    data: query.data,
    error: query.error,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}
