import { useClerk, useUser } from '@clerk/react';
import { useEffect, useMemo, useState } from 'react';

/**
 * Whether the identity provider's client has started without its service (`degraded`, or quietly when the browser knows to
 * be offline) and knows nobody. It then says "signed out" although it could not ask; a person it still knows from the
 * session's cookie stays signed in. An answer that comes late counts, also for whoever it says is signed in.
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
    return clerk.addListener(({ client, session }) => {
      const wasFirst = isFirst;
      isFirst = false;
      if (wasFirst) return;
      // The client has settled on nobody and does not look by itself for a session in what comes late.
      const late = session ? undefined : sessionOf(client);
      if (late === undefined) setHeard(true);
      // Not told: the page keeps saying that nobody answers, and how to ask again.
      else clerk.setActive({ session: late }).catch(() => undefined);
    });
  }, [clerk, couldNotAsk]);
  return isLoaded && couldNotAsk && user === null && !hasHeard;
}

interface Sessions {
  lastActiveSessionId: string | null;
  signedInSessions: { id: string }[];
}

/** The session that somebody is signed in by, as the client itself would choose it. */
function sessionOf({ lastActiveSessionId, signedInSessions }: Sessions): string | undefined {
  return (signedInSessions.find(({ id }) => id === lastActiveSessionId) ?? signedInSessions[0])?.id;
}
