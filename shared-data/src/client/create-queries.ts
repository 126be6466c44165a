import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isAppError } from '@telehealth/contracts';

const NETWORK_RETRIES = 2;
const FRESH_FOR_MS = 15_000;

/** Only an unreachable server is worth asking again; a refusal stays a refusal. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return isAppError(error) && error.id === 'data.offline' && failures < NETWORK_RETRIES;
}

export function createQueries(): QueryClient {
  // An answer is drawn at once; the library would wait for a timer, behind whatever else the page has to do.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        retry: shouldRetry,
        // Offline must fail and say so instead of pausing in an endless skeleton.
        networkMode: 'always',
        // This mode turns it off, but we tell people that we try again when the connection is back.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
