import { useEffect, useState } from 'react';

type LaterParts = typeof import('./later-parts');

let loaded: LaterParts | null = null;
/** Fetches what is drawn around a call that stands; fails where the line is down. */
export async function loadLaterParts(): Promise<LaterParts> {
  loaded ??= await import(/* webpackChunkName: "call-more" */ './later-parts');
  return loaded;
}

/** As long as the first picture may have the line for itself; what goes wrong with it is no reason to keep everything else back. */
const ALONE_MS = 2_000;
const AGAIN_MS = 2_000;

interface FetchedParts {
  parts: LaterParts | null;
  /** They did not arrive; it is tried again without being asked, too. */
  isAway: boolean;
  again: () => void;
}

/**
 * What stands around the picture and over it: fetched once the picture is there, or after two seconds without one, and from then
 * on here when the line fails.
 * @param waits a first picture is on its way, and nobody asked for anything else; @param onFree told when the line is free
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
