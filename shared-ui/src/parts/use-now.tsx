import { useEffect, useState } from 'react';

/** The current time, renewed on a beat, so that "in 25 minutes" does not go stale on an open page. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const beat = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(beat);
  }, [everyMs]);
  return now;
}
