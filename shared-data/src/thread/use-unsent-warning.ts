import { useEffect } from 'react';

/** Asks before the tab is closed: that would lose what was written and did not arrive. */
export function useUnsentWarning(hasUnsent: boolean): void {
  useEffect(() => {
    if (!hasUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsent]);
}
