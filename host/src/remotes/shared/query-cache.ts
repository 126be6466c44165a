/** Exports of the query library that sections use; the rest is tree-shaken. */
export {
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
