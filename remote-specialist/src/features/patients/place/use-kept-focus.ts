import { type RefObject, useEffect, useRef } from 'react';

const PLACES = 'li, section, [role="note"]';

/** What stands around an element and can take its place, the nearest first. */
function around(element: Element, box: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at !== null && box.contains(at); at = at.parentElement) {
    if (at.matches(PLACES)) found.push(at);
  }
  return found;
}

/**
 * Buttons of a chart go away by being pressed: what is confirmed, opened or taken back needs none. What stood around one
 * takes the focus then, else the heading of the page, so that nobody is left nowhere.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current;
    if (place === null) return;
    let had: { element: Element; around: Element[] } | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('dialog') === null)
        had = { element: target, around: around(target, place) };
    };
    const look = () => {
      if (had === null || had.element.isConnected) return;
      const next = had.around.find(({ isConnected }) => isConnected) ?? place.querySelector('[data-page-heading]');
      had = null;
      if (document.activeElement !== document.body || !(next instanceof HTMLElement)) return;
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    };
    place.addEventListener('focusin', remember);
    const watch = new MutationObserver(look);
    watch.observe(place, { childList: true, subtree: true });
    return () => {
      place.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, []);
  return box;
}
