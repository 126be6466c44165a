import { useEffect } from 'react';

/** The tab's title says that the patient waits here, so that the tab is found among many. */
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
