/** What sections use of the cache of answers; the rest of the library is left out of the build. */
export {
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
