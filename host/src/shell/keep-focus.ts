/** Time for the code that removed the control to move the focus itself. */
const PATIENCE_MS = 100;

/** An ancestor of the focused control, or the control itself, with fallbacks for when it is removed. */
interface Surrounding {
  element: Element;
  /** Sibling entries of a list: after an entry is removed, the focus goes to a neighbour and not to the top of the list. */
  beside: readonly (Element | null)[];
}

/**
 * Where the focus goes when the focused control is removed (WCAG 2.2, 2.4.3): to the heading of the nearest remaining
 * ancestor, else to that ancestor. Otherwise the browser would restart at the top of the page.
 * @param around the control and its ancestors, the nearest first
 */
export function placeLeft(around: readonly Surrounding[]): HTMLElement | null {
  for (const { element, beside } of around) {
    const one = [element, ...beside].find((place) => place?.isConnected);
    if (!(one instanceof HTMLElement) || one.closest('[inert], [hidden], dialog:not([open])')) continue;
    if ((one.textContent ?? '').trim() === '') continue;
    return one.querySelector<HTMLElement>('h1, h2, h3') ?? one;
  }
  return null;
}

/**
 * Keeps the focus on the page when the focused control is removed, and scrolls it into view: with shorter content the browser
 * keeps its scroll offset, which on a phone may show the footer. Pages' own focus moves and page arrivals take precedence.
 * @returns a function that stops it
 */
export function keepFocus(main: () => HTMLElement | null): () => void {
  let last: { control: Element; around: Surrounding[]; address: string } | null = null;
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    // The target may be inside a button, and Safari does not focus a clicked button.
    const control = target.closest('a, button') ?? target;
    last = { control, around: around(control, main()), address: location.pathname };
  };
  addEventListener('focusin', remember);
  // In the capture phase, before the page may move the focus itself.
  addEventListener('click', remember, true);
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const bringBack = () => {
    // Another page sets its own focus.
    if (last === null || last.control.isConnected || last.address !== location.pathname || !isLost()) return;
    const place = placeLeft(last.around);
    if (place === null) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'nearest' });
  };
  const watch = new MutationObserver(() => {
    if (last !== null && !last.control.isConnected && isLost()) setTimeout(bringBack, PATIENCE_MS);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** From the control up to the page's main element; empty outside of it. */
function around(control: Element, main: HTMLElement | null): Surrounding[] {
  const found: Surrounding[] = [];
  if (!main?.contains(control)) return found;
  for (let one: Element | null = control; one !== null; one = one === main ? null : one.parentElement) {
    const beside = one.matches('li, tr') ? [one.nextElementSibling, one.previousElementSibling] : [];
    found.push({ element: one, beside });
  }
  return found;
}
