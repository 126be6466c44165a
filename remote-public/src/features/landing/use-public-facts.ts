import { type PublicFacts, viewerTimeZone } from '@telehealth/contracts';
import { useBackendAddress } from '@telehealth/contracts/session';
import { fetchPublicFacts } from '@telehealth/data/facts/public-facts';
import { useCallback, useEffect, useState } from 'react';

export interface FactsControl {
  /** `waiting` is also how the page is drawn at build time. */
  status: 'waiting' | 'failed' | 'ready';
  facts: PublicFacts | undefined;
  /** When they were counted. */
  countedAt: Date | undefined;
  retry: () => void;
}

/** Asks for the numbers once the page is painted and idle; nothing on it waits for them. */
export function usePublicFacts(): FactsControl {
  const address = useBackendAddress();
  const [found, setFound] = useState<{ facts: PublicFacts; countedAt: Date } | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Another attempt asks again.
  useEffect(() => {
    if (address === null) return;
    const abort = new AbortController();
    const ask = () =>
      fetchPublicFacts(address, viewerTimeZone(), abort.signal).then(
        (facts) => abort.signal.aborted || setFound({ facts, countedAt: new Date() }),
        () => abort.signal.aborted || setFound('failed'),
      );
    const cancel = whenIdle(() => void ask());
    return () => {
      cancel();
      abort.abort();
    };
  }, [address, attempt]);
  const retry = useCallback(() => {
    setFound(null);
    setAttempt((before) => before + 1);
  }, []);
  if (found === null) return { status: 'waiting', facts: undefined, countedAt: undefined, retry };
  if (found === 'failed') return { status: 'failed', facts: undefined, countedAt: undefined, retry };
  return { status: 'ready', ...found, retry };
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
