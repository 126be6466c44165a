import { LOCK_MESSAGES, type LockState, messageFrom, pathTo } from '@telehealth/contracts';
import { useLocation } from '@telehealth/contracts/router';
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

/** Help in an emergency is never covered: it shows nothing of anybody. */
const ALWAYS_OPEN: readonly string[] = [pathTo('emergencyCare')];

/** Draws what the session's lock says: nothing, a warning, or the cover with the way back. */
export function SessionLock() {
  const lock = useLock();
  const identity = useIdentity();
  const { pathname } = useLocation();
  const endNear = useStore(lockStore, (needs) => needs.endNear);
  const isCovered = identity.status === 'signedIn' && isCovering(lock) && !ALWAYS_OPEN.includes(pathname);
  const isLocked = lock.status === 'locked';
  const LockScreen = useLockScreen(isLocked);
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

/** Drawn before what stands above the cover, so that it still finds the focus where the person left it. */
function Cover({ isLocked }: { isLocked: boolean }) {
  const { holdHistory } = useHost();
  useLayoutEffect(() => coverPage(), []);
  // A step back would leave the covered page, with what was typed there.
  useLayoutEffect(() => holdHistory(), [holdHistory]);
  useEffect(() => {
    if (!isLocked) return;
    coverTab('Locked');
    return () => coverTab(null);
  }, [isLocked]);
  return null;
}

const SETTLE_MS = 600;

/** An empty page, which says why only when the answer takes longer than a blink. */
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
