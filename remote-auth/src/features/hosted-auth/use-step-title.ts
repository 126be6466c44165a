import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The widget's first card, whose title the page already shows. */
const FIRST_CARD = '.cl-signIn-start, .cl-signUp-start';

/**
 * Returns the title of the widget's current step, such as "Enter your password"; null on the first. The widget writes titles as
 * `h1`, which the page already has, and names some steps nowhere else, not even in the URL. So its titles are hidden there and
 * read from there.
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

/** @returns null on the first step, and while nothing is rendered */
function readStepTitle(node: HTMLElement): string | null {
  if (node.querySelector(FIRST_CARD) !== null) return null;
  return node.querySelector('.cl-headerTitle')?.textContent.trim() || null;
}

/** After each step, moves the focus to its title, or to the page's on the first, unless the widget focuses a field. */
export function useFocusOnStep(heading: RefObject<HTMLElement | null>, title: string | null): void {
  const before = useRef(title);
  useEffect(() => {
    if (before.current === title) return;
    before.current = title;
    // The widget focuses its field in the next frame.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const target = heading.current ?? document.querySelector<HTMLElement>('[data-page-heading]');
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [heading, title]);
}
