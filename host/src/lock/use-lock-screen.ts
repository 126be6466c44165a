import { type ComponentType, useEffect, useState } from 'react';

/** Long after the page of somebody signed in is drawn, and long before anything locks. */
const AHEAD_MS = 10_000;
const AGAIN_MS = 5_000;

/** The lock screen's component, loaded after the page and well before it is needed. Pages stay covered even without it. */
export function useLockScreen(isNeeded: boolean, isSignedIn: boolean): ComponentType | null {
  const [Screen, setScreen] = useState<ComponentType | null>(null);
  const isThere = Screen !== null;
  useEffect(() => {
    if (isThere || !isSignedIn) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      import('./lock-screen').then(
        (module) => {
          if (!isOver) setScreen(() => module.LockScreen);
        },
        () => {
          if (!isOver) timer = setTimeout(load, AGAIN_MS);
        },
      );
    };
    if (isNeeded) load();
    else timer = setTimeout(load, AHEAD_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isNeeded, isSignedIn, isThere]);
  return Screen;
}
