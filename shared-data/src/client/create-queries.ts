import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isAppError } from '@telehealth/contracts/errors';

const NETWORK_RETRIES = 2;
const FRESH_FOR_MS = 15_000;

/** Only an unreachable server is retried; a refusal is final. */
function shouldRetry(failures: number, error: unknown): boolean {
  return isAppError(error) && error.id === 'data.offline' && failures < NETWORK_RETRIES;
}

export function createQueries(): QueryClient {
  // Responses are rendered at once; by default the library would wait for a timer behind the page's other work.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        retry: shouldRetry,
        // Offline must fail with a message instead of pausing in an endless skeleton.
        networkMode: 'always',
        // `always` turns it off, but we promise to retry when the connection is back.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
