import { deviceNow, learnClock, serverAheadMs, watchClock } from '@telehealth/contracts/clock';
import { useSyncExternalStore } from 'react';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQueryOptions, usePublicQuery } from '../client/use-backend-query';
import { instant, plainAnswer } from '../rows/plain-rows';

const ASK_AGAIN_MS = 60_000;
const anInstant = plainAnswer(instant);

/** Fetches the server's time in milliseconds (other responses carry whole seconds) and sets the page's clock. */
function serverTime(backend: WithClient): BackendQueryOptions<Date> {
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
  /** Whether `now()` is the server's time; if the server cannot be reached it is this device's. */
  isKnown: boolean;
  /** Fetches again, because the device's clock may have been changed. */
  ask: () => void;
}

interface ClockSettings {
  /** True: fetched once; else every minute. */
  once?: boolean;
  /** Off while no request may be sent yet. */
  enabled?: boolean;
}

/** Keeps the server's clock current, for pages where seconds count: holds and deadlines. */
export function useServerClock({ once = false, enabled = true }: ClockSettings = {}): ServerClock {
  const { status, refetch } = usePublicQuery(serverTime, { pollMs: once ? false : ASK_AGAIN_MS, enabled });
  const aheadMs = useSyncExternalStore(watchClock, serverAheadMs, serverAheadMs);
  return { isKnown: status === 'error' || aheadMs !== null, ask: refetch };
}
