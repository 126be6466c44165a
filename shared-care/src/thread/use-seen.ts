import type { Thread } from '@telehealth/data/thread/use-thread';
import { useEffect } from 'react';

/** Says that everything here was read, as long as it is on a screen that somebody looks at. */
export function useSeen({ view, store }: Thread, isShown: boolean): void {
  const last = view.messages.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (!isShown || last === 0) return;
    const tell = () => {
      if (document.visibilityState === 'visible') store.seen();
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [isShown, last, store]);
}
