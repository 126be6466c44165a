import { deviceNow, now } from '@telehealth/contracts/clock';
import { isKeptAwake, sessionWriter } from '@telehealth/contracts/host';
import { SESSION_RULES, type SessionKind } from '@telehealth/contracts/identity';
import { useEffect } from 'react';
import { checkSession } from '../clerk/clerk';
import { observeToken } from '../connection/connection';
import { activityRecord } from './activity-record';
import { departure } from './departure';
import { endIdentity } from './end-identity';
import { createLockKeeper, type Surroundings } from './lock-keeper';
import { lockStore } from './lock-store';
import { hearTabs, tellTabs } from './tab-channel';
import { watchPage } from './watch-page';

/** The part of Clerk's session that is watched. */
export interface WatchableSession {
  id: string;
  createdAt: Date;
  expireAt: Date;
  lastActiveToken: { getRawString(): string } | null;
  touch(): Promise<unknown>;
}

interface Leaving {
  signOut(callback: () => void): Promise<unknown>;
}

/** When the session ends by the product's rule or by Clerk's, whichever comes first; by the servers' clock. */
export function endOf(session: Pick<WatchableSession, 'createdAt' | 'expireAt'>, kind: SessionKind): number {
  return Math.min(session.createdAt.getTime() + SESSION_RULES[kind].endAfterMs, session.expireAt.getTime());
}

function createSurroundings(session: WatchableSession, kind: SessionKind, clerk: Leaving): Surroundings {
  return {
    now: deviceNow,
    elapsed: () => performance.now(),
    serverNow: () => now().getTime(),
    record: activityRecord,
    tell: (record) => tellTabs({ kind: 'activity', record }),
    isKeptAwake,
    onLock: sessionWriter.lockChanged,
    onEndNear: (notice) => {
      const lastsMs = endOf(session, kind) - session.createdAt.getTime();
      lockStore.setState({ endNear: notice === null ? null : { ...notice, lastsMs } });
    },
    onOver: () => void endIdentity(clerk, 'limit'),
    ask: async () => {
      if ((await checkSession(session)) === 'gone') await endIdentity(clerk, 'ended');
    },
  };
}

/** Watches this tab's session. It starts before the user's data is drawn, so that a page that opens locked never shows. */
export function useSessionWatch(session: WatchableSession | null | undefined, kind: SessionKind, clerk: Leaving): void {
  const id = session?.id;
  // Clerk returns new objects for the same session, so the effect depends on its id.
  useEffect(() => {
    if (session === null || session === undefined) return;
    observeToken(session.lastActiveToken?.getRawString());
    const watched = { id: session.id, endsAt: endOf(session, kind), rule: SESSION_RULES[kind] };
    const keeper = createLockKeeper(watched, createSurroundings(session, kind, clerk));
    lockStore.setState({ keeper, isEnding: false });
    const stopWatching = watchPage(keeper.active.bind(keeper), keeper.look.bind(keeper));
    const stopHearing = hearTabs((message) => {
      if (message.kind === 'leaving') departure.because('otherTab');
      else keeper.heard(message.record);
    });
    const onStorage = () => keeper.look();
    window.addEventListener('storage', onStorage);
    return () => {
      stopWatching();
      stopHearing();
      window.removeEventListener('storage', onStorage);
      keeper.stop();
      lockStore.setState({ keeper: null, isEnding: false });
    };
  }, [id, kind]);
}
