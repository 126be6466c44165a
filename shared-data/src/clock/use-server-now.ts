import { useBackendState } from '@telehealth/contracts/session';
import { useMemo } from 'react';
import { useServerClock } from './server-time';
import { useNow } from './use-now';

/** What a page that counts by the server's clock goes by. */
export interface ServerNow {
  /** The server's present, renewed on a beat. */
  now: Date;
  /** The moment to count to; null while the server's clock is not known, so that no wrong time is counted. */
  until: (at: Date) => Date | null;
}

/**
 * The present by the server's clock, to the second, so that a device whose clock is wrong neither hides what is still
 * possible nor offers what is over. For pages of signed-in people: it asks when their session with the backend stands.
 * @param everyMs how often it is renewed, in milliseconds
 */
export function useServerNow(everyMs: number): ServerNow {
  // A list may stay open all day: it does not ask the server every minute for what a clock does by itself.
  const enabled = useBackendState().status === 'ready';
  const { isKnown } = useServerClock({ once: true, enabled });
  const now = useNow(everyMs);
  return useMemo(() => ({ now, until: (at) => (isKnown ? at : null) }), [now, isKnown]);
}
