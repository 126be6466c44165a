import { type RefObject, useLayoutEffect, useRef } from 'react';

const isBelow = (element: Element, field: Element) =>
  (element.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !element.contains(field);

/**
 * Keeps the focused field where it is on the screen while an element above it grows or shrinks, as far as the page can scroll.
 * The page turns off the browser's own anchoring, which not every browser has.
 * @param closing a change of it is followed at once, before a press can meet the moved page; others before they are painted
 */
export function useSteadyField(above: RefObject<HTMLElement | null>, closing: unknown): void {
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = above.current;
    if (element === null) return;
    const follow = () => {
      const moved = element.offsetHeight - height.current;
      height.current = element.offsetHeight;
      const field = document.activeElement;
      if (moved !== 0 && field !== null && isBelow(element, field))
        window.scrollBy({ top: moved, behavior: 'instant' });
    };
    follow();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, [above, closing]);
}
