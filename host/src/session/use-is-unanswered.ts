import { useClerk, useUser } from '@clerk/react';
import { useEffect, useMemo, useState } from 'react';

/**
 * Whether the identity provider's client has started without its service (`degraded`, or quietly when the browser knows to
 * be offline) and knows nobody. It then says "signed out" although it could not ask; a person it still knows from the
 * session's cookie stays signed in. An answer that comes late counts.
 */
export function useIsUnanswered(): boolean {
  const clerk = useClerk();
  const { isLoaded, user } = useUser();
  const [hasHeard, setHeard] = useState(false);
  const startedOffline = useMemo(() => isLoaded && !navigator.onLine, [isLoaded]);
  // Drawn anew when the status changes: it is part of the provider's context.
  const couldNotAsk = startedOffline || clerk.status === 'degraded';
  useEffect(() => {
    if (!couldNotAsk) return;
    let isFirst = true;
    // Tells at once what the client has, which is what it started with.
    return clerk.addListener(() => {
      if (!isFirst) setHeard(true);
      isFirst = false;
    });
  }, [clerk, couldNotAsk]);
  return isLoaded && couldNotAsk && user === null && !hasHeard;
}
