import { deviceNow, learnClock, serverAheadMs, watchClock } from '@telehealth/contracts';
import { useSyncExternalStore } from 'react';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQueryOptions, usePublicQuery } from '../client/use-backend-query';
import { instant, plainAnswer } from '../rows/plain-rows';

const ASK_AGAIN_MS = 60_000;
const anInstant = plainAnswer(instant);

/** Asks the server what time it is, to the millisecond: other answers tell whole seconds. The page's one clock learns it. */
export function serverTime(backend: WithClient): BackendQueryOptions<Date> {
  return {
    queryKey: ['server-time'],
    staleTime: ASK_AGAIN_MS,
    queryFn: async ({ signal }) => {
      const sentAt = deviceNow();
      const server = await callBackend(backend.client.rpc('server_time').abortSignal(signal), anInstant);
      learnClock({ serverMs: server.getTime(), precisionMs: 1, sentAt, arrivedAt: deviceNow() });
      return server;
    },
  };
}

export interface ServerClock {
  /** Whether `now()` is the server's present. A server that cannot be asked leaves this device's. */
  isKnown: boolean;
  /** Asks again: the device's clock may have been set meanwhile. */
  ask: () => void;
}

interface ClockSettings {
  /** Not asked again by itself; else every minute. */
  once?: boolean;
  /** Off while nothing may be asked yet. */
  enabled?: boolean;
}

/** Has the server's clock asked, for pages on which a second counts: what is held for somebody, what ends. */
export function useServerClock({ once = false, enabled = true }: ClockSettings = {}): ServerClock {
  const { status, refetch } = usePublicQuery(serverTime, { pollMs: once ? false : ASK_AGAIN_MS, enabled });
  const aheadMs = useSyncExternalStore(watchClock, serverAheadMs, serverAheadMs);
  return { isKnown: status === 'error' || aheadMs !== null, ask: refetch };
}
