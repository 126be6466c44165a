import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { watchTimeZone } from '@telehealth/data/clock/viewer-zone';
import { useSyncExternalStore } from 'react';

/** The viewer's IANA time zone; updates when it changes. */
export function useViewerZone(): string {
  return useSyncExternalStore(watchTimeZone, viewerTimeZone, viewerTimeZone);
}
