import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQueryOptions, usePublicQuery } from '../client/use-backend-query';
import { instant } from '../rows/row-values';

const ASK_AGAIN_MS = 60_000;

/**
 * Milliseconds by which the server is ahead of this device. The answer is taken as of the middle of the request.
 * @param clock of the device, milliseconds since 1970
 */
export function clockSkew(backend: WithClient, clock: () => number = Date.now): BackendQueryOptions<number> {
  return {
    queryKey: ['clock-skew'],
    staleTime: ASK_AGAIN_MS,
    queryFn: async ({ signal }) => {
      const before = clock();
      const server = await callBackend(backend.client.rpc('server_time').abortSignal(signal), instant);
      return Math.round(server.getTime() - (before + clock()) / 2);
    },
  };
}

export interface ServerClock {
  /** Milliseconds the server is ahead; null until it was asked. A server that cannot be asked counts as 0. */
  skewMs: number | null;
  /** Asks again: the device's clock may have been set meanwhile. */
  ask: () => void;
}

interface ClockSettings {
  /** Not asked again by itself; else every minute. */
  once?: boolean;
  /** Off while nothing may be asked yet. */
  enabled?: boolean;
}

/** What time it is where holds run out: on the server. */
export function useServerClock({ once = false, enabled = true }: ClockSettings = {}): ServerClock {
  const { data, status, refetch } = usePublicQuery(clockSkew, { pollMs: once ? false : ASK_AGAIN_MS, enabled });
  return { skewMs: data ?? (status === 'error' ? 0 : null), ask: refetch };
}

/** An instant of the server as this device's clock will show it. */
export const onThisDevice = (at: Date, skewMs: number): Date => new Date(at.getTime() - skewMs);

/** The server's present. */
export const serverNow = (skewMs: number | null): Date => new Date(Date.now() + (skewMs ?? 0));
