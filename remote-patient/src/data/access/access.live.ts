import { accessKeys } from '@telehealth/data/access/access.queries';
import type { LiveState } from '@telehealth/data/client/live-channels';
import { useLiveRefresh } from '@telehealth/data/client/use-live-refresh';

const STALE_ON_CHANGE = [accessKeys.all];
const ACCESS_NEWS = ['chart_opened', 'access_changed'] as const;

/** Refreshes the access manager when rights change on either side, and on every audited read. */
export function useAccessLive(): LiveState {
  return useLiveRefresh((userId) => `access:${userId}`, ACCESS_NEWS, STALE_ON_CHANGE);
}
