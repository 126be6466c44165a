import type { LiveState } from '../client/live-channels';
import { useLiveRefresh } from '../client/use-live-refresh';
import { accessKeys } from './access.queries';

const STALE_ON_CHANGE = [accessKeys.all];
const topicOf = (userId: string) => `access:${userId}`;

/** Keeps the access manager fresh: rights that change on either side, and every look into the record. */
export function useAccessLive(): LiveState {
  useLiveRefresh(topicOf, 'chart_opened', STALE_ON_CHANGE);
  return useLiveRefresh(topicOf, 'access_changed', STALE_ON_CHANGE);
}
