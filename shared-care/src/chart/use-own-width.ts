import { type RefObject, useEffect, useRef, useState } from 'react';
import { PLOT } from './plot-points';

/** The current width of an element in px; a small phone's before it is rendered. */
export function useOwnWidth<T extends HTMLElement>(): { ref: RefObject<T | null>; width: number } {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState<number>(PLOT.width);
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const found = Math.round(entry?.contentRect.width ?? 0);
      if (found > 0) setWidth(found);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
