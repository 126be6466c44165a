import { type RefObject, useEffect } from 'react';

/** How far from its end a list counts as read to its end, in px. */
const NEAR = 80;

/**
 * What is new is seen by who looks at the end, also what grows later, such as the emergency card; who reads further up is
 * left there.
 * @param box what scrolls
 * @param list what grows in it
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
