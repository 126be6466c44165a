import { useEffect } from 'react';

/** The rules are on their way before the words are whole: on a slow line they would come seconds after them (0153). */
export function useRulesEarly(isWanted: boolean): void {
  useEffect(() => {
    // What fails here is asked for again, and told, when the words are read.
    if (isWanted) void import(/* webpackChunkName: "red-flags" */ './scan-reason').catch(() => undefined);
  }, [isWanted]);
}
