import { createContext } from 'react';

/** Heading and lead that the HTML document contains for its page; shown until the page renders. */
export interface FirstWords {
  path: string;
  title: string;
  lead: string;
}

export const FirstWordsContext = createContext<FirstWords | null>(null);

/** Marks elements that the document shows until the application runs; see the compose step. */
const DRAWN_FIRST = '[data-until="page"]';

/**
 * Reads them before React removes them.
 * @param root the element that React renders into
 */
export function readFirstWords(root: Element | null): FirstWords | null {
  if (root?.matches(DRAWN_FIRST) !== true) return null;
  const textOf = (selector: string) => root.querySelector(selector)?.textContent ?? '';
  return { path: location.pathname, title: textOf('main h1'), lead: textOf('main .lead') };
}

/**
 * Renders in place of the document's content. The focus returns to the link or control that had it.
 * @param draw renders at once, or later
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
