import { useEffect, useState } from 'react';

/**
 * Whether another tab of this browser shows this visit already. Uses the Web Locks API; the lock's name holds only the
 * visit's id.
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
      // Aborting the request rejects it; where locks are forbidden it rejects too, and nothing is reported.
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
