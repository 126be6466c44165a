import { useEffect } from 'react';

/** The tab says that somebody waits here, so that it is found among many. */
export function useWaitingTitle(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const before = document.title;
    document.title = `● You are waiting, ${before}`;
    return () => {
      document.title = before;
    };
  }, [isWaiting]);
}
