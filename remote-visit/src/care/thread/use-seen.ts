import { useEffect } from 'react';
import type { Thread } from '../../data/thread/use-thread';

/** Marks the thread as read while it is on a visible screen. */
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
