import { createContext } from 'react';

/** The heading and the sentence that a document brought for the page at its address; they stand until the page does. */
export interface FirstWords {
  path: string;
  title: string;
  lead: string;
}

export const FirstWordsContext = createContext<FirstWords | null>(null);

/** Of an element in which the document drew what stands until the program runs; see the compose step. */
const DRAWN_FIRST = '[data-until="page"]';

/**
 * What the document drew of the page at its address, before anything of it is taken away.
 * @param root the element that React draws into
 */
export function readFirstWords(root: Element | null): FirstWords | null {
  if (root?.matches(DRAWN_FIRST) !== true) return null;
  const textOf = (selector: string) => root.querySelector(selector)?.textContent ?? '';
  return { path: location.pathname, title: textOf('main h1'), lead: textOf('main .lead') };
}

/**
 * Draws in place of what the document brought. Who had reached a link or a control of it by keyboard is there again.
 * @param draw draws at once, or by and by
 */
export function takePlaceOfFirstWords(root: Element, draw: () => void): void {
  const focused = document.activeElement;
  root.removeAttribute('data-until');
  draw();
  if (focused === null || focused === document.body || !root.contains(focused)) return;
  const isSame = (one: Element) =>
    ['id', 'href'].every((name) => one.getAttribute(name) === focused.getAttribute(name));
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return;
    observer.disconnect();
    [...root.querySelectorAll<HTMLElement>(focused.tagName)].find(isSame)?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true, subtree: true });
}
