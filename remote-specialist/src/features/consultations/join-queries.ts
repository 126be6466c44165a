import type { BackendQuery } from '@telehealth/data/client/use-backend-query';

/** Combines three queries: successful when all are, failed when one is; a retry repeats the failed ones. */
export function joinQueries<A, B, C>(
  first: BackendQuery<A>,
  second: BackendQuery<B>,
  third: BackendQuery<C>,
): BackendQuery<[A, B, C]> {
  const all = [first, second, third] as const;
  const failed = all.filter(({ error }) => error !== null);
  const isThere = first.data !== undefined && second.data !== undefined && third.data !== undefined;
  return {
    status: failed.length > 0 ? 'error' : isThere ? 'success' : 'pending',
    data: isThere ? [first.data as A, second.data as B, third.data as C] : undefined,
    error: failed[0]?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of failed) refetch();
    },
  };
}
