import { useClerk, useSession, useUser } from '@clerk/react';
import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { signInMark } from '@telehealth/contracts/identity';
import type { MessageId } from '@telehealth/contracts/messages';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
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
import { departure, endIdentity, endOf, type SessionEndReason, useSessionWatch } from '../lock/lock';
import { notify } from '../notifications/notify';
import { demoMark } from './demo-mark';
import { forgetPerson } from './forget-person';

type KnownSession = Parameters<typeof endOf>[0] & NonNullable<Parameters<typeof factsOf>[1]> & { id: string };

/** Message after a session ended; the sign-out action has its own. */
const FAREWELL: Readonly<Record<SessionEndReason, MessageId | null>> = {
  own: null,
  otherTab: 'session.signedOutElsewhere',
  limit: 'session.limitReached',
  ended: 'session.ended',
};

/**
 * Syncs the session store with Clerk. Nothing else passes Clerk's state to the store.
 * @param isUnanswered Clerk's client could not ask its service; no user is signed out for that
 */
export function SessionKeeper({ isUnanswered = false }: { isUnanswered?: boolean }) {
  const clerk = useClerk();
  const { isLoaded, user: found } = useUser();
  const { session: running } = useSession();
  // Without Clerk's answer its user is not reliable.
  const user = isUnanswered ? undefined : found;
  const session = isUnanswered ? undefined : running;
  const task = taskOf(session);
  const onGone = useCallback(() => endIdentity(clerk, 'ended'), [clerk]);
  // In this order: the lock is decided before the user's data can be drawn.
  useSessionWatch(session, kindOf(user), clerk);
  useEffect(() => {
    if (!isLoaded || isUnanswered) return;
    const { person } = unconfirmed.getState();
    if (user !== null && user !== undefined) {
      if (person !== null && (person.session !== session?.id || task !== undefined)) takeBack();
      return sessionWriter.identityChanged(toIdentity(user, demoMark.isSet(), task));
    }
    // Ended here, in another tab, or by the server: nothing of the user may remain.
    const before = sessionStore.getState().identity.status;
    if (before === 'signedIn') {
      const farewell = FAREWELL[departure.take()];
      void forgetPerson();
      if (farewell !== null) notify(farewell);
      return;
    }
    departure.forget();
    sessionWriter.identityChanged({ status: 'signedOut' });
    // Clerk's session ended while the application was closed: the backend's must end too.
    if (before !== 'loading' || readStored(STORAGE_KEYS.backendSession) === null) return;
    void forgetPerson();
    notify('session.expired');
  }, [isLoaded, isUnanswered, user, task, session?.id]);
  useKeepKnown(user, session);
  useBackendConnection({ user, session, isPending: task !== undefined, onGone, isLeaving: departure.isUnderWay });
  return null;
}

/** Another session than the drawn one: removes that user's data from page and browser. */
function takeBack(): void {
  forgetKnownPerson();
  removeStored(STORAGE_KEYS.backendSession);
  const area = arrivedDataArea();
  area?.backend.live.closeAll();
  area?.backend.queries.clear();
  sessionWriter.backendOff();
}

/** Once Clerk and the backend have confirmed the user, stores them for the next start. */
function useKeepKnown(user: ClerkUser | null | undefined, session: KnownSession | null | undefined): void {
  useEffect(() => {
    if (!user || !session) return;
    const keep = () => {
      const { backend, identity } = sessionStore.getState();
      if (backend.status !== 'ready' || identity.status !== 'signedIn' || identity.user.id !== user.id) return;
      // The next start asks anew whether it is still lacking.
      if (backend.secondFactor === 'needed') return forgetKnownPerson();
      const kind = kindOf(user);
      const userId = backend.actorId ?? backend.userId;
      keepKnownPerson({
        session: session.id,
        kind,
        endsAt: endOf(session, kind),
        userId,
        facts: factsOf(user, session),
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
