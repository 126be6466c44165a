import type { InvalidateOptions, QueryKey } from '@tanstack/react-query';
import { useBackendState } from '@telehealth/contracts/session';
import { useEffect, useState } from 'react';
import type { LiveState } from './live-channels';
import { useBackend } from './use-backend';

/**
 * Keeps queries fresh by a private channel of the signed-in person.
 * The channel carries only ids. Facts never travel outside a query that row security has checked, so a message makes
 * the queries fetch again instead of being trusted.
 * @param toTopic the channel's name for a person, e.g. `appointments:<uuid>`
 * @param events which messages count; a list is a constant, not made anew on each render
 * @param keys made stale by every message; a constant, not made anew on each render
 */
export function useLiveRefresh(
  toTopic: (userId: string) => string,
  events: string | readonly string[],
  keys: readonly QueryKey[],
): LiveState {
  const { live, queries } = useBackend();
  const state = useBackendState();
  const topic = state.status === 'ready' ? toTopic(state.userId) : null;
  const [liveState, setLiveState] = useState<LiveState>('connecting');
  useEffect(() => {
    if (topic === null) return;
    const askAgain = (options: InvalidateOptions) => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey }, options);
    };
    return live.listen(topic, events, {
      onEvent: () => askAgain({}),
      // An answer that is on its way stays: on a slow line asking anew would keep a page empty for longer.
      onJoined: () => askAgain({ cancelRefetch: false }),
      onState: setLiveState,
    });
  }, [live, queries, topic, events, keys]);
  return liveState;
}
