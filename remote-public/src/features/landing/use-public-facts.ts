import { now, viewerTimeZone } from '@telehealth/contracts';
import { useBackendAddress } from '@telehealth/contracts/session';
import type { PublicFacts } from '@telehealth/data/facts/public-facts';
import { fetchPublicFacts } from '@telehealth/data/facts/public-facts';
import { useCallback, useEffect, useState } from 'react';

export interface FactsControl {
  /** `waiting` is also how the page is drawn at build time. */
  status: 'waiting' | 'failed' | 'ready';
  facts: PublicFacts | undefined;
  /** When they were counted. */
  countedAt: Date | undefined;
  /** Counted anew, because it failed before. */
  isRetrying: boolean;
  retry: () => void;
}

/** Asks for the numbers once the page is painted and idle; nothing on it waits for them. */
export function usePublicFacts(): FactsControl {
  const address = useBackendAddress();
  const [found, setFound] = useState<{ facts: PublicFacts; countedAt: Date } | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setRetrying] = useState(false);
  // Another attempt asks again.
  useEffect(() => {
    if (address === null) return;
    const abort = new AbortController();
    const tell = (answer: NonNullable<typeof found>) => {
      if (abort.signal.aborted) return;
      setFound(answer);
      setRetrying(false);
    };
    const ask = () =>
      fetchPublicFacts(address, viewerTimeZone(), abort.signal).then(
        (facts) => tell({ facts, countedAt: now() }),
        () => tell('failed'),
      );
    const cancel = whenIdle(() => void ask());
    return () => {
      cancel();
      abort.abort();
    };
  }, [address, attempt]);
  const retry = useCallback(() => {
    setRetrying(true);
    setAttempt((before) => before + 1);
  }, []);
  const rest = { isRetrying, retry };
  if (found === null) return { status: 'waiting', facts: undefined, countedAt: undefined, ...rest };
  if (found === 'failed') return { status: 'failed', facts: undefined, countedAt: undefined, ...rest };
  return { status: 'ready', ...found, ...rest };
}

/** Safari knows no idle callback; there the next turn after the paint has to do. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 50);
  return () => clearTimeout(id);
}
