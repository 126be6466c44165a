import type { QueryKey } from '@tanstack/react-query';
import type { LiveState } from '../client/live-channels';
import { useLiveRefresh } from '../client/use-live-refresh';

const topicOf = (userId: string) => `notifications:${userId}`;

/**
 * Refetches queries on the signed-in person's notifications: each comes with a message on their own channel.
 * @param keys made stale by it; a constant
 */
export function useNotificationsLive(keys: readonly QueryKey[]): LiveState {
  return useLiveRefresh(topicOf, 'notified', keys);
}
