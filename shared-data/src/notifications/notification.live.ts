import type { QueryKey } from '@tanstack/react-query';
import type { LiveState } from '../client/live-channels';
import { useLiveRefresh } from '../client/use-live-refresh';

/** Of whoever signed in, for whomever they act. */
const topicOf = (_: string, actorId: string) => `notifications:${actorId}`;

/**
 * Refetches queries on the signed-in person's notifications: each comes with a message on their own channel.
 * @param keys made stale by it; a constant
 */
export function useNotificationsLive(keys: readonly QueryKey[]): LiveState {
  return useLiveRefresh(topicOf, 'notified', keys);
}
