import { now, watchClock } from '@telehealth/contracts';
import { useEffect, useState } from 'react';

/**
 * The server's present, renewed on a beat, so that "in 25 minutes" does not go stale on an open page, and as soon as a server
 * said that this device's clock is wrong.
 */
export function useNow(everyMs = 30_000): Date {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const look = () => setAt(now());
    const beat = setInterval(look, everyMs);
    const stopWatching = watchClock(look);
    // What was learnt between drawing and now.
    look();
    return () => {
      clearInterval(beat);
      stopWatching();
    };
  }, [everyMs]);
  return at;
}
