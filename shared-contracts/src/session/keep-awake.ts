import { useEffect } from 'react';

let holders = 0;

/** Whether something on a page of this tab counts as activity by itself. For the host. */
export function isKeptAwake(): boolean {
  return holders > 0;
}

/**
 * While `isActive`, the session counts as in use although nobody touches anything: a call, a waiting room. It keeps the
 * idle lock away, in all tabs; the absolute limit stays. Ends with the component.
 */
export function useKeepAwake(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    holders += 1;
    return () => {
      holders -= 1;
    };
  }, [isActive]);
}
