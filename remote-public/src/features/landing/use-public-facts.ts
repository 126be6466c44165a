import { now } from '@telehealth/contracts/clock';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { useBackendAddress } from '@telehealth/contracts/session';
import { useCallback, useEffect, useState } from 'react';
import type { PublicFacts } from '../../data/facts/public-facts';
import { fetchPublicFacts } from '../../data/facts/public-facts';

export interface FactsControl {
  /** `waiting` is also the prerendered state. */
  status: 'waiting' | 'failed' | 'ready';
  facts: PublicFacts | undefined;
  countedAt: Date | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** Fetches the numbers once the page is painted and idle. */
export function usePublicFacts(): FactsControl {
  const address = useBackendAddress();
  const [found, setFound] = useState<{ facts: PublicFacts; countedAt: Date } | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setRetrying] = useState(false);
  // A new attempt retries.
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

/** Safari has no `requestIdleCallback`; a timeout after the paint replaces it. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 50);
  return () => clearTimeout(id);
}
