import { useEffect, useState } from 'react';

/**
 * Whether this visit stands in another tab of this browser already, until that one is closed. Told by a lock between the tabs of
 * one browser, which carries nothing but the visit's id.
 */
export function useOpenElsewhere(appointmentId: string, isAsked: boolean): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const { locks } = navigator as { locks?: LockManager };
    if (!isAsked || locks === undefined) return;
    const left = new AbortController();
    const { signal } = left;
    const hold = () => new Promise<void>((resolve) => onAbort(signal, resolve));
    const name = `visit ${appointmentId}`;
    const first = locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) return hold();
      if (!signal.aborted) setElsewhere(true);
    });
    void first
      .then(() => {
        if (signal.aborted) return;
        return locks.request(name, { signal }, () => {
          setElsewhere(false);
          return hold();
        });
      })
      // Whoever leaves no longer waits for it; where locks are forbidden nothing can be told.
      .catch(() => undefined);
    return () => {
      left.abort();
      setElsewhere(false);
    };
  }, [appointmentId, isAsked]);
  return isElsewhere;
}

function onAbort(signal: AbortSignal, then: () => void): void {
  if (signal.aborted) then();
  else signal.addEventListener('abort', then, { once: true });
}
