import { BRAND_NAME } from '@telehealth/contracts';
import { useKeepAwake } from '@telehealth/contracts/session';
import { useEffect } from 'react';
import { useOwnFrame } from '../../room/use-own-frame';

/** What a call needs of its tab: the whole screen, no idle lock, a screen that stays lit, and a title that says it runs. */
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

/** The lock is gone whenever the page is hidden, so it is asked for anew; a browser without it, or that refuses, dims as it does. */
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
