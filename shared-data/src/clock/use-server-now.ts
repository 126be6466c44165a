import { useBackendState } from '@telehealth/contracts/session';
import { useEffect, useMemo, useState } from 'react';
import { onThisDevice, serverNow, useServerClock } from './clock-skew';

/** What a page that counts by the server's clock goes by. */
export interface ServerNow {
  /** The server's present, renewed on a beat; this device's until the server was asked. */
  now: Date;
  /** When this device's clock will show an instant of the server; null until the server was asked, so that no wrong time is counted. */
  until: (at: Date) => Date | null;
}

/**
 * The present by the server's clock, so that a device whose clock is wrong neither hides what is still possible nor offers
 * what is over. For pages of signed-in people: it asks when their session with the backend stands.
 * @param everyMs how often it is renewed, in milliseconds
 */
export function useServerNow(everyMs: number): ServerNow {
  // A list may stay open all day: it does not ask the server every minute for what a clock does by itself.
  const enabled = useBackendState().status === 'ready';
  const { skewMs } = useServerClock({ once: true, enabled });
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setBeat((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  const now = useMemo(() => serverNow(skewMs), [skewMs, beat]);
  return useMemo(() => ({ now, until: (at) => (skewMs === null ? null : onThisDevice(at, skewMs)) }), [now, skewMs]);
}
