import { viewerTimeZone } from '@telehealth/contracts';
import { watchTimeZone } from '@telehealth/data/clock/viewer-zone';
import { useSyncExternalStore } from 'react';

/** The IANA zone times are shown in, also after it changed in the middle of a booking. */
export function useViewerZone(): string {
  return useSyncExternalStore(watchTimeZone, viewerTimeZone, viewerTimeZone);
}
