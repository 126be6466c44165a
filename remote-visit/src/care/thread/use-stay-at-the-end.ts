import { type RefObject, useEffect } from 'react';

/** Distance from the end in px within which a list counts as scrolled to its end. */
const NEAR = 80;

/**
 * Keeps a list scrolled to its end when it grows, also later, e.g. by the emergency card. A user who has scrolled up stays
 * where they are.
 * @param box the scroll container
 * @param list the growing list in it
 */
export function useStayAtTheEnd(box: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [at, grows] = [box.current, list.current];
    if (at === null || grows === null || !('ResizeObserver' in window)) return;
    let isAtEnd = true;
    const look = () => {
      isAtEnd = at.scrollHeight - at.scrollTop - at.clientHeight < NEAR;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd) at.scrollTop = at.scrollHeight;
    });
    at.addEventListener('scroll', look, { passive: true });
    observer.observe(grows);
    return () => {
      at.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [box, list]);
}
