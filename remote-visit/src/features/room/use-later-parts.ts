import { useEffect, useState } from 'react';

type LaterParts = typeof import('./later-parts');

let loaded: LaterParts | null = null;
/** Fetches the parts around a call; rejects while the network is down. */
export async function loadLaterParts(): Promise<LaterParts> {
  loaded ??= await import(/* webpackChunkName: "call-more" */ './later-parts');
  return loaded;
}

/** How long the first picture has the network for itself; if it fails, the rest must not wait. */
const ALONE_MS = 2_000;
const AGAIN_MS = 2_000;

interface FetchedParts {
  parts: LaterParts | null;
  /** They failed to load; a retry follows by itself. */
  isAway: boolean;
  again: () => void;
}

/**
 * The parts around and over the video: fetched once the picture shows or after two seconds, so that they are here when the
 * network fails.
 * @param waits a first picture is coming and the user opened nothing else; @param onFree called when the network is free
 */
export function useLaterParts(waits: boolean, onFree: () => void, load = loadLaterParts): FetchedParts {
  const [parts, setParts] = useState(loaded);
  const [isAway, setAway] = useState(false);
  const [presses, setPresses] = useState(0);
  // Each press of "Try again" fetches at once.
  useEffect(() => {
    if (parts !== null && !waits) onFree();
    if (parts !== null) return;
    if (loaded !== null) return setParts(loaded);
    let isHere = true;
    let timer: ReturnType<typeof setTimeout>;
    const fetchParts = async () => {
      onFree();
      try {
        const found = await load();
        if (isHere) setParts(found);
      } catch {
        if (!isHere) return;
        setAway(true);
        timer = setTimeout(fetchParts, AGAIN_MS);
      }
    };
    timer = setTimeout(fetchParts, waits ? ALONE_MS : 0);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [parts, waits, onFree, load, presses]);
  return { parts, isAway: isAway && parts === null, again: () => setPresses(presses + 1) };
}
