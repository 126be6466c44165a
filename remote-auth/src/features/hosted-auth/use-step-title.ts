import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The widget's first card; what its title says already stands above it as the page's. */
const FIRST_CARD = '.cl-signIn-start, .cl-signUp-start';

/**
 * The title of the widget's present step, such as "Enter your password"; null on its first one. The widget writes its
 * titles as `h1`, of which the page has one already, and it names some of its steps nowhere else, not even in the
 * address. So they are hidden there and read from there.
 * @param place around the widget
 */
export function useStepTitle(place: RefObject<HTMLElement | null>): string | null {
  const [title, setTitle] = useState<string | null>(null);
  useLayoutEffect(() => {
    const node = place.current;
    if (node === null) return;
    const read = () => setTitle(readStepTitle(node));
    read();
    const observer = new MutationObserver(read);
    observer.observe(node, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [place]);
  return title;
}

/** @returns null on the first step, and while nothing is drawn */
export function readStepTitle(node: HTMLElement): string | null {
  if (node.querySelector(FIRST_CARD) !== null) return null;
  return node.querySelector('.cl-headerTitle')?.textContent.trim() || null;
}

/** After a step, the focus goes to its title, or to the page's on the first one, unless the widget has a field for it. */
export function useFocusOnStep(heading: RefObject<HTMLElement | null>, title: string | null): void {
  const before = useRef(title);
  useEffect(() => {
    if (before.current === title) return;
    before.current = title;
    // The widget focuses its field with the next frame.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const target = heading.current ?? document.querySelector<HTMLElement>('[data-page-heading]');
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [heading, title]);
}
