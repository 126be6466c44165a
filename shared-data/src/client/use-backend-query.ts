import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { AppError, Arrival, BackendState, IdentityState } from '@telehealth/contracts';
import { useBackendState, useIdentity } from '@telehealth/contracts/session';
import type { BackendHandle } from './backend';
import { useBackend } from './use-backend';

/** What a `*.queries.ts` function returns: one key, one way to fetch. */
export interface BackendQueryOptions<T> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  staleTime?: number;
  /** How long what was read is kept after nobody shows it any more, in ms. */
  gcTime?: number;
}

/** A query as pages see it. `data` stays while it is fetched again, also after a failed refetch. */
export interface BackendQuery<T> {
  status: 'pending' | 'error' | 'success';
  data: T | undefined;
  error: AppError | null;
  isFetching: boolean;
  refetch: () => void;
}

interface QuerySettings {
  /** Ask again on this beat, e.g. while live updates are away. */
  pollMs?: number | false;
  /** The beat goes on while nobody looks at the page. */
  pollsHidden?: boolean;
  enabled?: boolean;
  /** While the same question is asked for somebody else, the answer to everybody stays, and with it what was begun. */
  keepsAcrossViewers?: boolean;
}

const ANYONE = 'anyone';
const WAITING_KEY = ['waiting for the backend'];

/**
 * A query of public data; needs no session. Answers are kept apart by who asked: what a person holds themselves is free
 * to them and to nobody else.
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
 * Sends a query of public data before the component that shows it is drawn; `usePublicQuery` with the same options then
 * waits for this answer. A failure is left to that component.
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
 * A query of the signed-in person's data. Nothing is sent before the backend knows the person, so no page can ask too
 * early; while it connects the query is pending, when that failed, or nobody could say who is there, it is in error and
 * `refetch` asks again for that.
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
    ...(options.gcTime === undefined ? {} : { gcTime: options.gcTime }),
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
