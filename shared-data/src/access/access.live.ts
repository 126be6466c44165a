import type { LiveState } from '../client/live-channels';
import { useLiveRefresh } from '../client/use-live-refresh';
import { accessKeys } from './access.queries';

const STALE_ON_CHANGE = [accessKeys.all];
const ACCESS_NEWS = ['chart_opened', 'access_changed'] as const;

/** Keeps the access manager fresh: rights that change on either side, and every look into the record. */
export function useAccessLive(): LiveState {
  return useLiveRefresh((userId) => `access:${userId}`, ACCESS_NEWS, STALE_ON_CHANGE);
}
