import { useBackendState } from '@telehealth/contracts/session';
import { useMemo } from 'react';
import { useServerClock } from './server-time';
import { useNow } from './use-now';

/** The server's clock for pages that count by it. */
export interface ServerNow {
  now: Date;
  /** Returns the moment to count to; null while the server's clock is unknown, so that no wrong time is shown. */
  until: (at: Date) => Date | null;
}

/**
 * The server's time to the second, so that a device with a wrong clock neither hides what is possible nor offers what is over.
 * For pages of signed-in people: it asks once their backend session exists.
 * @param everyMs update interval, in milliseconds
 */
export function useServerNow(everyMs: number): ServerNow {
  // Asked once, because a list may stay open all day, and the device's clock runs well enough after that.
  const enabled = useBackendState().status === 'ready';
  const { isKnown } = useServerClock({ once: true, enabled });
  const now = useNow(everyMs);
  return useMemo(() => ({ now, until: (at) => (isKnown ? at : null) }), [now, isKnown]);
}
