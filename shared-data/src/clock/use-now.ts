import { now, watchClock } from '@telehealth/contracts/clock';
import { useEffect, useState } from 'react';

/** The current server time, updated at an interval and as soon as a server response shows that this device's clock is wrong. */
export function useNow(everyMs = 30_000): Date {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const look = () => setAt(now());
    const beat = setInterval(look, everyMs);
    const stopWatching = watchClock(look);
    // Applies what was learnt between render and effect.
    look();
    return () => {
      clearInterval(beat);
      stopWatching();
    };
  }, [everyMs]);
  return at;
}
