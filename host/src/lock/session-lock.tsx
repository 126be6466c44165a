import { messageFrom } from '@telehealth/contracts/message-from';
import { LOCK_MESSAGES } from '@telehealth/contracts/messages/lock';
import { useLocation } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { LockState } from '@telehealth/contracts/session';
import { useIdentity, useLock } from '@telehealth/contracts/session';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useHost } from '../host-context';
import { coverTab } from '../shell/tab-title';
import { EndNotice } from './end-notice';
import { lockStore } from './lock-store';
import { LockWarning } from './lock-warning';
import { ABOVE_COVER, coverPage } from './page-cover';
import styles from './page-cover.module.css';
import { useLockScreen } from './use-lock-screen';

const isCovering = (lock: LockState) => lock.status === 'locked' || lock.status === 'checking';

/** The emergency page is never covered, because it shows no user's data. */
const ALWAYS_OPEN: readonly string[] = [pathTo('emergencyCare')];

/** Renders the lock's state: nothing, a warning, or the cover with the unlock form. */
export function SessionLock() {
  const lock = useLock();
  const identity = useIdentity();
  const { pathname } = useLocation();
  const endNear = useStore(lockStore, (needs) => needs.endNear);
  const isSignedIn = identity.status === 'signedIn';
  const isCovered = isSignedIn && isCovering(lock) && !ALWAYS_OPEN.includes(pathname);
  const isLocked = lock.status === 'locked';
  const LockScreen = useLockScreen(isLocked, isSignedIn);
  if (isCovered) {
    return (
      <>
        <Cover isLocked={isLocked} />
        {createPortal(isLocked && LockScreen !== null ? <LockScreen /> : <Checking />, document.body)}
      </>
    );
  }
  return (
    <>
      {endNear !== null && <EndNotice key={endNear.times} {...endNear} />}
      {lock.status === 'warning' && <LockWarning endsAt={lock.endsAt} />}
    </>
  );
}

/** Mounted before the lock screen, so that it still finds the user's focus. */
function Cover({ isLocked }: { isLocked: boolean }) {
  const { holdHistory } = useHost();
  useLayoutEffect(() => coverPage(), []);
  // Navigating back would unmount the covered page and lose its input.
  useLayoutEffect(() => holdHistory(), [holdHistory]);
  useEffect(() => {
    if (!isLocked) return;
    coverTab('Locked');
    return () => coverTab(null);
  }, [isLocked]);
  return null;
}

const SETTLE_MS = 600;

/** An empty page, which explains itself only if the answer is slow. */
function Checking() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isEnding = useStore(lockStore, (needs) => needs.isEnding);
  return (
    <div {...{ [ABOVE_COVER]: '' }} className={styles.checking} role="status">
      {isSlow && messageFrom(LOCK_MESSAGES, isEnding ? 'session.ending' : 'session.checking')}
    </div>
  );
}
