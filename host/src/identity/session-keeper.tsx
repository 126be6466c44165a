import { useClerk, useSession, useUser } from '@clerk/react';
import { type MessageId, STORAGE_KEYS, signInMark } from '@telehealth/contracts';
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { useCallback, useEffect } from 'react';
import { readStored, removeStored } from '../browser-storage';
import { type ClerkUser, kindOf, taskOf, toIdentity } from '../clerk/clerk';
import {
  arrivedDataArea,
  factsOf,
  forgetKnownPerson,
  keepKnownPerson,
  unconfirmed,
  useBackendConnection,
} from '../connection/connection';
import { type Departure, departure, endIdentity, endOf, useSessionWatch } from '../lock/lock';
import { notify } from '../notifications/notify';
import { demoMark } from './demo-mark';
import { forgetPerson } from './forget-person';

type KnownSession = Parameters<typeof endOf>[0] & { id: string };

/** What is said when a session ended; who signed out here is told so by the action. */
const FAREWELL: Readonly<Record<Departure, MessageId | null>> = {
  own: null,
  otherTab: 'session.signedOutElsewhere',
  limit: 'session.limitReached',
  ended: 'session.ended',
};

/**
 * Watches the identity provider and keeps the session in step with it. The only way from there into the store.
 * @param isUnanswered the provider could not ask who is here; nobody is signed out for that
 */
export function SessionKeeper({ isUnanswered = false }: { isUnanswered?: boolean }) {
  const clerk = useClerk();
  const { isLoaded, user: found } = useUser();
  const { session: running } = useSession();
  // What is known without an answer is not enough to go by.
  const user = isUnanswered ? undefined : found;
  const session = isUnanswered ? undefined : running;
  const task = taskOf(session);
  const onGone = useCallback(() => endIdentity(clerk, 'ended'), [clerk]);
  // In this order: whether the pages may be seen is decided before anything of the person is there to be drawn.
  useSessionWatch(session, kindOf(user), clerk);
  useEffect(() => {
    if (!isLoaded || isUnanswered) return;
    const { person } = unconfirmed.getState();
    if (user !== null && user !== undefined) {
      if (person !== null && (person.session !== session?.id || task !== undefined)) takeBack();
      return sessionWriter.identityChanged(toIdentity(user, demoMark.isSet(), task));
    }
    // Ended here, in another tab, or by the server: nothing of the person may stay behind.
    const before = sessionStore.getState().identity.status;
    if (before === 'signedIn') {
      const farewell = FAREWELL[departure.take()];
      void forgetPerson();
      if (farewell !== null) notify(farewell);
      return;
    }
    departure.forget();
    sessionWriter.identityChanged({ status: 'signedOut' });
    // The identity's session ended while the product was closed: the backend's must not outlive it.
    if (before !== 'loading' || readStored(STORAGE_KEYS.backendSession) === null) return;
    void forgetPerson();
    notify('session.expired');
  }, [isLoaded, isUnanswered, user, task, session?.id]);
  useKeepKnown(user, session);
  useBackendConnection({ user, session, isPending: task !== undefined, onGone, isLeaving: departure.isUnderWay });
  return null;
}

/** Another session than the one whose person was drawn: nothing of theirs may stay, on the page or in the browser. */
function takeBack(): void {
  forgetKnownPerson();
  removeStored(STORAGE_KEYS.backendSession);
  const area = arrivedDataArea();
  area?.backend.live.closeAll();
  area?.backend.queries.clear();
  sessionWriter.backendOff();
}

/** Once both sides have said who is here, this browser knows it the next time the product is opened. */
function useKeepKnown(user: ClerkUser | null | undefined, session: KnownSession | null | undefined): void {
  useEffect(() => {
    if (!user || !session) return;
    const keep = () => {
      const { backend, identity } = sessionStore.getState();
      if (backend.status !== 'ready' || identity.status !== 'signedIn' || identity.user.id !== user.id) return;
      const kind = kindOf(user);
      const { userId } = backend;
      keepKnownPerson({
        session: session.id,
        kind,
        endsAt: endOf(session, kind),
        userId,
        facts: factsOf(user),
        signIn: signInMark(document.cookie),
        identity,
      });
    };
    keep();
    return sessionStore.subscribe(({ backend }, before) => {
      if (backend !== before.backend) keep();
    });
  }, [user, session]);
}
