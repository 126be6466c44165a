import { useEffect } from 'react';

/** Loads the rules before the text is complete; on a slow network they would arrive seconds after it (0153). */
export function useRulesEarly(isWanted: boolean): void {
  useEffect(() => {
    // A failure is retried and reported when the text is scanned.
    if (isWanted) void import(/* webpackChunkName: "red-flags" */ './scan-reason').catch(() => undefined);
  }, [isWanted]);
}
