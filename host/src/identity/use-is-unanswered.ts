import { useClerk, useUser } from '@clerk/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { UNINITIALISED_CLIENT_ID } from '../clerk/clerk';

export interface Unanswered {
  is: boolean;
  /** Makes the running client ask its service again. @throws the service's or the network's error */
  ask: () => Promise<void>;
}

/**
 * Whether Clerk's client started without its service (`degraded`, or silently when the browser is offline). It then reports a
 * signed-out user, or knows only the session cookie. A late answer counts, including one that a user is signed in.
 */
export function useIsUnanswered(): Unanswered {
  const clerk = useClerk();
  const { isLoaded, user } = useUser();
  const [hasHeard, setHeard] = useState(false);
  const startedOffline = useMemo(() => isLoaded && !navigator.onLine, [isLoaded]);
  // Rerenders when the status changes, because it is part of Clerk's context.
  const couldNotAsk = startedOffline || clerk.status === 'degraded';
  // The client has decided on no user and does not look for a session in a late answer by itself.
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
    // Fires at once with what the client started with.
    return clerk.addListener(({ client, session }) => {
      const wasFirst = isFirst;
      isFirst = false;
      if (wasFirst) return;
      // No answer: the page keeps saying so, with a way to retry.
      if (!session) hear(client).catch(() => undefined);
      else if (client.id !== UNINITIALISED_CLIENT_ID) setHeard(true);
    });
  }, [clerk, couldNotAsk, hear]);
  const ask = useCallback(async () => {
    if (clerk.client === undefined) return;
    const { id } = clerk.client;
    // Merged into the same client without notifying its listeners.
    const client = await clerk.client.reload();
    // When it considers the browser offline or a bot, it hides the missing answer and keeps its old state.
    if (client.id === id && sessionOf(client) === undefined) throw new Error('The identity service gave no answer');
    await hear(client);
  }, [clerk, hear]);
  const knowsNobody = user === null || clerk.client?.id === UNINITIALISED_CLIENT_ID;
  return { is: isLoaded && couldNotAsk && knowsNobody && !hasHeard, ask };
}

interface Sessions {
  lastActiveSessionId: string | null;
  signedInSessions: { id: string }[];
}

/** The session that the client itself would choose. */
function sessionOf({ lastActiveSessionId, signedInSessions }: Sessions): string | undefined {
  return (signedInSessions.find(({ id }) => id === lastActiveSessionId) ?? signedInSessions[0])?.id;
}
