import { useClerk, useUser } from '@clerk/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { UNTOLD } from '../clerk/clerk';

export interface Unanswered {
  is: boolean;
  /** Lets the running client ask its service again. @throws what the service, or the way to it, answers instead */
  ask: () => Promise<void>;
}

/**
 * Whether the identity provider's client has started without its service (`degraded`, or quietly when the browser knows to
 * be offline). It then says "signed out", or knows no more than the session's cookie, because it could not ask. An answer
 * that comes late counts, also for whoever it says is signed in.
 */
export function useIsUnanswered(): Unanswered {
  const clerk = useClerk();
  const { isLoaded, user } = useUser();
  const [hasHeard, setHeard] = useState(false);
  const startedOffline = useMemo(() => isLoaded && !navigator.onLine, [isLoaded]);
  // Drawn anew when the status changes: it is part of the provider's context.
  const couldNotAsk = startedOffline || clerk.status === 'degraded';
  // The client has settled on nobody and does not look by itself for a session in what comes late.
  const hear = useCallback(
    async (client: Sessions) => {
      const late = sessionOf(client);
      if (late === undefined) setHeard(true);
      else await clerk.setActive({ session: late });
    },
    [clerk],
  );
  useEffect(() => {
    if (!couldNotAsk) return;
    let isFirst = true;
    // Tells at once what the client has, which is what it started with.
    return clerk.addListener(({ client, session }) => {
      const wasFirst = isFirst;
      isFirst = false;
      if (wasFirst) return;
      // Not told: the page keeps saying that nobody answers, and how to ask again.
      if (!session) hear(client).catch(() => undefined);
      else if (client.id !== UNTOLD) setHeard(true);
    });
  }, [clerk, couldNotAsk, hear]);
  const ask = useCallback(async () => {
    if (clerk.client === undefined) return;
    const { id } = clerk.client;
    // Taken over into the same client, without a word to its listeners.
    const client = await clerk.client.reload();
    // Where it takes the browser for offline, or for a robot's, it hides that nobody answered and has what it had.
    if (client.id === id && sessionOf(client) === undefined) throw new Error('The identity service gave no answer');
    await hear(client);
  }, [clerk, hear]);
  const knowsNobody = user === null || clerk.client?.id === UNTOLD;
  return { is: isLoaded && couldNotAsk && knowsNobody && !hasHeard, ask };
}

interface Sessions {
  lastActiveSessionId: string | null;
  signedInSessions: { id: string }[];
}

/** The session that somebody is signed in by, as the client itself would choose it. */
function sessionOf({ lastActiveSessionId, signedInSessions }: Sessions): string | undefined {
  return (signedInSessions.find(({ id }) => id === lastActiveSessionId) ?? signedInSessions[0])?.id;
}
