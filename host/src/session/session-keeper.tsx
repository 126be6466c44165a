import { useSession, useUser } from '@clerk/react';
import { STORAGE_KEYS } from '@telehealth/contracts';
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { useCallback, useEffect, useRef } from 'react';
import { useHost } from '../host-context';
import { notify } from '../notifications/notify';
import { loadDataArea } from './backend-store';
import { readStored } from './browser-storage';
import { connectBackend } from './connect-backend';
import { demoMark } from './demo-mark';
import { forgetPerson } from './forget-person';
import { onReconnect } from './reconnect';
import { readMetadata, taskOf, toIdentity } from './to-app-user';

/** Watches the identity provider and keeps the session in step with it. The only way from there into the store. */
export function SessionKeeper() {
  const { isLoaded, user } = useUser();
  const { session } = useSession();
  const { environment } = useHost();
  const connected = useRef<string | null>(null);
  const userId = user?.id;
  const task = taskOf(session);

  const connect = useCallback(() => {
    if (user === null || user === undefined || session === null || session === undefined) return;
    const sessionId = session.id;
    connected.current = sessionId;
    void connectBackend({
      getToken: (options) => session.getToken(options),
      dataArea: () => loadDataArea(environment),
      provider: async () => (await environment()).idTokenProvider,
      role: readMetadata(user).role,
      isCurrent: () => connected.current === sessionId,
    });
  }, [user, session, environment]);

  useEffect(() => {
    if (!isLoaded) return;
    if (user !== null && user !== undefined) {
      return sessionWriter.identityChanged(toIdentity(user, demoMark.isSet(), task));
    }
    connected.current = null;
    // Ended here, in another tab, or by the server: nothing of the person may stay behind.
    const before = sessionStore.getState().identity.status;
    if (before === 'signedIn') return void forgetPerson();
    sessionWriter.identityChanged({ status: 'signedOut' });
    // The identity's session ended while the product was closed: the backend's must not outlive it.
    if (before !== 'loading' || readStored(STORAGE_KEYS.backendSession) === null) return;
    void forgetPerson();
    notify('session.expired');
  }, [isLoaded, user, task]);

  useEffect(() => {
    // A session that waits for something gets no token: nothing is exchanged before it is active.
    const isReady = userId !== undefined && task === undefined;
    onReconnect(isReady ? connect : null);
    if (!isReady) return;
    if (session?.id !== undefined && connected.current !== session.id) connect();
  }, [userId, session?.id, task, connect]);
  return null;
}
