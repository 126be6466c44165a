import type { InvalidateOptions, QueryKey } from '@tanstack/react-query';
import { useBackendState } from '@telehealth/contracts/session';
import { useEffect, useState } from 'react';
import type { LiveState } from './live-channels';
import { useBackend } from './use-backend';

/**
 * Refetches queries on messages of the signed-in person's private channel. Messages carry only ids and are never trusted as data,
 * because only queries pass row security.
 * @param toTopic the channel's name for the person shown, e.g. `appointments:<uuid>`, or for whoever signed in
 * @param events which messages count; a constant, not made anew on each render
 * @param keys made stale by every message; a constant, not made anew on each render
 */
export function useLiveRefresh(
  toTopic: (userId: string, actorId: string) => string,
  events: string | readonly string[],
  keys: readonly QueryKey[],
): LiveState {
  const { live, queries } = useBackend();
  const state = useBackendState();
  const topic = state.status === 'ready' ? toTopic(state.userId, state.actorId ?? state.userId) : null;
  const [liveState, setLiveState] = useState<LiveState>('connecting');
  useEffect(() => {
    if (topic === null) return;
    const askAgain = (options: InvalidateOptions) => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey }, options);
    };
    return live.listen(topic, events, {
      onEvent: () => askAgain({}),
      // A fetch in flight continues: on a slow line a restart would keep the page empty for longer.
      onJoined: () => askAgain({ cancelRefetch: false }),
      onState: setLiveState,
    });
  }, [live, queries, topic, events, keys]);
  return liveState;
}
