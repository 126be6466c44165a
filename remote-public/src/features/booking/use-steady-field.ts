import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focused field where it is on the screen while what lies above it grows or shrinks, as far as the page can scroll.
 * The page turns off the browser's own anchoring, which not every browser has.
 * @param above what changes its height with `state`
 */
export function useSteadyField(above: RefObject<HTMLElement | null>, state: unknown): void {
  const height = useRef(0);
  // Its own parts change its height, too: days load, another is opened.
  useEffect(() => {
    const element = above.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      height.current = element.offsetHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [above]);
  useLayoutEffect(() => {
    const element = above.current;
    if (element === null) return;
    const moved = element.offsetHeight - height.current;
    height.current = element.offsetHeight;
    const field = document.activeElement;
    if (moved === 0 || field === null || field === document.body || element.contains(field)) return;
    window.scrollBy({ top: moved, behavior: 'instant' });
    field.scrollIntoView({ block: 'nearest' });
  }, [above, state]);
}
