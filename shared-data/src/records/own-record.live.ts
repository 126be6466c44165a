import { useLiveRefresh } from '../client/use-live-refresh';
import { recordKeys } from './own-record.queries';

const topicOf = (userId: string) => `access:${userId}`;
const STALE_ON_LOOK = [recordKeys.looks];

/** Keeps "who has seen it" fresh while the record is open: whoever opens a part of it is told of at once. */
export function useLooksLive(): void {
  useLiveRefresh(topicOf, 'chart_opened', STALE_ON_LOOK);
}
