import { viewerTimeZone } from '@telehealth/contracts';
import { useSyncExternalStore } from 'react';

/** A device changes its zone while nobody looks at the page: on the plane, or in its settings. */
function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('focus', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('focus', onChange);
  };
}

/** The IANA zone of this device, also after it changed in the middle of a booking. */
export function useViewerZone(): string {
  return useSyncExternalStore(listen, viewerTimeZone, viewerTimeZone);
}
