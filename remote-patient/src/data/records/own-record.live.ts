import { useLiveRefresh } from '@telehealth/data/client/use-live-refresh';
import { recordKeys } from '@telehealth/data/records/own-record.queries';

const topicOf = (userId: string) => `access:${userId}`;
const STALE_ON_LOOK = [recordKeys.looks];

/** Refreshes "who has seen it" while the record is open: each audited read arrives as a message. */
export function useLooksLive(): void {
  useLiveRefresh(topicOf, 'chart_opened', STALE_ON_LOOK);
}
