import { useKeepAwake } from '@telehealth/contracts/session';
import { BRAND_NAME } from '@telehealth/contracts/settings';
import { useEffect } from 'react';
import { useOwnFrame } from '../../room/use-own-frame';

/** A call's demands on its tab: full screen, no idle lock, a screen wake lock, and a title that says it is running. */
export function useInVisit(isSeated: boolean): void {
  useOwnFrame(true);
  useKeepAwake(isSeated);
  useWakeLock(isSeated);
  useEffect(() => {
    if (!isSeated) return;
    const before = document.title;
    const during = `● In a visit · ${BRAND_NAME}`;
    document.title = during;
    return () => {
      if (document.title === during) document.title = before;
    };
  }, [isSeated]);
}

/**
 * The browser releases the lock whenever the page is hidden, so it is requested again. Without the API the screen dims as
 * usual.
 */
function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void got?.release();
      else lock = got;
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isActive]);
}
